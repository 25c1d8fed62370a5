//! All the HTTP a client needs, by hand: one request, one connection.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Sends JSON to `host:port` and answers with the JSON that comes back.
pub(crate) async fn post(host: &str, path: &str, token: Option<&str>, body: &Value) -> Result<Value> {
    let bearer = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{bearer}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(host).await.with_context(|| format!("no connection to {host}"))?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;

    let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
    let status = head.split(' ').nth(1).unwrap_or_default();
    let body: Value = serde_json::from_str(body).with_context(|| format!("{path}: {status}"))?;
    if !status.starts_with('2') {
        // What is refused comes as application/problem+json: a code for programs, and words for people.
        let text = |field: &str| body[field].as_str().unwrap_or_default();
        bail!("{path}: {status} {}: {}", text("code"), text("detail"));
    }
    Ok(body)
}
