//! Which network addresses are one and the same visitor's, and which come from one line. It knows no limits: whoever counts says how many.

use std::net::{IpAddr, Ipv6Addr};

/// Whoever has one address of an IPv6 network has all of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    first_of(address, 64)
}

/// What one line has: a home has 256 or 65,536 networks of IPv6, a firm as many, and may come from another one each time. Of IPv4 it has an
/// address.
pub(crate) fn line(address: IpAddr) -> IpAddr {
    first_of(address, 48)
}

/// The first address of those that begin with the same bits.
fn first_of(address: IpAddr, bits: u32) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => Ipv6Addr::from_bits(six.to_bits() & !(u128::MAX >> bits)).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_half_of_an_address_and_a_line_has_many_of_them() {
        let address = |a: u16, b: u16, c: u16, d: u16| IpAddr::from([0x2001, 0xdb8, a, b, c, 0, 0, d]);
        assert_eq!(network(address(1, 2, 3, 4)), address(1, 2, 0, 0));
        assert_eq!(line(address(1, 2, 3, 4)), address(1, 0, 0, 0));
        assert_ne!(line(address(1, 2, 3, 4)), line(address(2, 2, 3, 4)));
        let four = IpAddr::from([192, 0, 2, 1]);
        assert_eq!((network(four), line(four)), (four, four));
    }
}
