// SPDX-License-Identifier: MIT
//! Between dominospec and my engine: the pipe works, the game is to be filled in.
use serde_json::{json, Value};
use std::io::{stdin, stdout, BufRead, Write};

/// The games that my engine plays, such as "block".
const GAMES: [&str; 0] = [];

/// What is asked for is not written yet.
fn later() -> Value {
    json!({"unsupported": {"features": ["adapter"], "reason": "this is not written yet"}})
}

/// Says no: a code such as "illegal_action".
fn refused(code: &str) -> Value {
    json!({"error": {"code": code}})
}

/// "auto" and "ends" say how my engine differs.
fn hello() -> Value {
    let variants: Vec<Value> = GAMES.iter().map(|id| json!({"id": id})).collect();
    json!({
        "protocol": 1,
        "engine": {"name": "my engine", "version": "0.1", "language": "rust"},
        "features": [], "modes": ["strict"], "spec_driven": false, "variants": variants,
    })
}

fn answer(asked: &Value) -> Value {
    match asked["cmd"].as_str() {
        Some("hello") => hello(),
        Some("variant") => json!({"ok": true}), // asked["variant"]["variant"] is the game from now on
        Some("start") => later(), // begin asked["game"] with asked["deal"]: state, events
        Some("legal") => later(), // actions: seat, move, tile, end, out
        Some("apply") => later(), // make asked["action"]: state, events, or refused
        Some("observe") => later(), // state as asked["as"] sees it: "all", or a seat
        Some("bye") => json!({"ok": true}),
        _ => refused("unsupported"),
    }
}

fn main() {
    for line in stdin().lock().lines() {
        let asked: Value = serde_json::from_str(&line.expect("a line")).expect("JSON");
        let mut reply = answer(&asked);
        reply["id"] = asked["id"].clone();
        println!("{reply}");
        stdout().flush().expect("a reader");
        if asked["cmd"] == "bye" {
            break;
        }
    }
}
