//! Rooms: coming in, getting ready, leaving, and what is refused.

use crate::House;
use crate::guest::{Guest, ask};
use serde_json::json;

#[tokio::test]
async fn a_room_is_made_joined_and_watched() {
    let house = House::open().await;
    let wish = json!({ "variant": "ludo-server", "name": "Ann", "public": true });
    let ann = Guest::host(&house.url(), &wish).await;
    assert_eq!(ann.seat, Some(0));
    let bo = ann.joined_by("Bo", Some(2)).await;
    assert_eq!(bo.seat, Some(2));
    let eve = ann.watched_by("Eve").await;
    assert_eq!(eve.seat, None);
    let view = eve.view().await;
    assert_eq!(view["status"], "waiting");
    assert_eq!(view["variant"], "ludo-server");
    assert_eq!(view["seats"][2]["name"], "Bo");
    assert_eq!(view["seats"][0]["host"], true);
    assert_eq!(view["you"], json!({ "player": 3, "name": "Eve", "seat": null, "muted": false }));
    assert_eq!(view["watchers"][0]["name"], "Eve");
    let (_, lobby) = ask("GET", &format!("{}/api/rooms", house.url()), None, None).await;
    assert_eq!(lobby[0]["code"], json!(ann.code), "{lobby}");
    assert_eq!(lobby[0]["taken"], 2);
    house.server.stop().await;
}
