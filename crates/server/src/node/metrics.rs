//! Metrics for Prometheus.

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::{Once, OnceLock};

/// Counters that are exported as 0 before their first event.
const COUNTERS: [&str; 8] = [
    "homestretch_rooms_total",
    "homestretch_entries_total",
    "homestretch_overtaken_total",
    "homestretch_store_errors_total",
    "homestretch_slow_sockets_total",
    "homestretch_hints_lost_total",
    "homestretch_bot_fallbacks_total",
    "homestretch_panics_total",
];

pub(crate) fn handle() -> &'static PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE.get_or_init(|| {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // A program that embeds the server may have installed its own recorder.
        let _ = metrics::set_global_recorder(recorder);
        // An alert on the first increment needs an earlier value of 0.
        for name in COUNTERS {
            metrics::counter!(name).increment(0);
        }
        handle
    })
}

/// Counts panics in all tasks and logs where they happened.
pub(crate) fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            metrics::counter!("homestretch_panics_total").increment(1);
            let place = info.location().map(ToString::to_string).unwrap_or_default();
            tracing::error!(place, "panic");
            before(info);
        }));
    });
}
