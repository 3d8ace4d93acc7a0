/// The files behind the assets, in name order. SwiftPM's `.embedInCode` spells a name with an
/// underscore for its first digit and for every sign that is no letter or digit.
///
/// A file that is missing here is not served; `EndToEnd/client/test_size.py` finds it.
extension BrowserClient {
  static let coreModules = [
    PackageResources._5_elements_js,
    PackageResources._0_socket_js,
    PackageResources._0_fields_js,
    PackageResources._0_events_js,
    PackageResources._0_patches_js,
    PackageResources._0_focus_js,
    PackageResources._5_extra_js,
    PackageResources._0_window_js,
    PackageResources._0_start_js,
  ]

  static let extraModules = [
    PackageResources.extra_10_core_js,
    PackageResources.extra_11_early_js,
    PackageResources.extra_12_live_region_js,
    PackageResources.extra_13_clipboard_js,
    PackageResources.extra_14_banner_js,
    PackageResources.extra_15_retry_js,
    PackageResources.extra_16_held_js,
    PackageResources.extra_17_place_js,
    PackageResources.extra_18_typing_js,
    PackageResources.extra_19_floating_js,
    PackageResources.extra_20_presentation_js,
    PackageResources.extra_25_shortcuts_js,
    PackageResources.extra_26_keyboard_bar_js,
    PackageResources.extra_27_adjusting_js,
    PackageResources.extra_28_keys_js,
    PackageResources.extra_30_placement_js,
    PackageResources.extra_40_rows_js,
    PackageResources.extra_45_leaving_js,
    PackageResources.extra_46_asking_js,
    PackageResources.extra_47_halves_js,
    PackageResources.extra_50_hover_js,
    PackageResources.extra_60_moving_js,
    PackageResources.extra_70_screens_js,
    PackageResources.extra_75_watching_js,
    PackageResources.extra_80_context_js,
    PackageResources.extra_90_start_js,
  ]

  static let styles = [
    PackageResources._0_palette_css,
    PackageResources._0_type_css,
    PackageResources._0_layout_css,
    PackageResources._0_rows_css,
    PackageResources._0_fields_css,
    PackageResources._0_controls_css,
    PackageResources._0_buttons_css,
    PackageResources._0_pages_css,
    PackageResources._5_presentations_css,
    PackageResources._0_preferences_css,
  ]
}
