extension Metrics {
  /// The counts in Prometheus' text format.
  var prometheusText: String {
    var text = ""
    func add(_ name: String, _ kind: String, _ help: String, _ value: Int) {
      text += "# HELP formwork_\(name) \(help)\n# TYPE formwork_\(name) \(kind)\n"
      text += "formwork_\(name) \(value)\n"
    }
    add("sessions", "gauge", "Sessions that are alive.", sessions.value)
    add("sessions_opened_total", "counter", "Sessions ever opened.", sessionsOpened.value)
    add("sessions_suspended", "gauge", "Sessions without a connection.", suspended.value)
    add("sessions_resumed_total", "counter", "Sessions that got one again.", resumed.value)
    add("pages_total", "counter", "Pages rendered.", pages.value)
    add("files_total", "counter", "Files served.", files.value)
    add("events_total", "counter", "Events applied.", events.value)
    add("late_events_total", "counter", "Events for what had left the screen.", lateEvents.value)
    add("ignored_events_total", "counter", "Events not taken.", ignoredEvents.value)
    add("passes_total", "counter", "Passes asked of screens.", passes.value)
    add("patches_total", "counter", "Patch frames sent.", patches.value)
    add("patch_bytes_total", "counter", "Bytes of patch frames.", patchBytes.value)
    text += "# HELP formwork_refusals_total Connections ended by the host, by reason.\n"
    text += "# TYPE formwork_refusals_total counter\n"
    for refusal in Refusal.allCases {
      text += "formwork_refusals_total{reason=\"\(refusal.rawValue)\"} \(refused(refusal))\n"
    }
    return text
  }
}
