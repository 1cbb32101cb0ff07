import { expect, test } from "vitest";
import { isOnlyHere, shareAddress } from "./address";

test("the address of a page that others can open is its own", () => {
    expect(shareAddress("https://play.example.org", "http://10.0.0.5:8080")).toBe("https://play.example.org");
});

test("on the machine that serves, it is the one the server offers", () => {
    expect(shareAddress("http://localhost:8080", "http://10.0.0.5:8080")).toBe("http://10.0.0.5:8080");
    expect(shareAddress("http://127.0.0.1:8080", "10.0.0.5:8080")).toBe("http://10.0.0.5:8080");
    expect(shareAddress("http://[::1]:8080", "http://box.local:8080/")).toBe("http://box.local:8080");
});

test("without an offer, or with a strange one, the page's own must do", () => {
    expect(shareAddress("http://localhost:8080", null)).toBe("http://localhost:8080");
    expect(shareAddress("http://localhost:8080", "http://")).toBe("http://localhost:8080");
});

test("an address that nobody else can open is known as such", () => {
    expect(["http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080"].map(isOnlyHere)).toEqual([true, true, true]);
    expect(["http://10.0.0.5:8080", "http://box.local:8080", "https://play.example.org"].map(isOnlyHere)).toEqual([false, false, false]);
});
