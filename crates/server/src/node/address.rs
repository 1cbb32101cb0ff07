//! The address of this machine, as other devices in its network reach it.

use std::net::{IpAddr, SocketAddr, UdpSocket};

pub(crate) fn url(address: SocketAddr) -> String {
    let reachable = match address.ip().is_unspecified() {
        true => {
            let own = own_address().or_else(|| of_an_interface(interfaces()));
            if own.is_none() {
                tracing::warn!("this machine has no network address that other devices could use");
            }
            SocketAddr::new(own.unwrap_or(IpAddr::from([127, 0, 0, 1])), address.port())
        }
        false => address,
    };
    format!("http://{reachable}")
}

/// An address of an interface, for networks without a gateway, such as a laptop's hotspot.
fn of_an_interface(addresses: impl IntoIterator<Item = IpAddr>) -> Option<IpAddr> {
    let is_usable = |address: &IpAddr| match address {
        IpAddr::V4(v4) => !v4.is_loopback() && !v4.is_link_local(),
        IpAddr::V6(_) => false,
    };
    addresses.into_iter().find(is_usable)
}

fn interfaces() -> Vec<IpAddr> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    all.iter().map(|interface| interface.ip()).collect()
}

/// The source address that the system would choose for packets to the internet. Connecting a UDP
/// socket sends nothing.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shared_address_is_reachable_from_other_devices() {
        let of = |all: &[&str]| {
            let all = all.iter().map(|address| address.parse().expect("a valid address"));
            of_an_interface(all).map(|address| address.to_string())
        };
        let found = of(&["127.0.0.1", "::1", "169.254.3.4", "10.42.0.1", "192.168.1.2"]);
        assert_eq!(found.as_deref(), Some("10.42.0.1"));
        assert_eq!(of(&["127.0.0.1", "::1"]), None);
    }
}
