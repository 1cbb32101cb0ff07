import { expect, test } from "vitest";
import { isLoopback, shareAddress } from "./share-address";

test("a public address is shared as it is", () => {
    expect(shareAddress("https://play.example.org", "http://10.0.0.5:8080")).toBe("https://play.example.org");
});

test("instead of a loopback address, the address from the server is shared", () => {
    expect(shareAddress("http://localhost:8080", "http://10.0.0.5:8080")).toBe("http://10.0.0.5:8080");
    expect(shareAddress("http://127.0.0.1:8080", "10.0.0.5:8080")).toBe("http://10.0.0.5:8080");
    expect(shareAddress("http://[::1]:8080", "http://box.local:8080/")).toBe("http://box.local:8080");
});

test("without a valid address from the server, the page's own address is shared", () => {
    expect(shareAddress("http://localhost:8080", null)).toBe("http://localhost:8080");
    expect(shareAddress("http://localhost:8080", "http://")).toBe("http://localhost:8080");
});

test("loopback addresses are recognised", () => {
    expect(["http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080"].map(isLoopback)).toEqual([true, true, true]);
    expect(["http://10.0.0.5:8080", "http://box.local:8080", "https://play.example.org"].map(isLoopback)).toEqual([false, false, false]);
});
