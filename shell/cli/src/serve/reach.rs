//! Where people reach a server: addresses to type, and a code to scan.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};

/// The addresses at which a listener answers, the best one for others first.
pub(super) fn addresses(listening: SocketAddr) -> Vec<SocketAddr> {
    let port = listening.port();
    let reachable: Vec<IpAddr> = match listening.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => outgoing(Ipv4Addr::new(192, 0, 2, 1).into())
            .into_iter()
            .chain([Ipv4Addr::LOCALHOST.into()])
            .collect(),
        IpAddr::V6(ip) if ip.is_unspecified() => {
            let four = outgoing(Ipv4Addr::new(192, 0, 2, 1).into());
            let six = outgoing(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into());
            four.into_iter().chain(six).chain([Ipv6Addr::LOCALHOST.into()]).collect()
        }
        ip => vec![ip],
    };
    reachable.into_iter().map(|ip| SocketAddr::new(ip, port)).collect()
}

/// An address as people type it.
pub(super) fn url(address: SocketAddr) -> String {
    format!("http://{address}")
}

/// This machine's address on the way to another one. Nothing is sent: the system is only asked which way it would take, and the
/// addresses asked for are those of documentation.
fn outgoing(to: IpAddr) -> Option<IpAddr> {
    let any: IpAddr = if to.is_ipv4() { Ipv4Addr::UNSPECIFIED.into() } else { Ipv6Addr::UNSPECIFIED.into() };
    let socket = UdpSocket::bind((any, 0)).ok()?;
    socket.connect((to, 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_unspecified())
}

/// A QR code for a dark terminal, which most are; phones read it in either colour. There is none of an address that leads every phone to
/// itself.
pub(super) fn code(address: SocketAddr) -> Option<String> {
    if address.ip().is_loopback() {
        return None;
    }
    let code = QrCode::with_error_correction_level(url(address), EcLevel::L).ok()?;
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_address_that_others_can_reach_has_a_code() {
        for (address, has_one) in [
            ("127.0.0.1:8080", false),
            ("127.1.2.3:8080", false),
            ("[::1]:8080", false),
            ("192.168.0.7:8080", true),
        ] {
            assert_eq!(code(address.parse().expect("an address")).is_some(), has_one, "{address}");
        }
    }
}
