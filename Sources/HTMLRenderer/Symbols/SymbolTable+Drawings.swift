extension SymbolTable {
  /// Our own drawings, for names that Bootstrap Icons 1.10 has no picture for.
  ///
  /// One drawing a line on the 16 × 16 grid. `@line` and `@edge` stand for the attributes of a
  /// rounded and a plain 1-unit stroke.
  static let drawings: [String: String] = lines(
    of: #"""
      app-fill <rect x="1" y="1" width="14" height="14" rx="4"/>
      battery-25 <rect @edge x=".5" y="4.5" width="13" height="7" rx="1.5"/><path d="M14.75 6.5a1.6 1.6 0 0 1 0 3z"/><rect x="2" y="6" width="2.5" height="4" rx=".5"/>
      battery-75 <rect @edge x=".5" y="4.5" width="13" height="7" rx="1.5"/><path d="M14.75 6.5a1.6 1.6 0 0 1 0 3z"/><rect x="2" y="6" width="7.5" height="4" rx=".5"/>
      bed <path @line d="M1.5 13.5V10A1.5 1.5 0 0 1 3 8.5h10a1.5 1.5 0 0 1 1.5 1.5v3.5M1.5 11.5h13M2.5 8.5v-4A1.5 1.5 0 0 1 4 3h8a1.5 1.5 0 0 1 1.5 1.5v4M4.5 8.5V7a1 1 0 0 1 1-1h1a1 1 0 0 1 1 1v1.5M8.5 8.5V7a1 1 0 0 1 1-1h1a1 1 0 0 1 1 1v1.5"/>
      bed-fill <path d="M3.5 2.5h9A1.5 1.5 0 0 1 14 4v4.5h-1.2V7a1 1 0 0 0-1-1H9.6a1 1 0 0 0-1 1v1.5H7.4V7a1 1 0 0 0-1-1H4.2a1 1 0 0 0-1 1v1.5H2V4a1.5 1.5 0 0 1 1.5-1.5zM2.5 9.3h11a1.5 1.5 0 0 1 1.5 1.5V14h-1.2v-1.5H2.2V14H1v-3.2a1.5 1.5 0 0 1 1.5-1.5z"/>
      books <rect @edge x="1.5" y="2.5" width="3" height="11" rx=".5"/><rect @edge x="4.5" y="1.5" width="3.5" height="12" rx=".5"/><path @line d="M9 3.6 11.7 2.9a.4.4 0 0 1 .5.3L15 13.3a.4.4 0 0 1-.3.5L12 14.5a.4.4 0 0 1-.5-.3L8.7 4.1A.4.4 0 0 1 9 3.6zM4.5 5H8"/>
      books-fill <path fill-rule="evenodd" d="M1.5 2h2a.5.5 0 0 1 .5.5v11a.5.5 0 0 1-.5.5h-2a.5.5 0 0 1-.5-.5v-11a.5.5 0 0 1 .5-.5zM5.3 1h2.4a.5.5 0 0 1 .5.5v12a.5.5 0 0 1-.5.5H5.3a.5.5 0 0 1-.5-.5v-12a.5.5 0 0 1 .5-.5zM9.3 3.1l2.3-.6a.5.5 0 0 1 .6.4L15 13.1a.5.5 0 0 1-.4.6l-2.3.6a.5.5 0 0 1-.6-.4L8.9 3.7a.5.5 0 0 1 .4-.6z"/>
      bubbles <path @line d="M2 1.5h6.5A1.5 1.5 0 0 1 10 3v3a1.5 1.5 0 0 1-1.5 1.5H5L2.5 9.7V7.5H2A1.5 1.5 0 0 1 .5 6V3A1.5 1.5 0 0 1 2 1.5zM12.2 5.5H14A1.5 1.5 0 0 1 15.5 7v3.5A1.5 1.5 0 0 1 14 12h-.5v2.3L11 12H8a1.5 1.5 0 0 1-1.5-1.5v-.8"/>
      bubbles-fill <path fill-rule="evenodd" d="M2 1h6.5a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5.2L2 10.5V8a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z"/><path fill-rule="evenodd" d="M11.6 4.6H14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2V15l-3-2.4H8a2 2 0 0 1-2-2V9h2.6a3 3 0 0 0 3-3z"/>
      cake <path @line d="M2.5 14.5v-4A1.5 1.5 0 0 1 4 9h8a1.5 1.5 0 0 1 1.5 1.5v4M1 14.5h14M2.5 11.5c.9 1 1.9 1 2.75 0s1.85-1 2.75 0 1.85 1 2.75 0 1.85-1 2.75 0M5 9V6.5M8 9V6.5M11 9V6.5"/><path d="M5 2.6c.6.7.9 1.1.9 1.6a.9.9 0 0 1-1.8 0c0-.5.3-.9.9-1.6zm3 0c.6.7.9 1.1.9 1.6a.9.9 0 0 1-1.8 0c0-.5.3-.9.9-1.6zm3 0c.6.7.9 1.1.9 1.6a.9.9 0 0 1-1.8 0c0-.5.3-.9.9-1.6z"/>
      cake-fill <path d="M3.5 9h.8V6.4h1.4V9h1.6V6.4h1.4V9h1.6V6.4h1.4V9h.8a1.5 1.5 0 0 1 1.5 1.5v.5c-.9 1-1.9 1-2.9 0s-2.1-1-3.1 0-2.1 1-3.1 0-2-1-2.9 0v-.5A1.5 1.5 0 0 1 3.5 9zM2 12.2c.9-1 1.9-1 2.9 0s2.1 1 3.1 0 2.1-1 3.1 0 2 1 2.9 0V14h.9v1H1.1v-1H2z"/><path d="M5 2.6c.6.7.9 1.1.9 1.6a.9.9 0 0 1-1.8 0c0-.5.3-.9.9-1.6zm3 0c.6.7.9 1.1.9 1.6a.9.9 0 0 1-1.8 0c0-.5.3-.9.9-1.6zm3 0c.6.7.9 1.1.9 1.6a.9.9 0 0 1-1.8 0c0-.5.3-.9.9-1.6z"/>
      capsule <rect @edge x=".5" y="4.5" width="15" height="7" rx="3.5"/>
      capsule-fill <rect x="0" y="4" width="16" height="8" rx="4"/>
      circle-dashed <circle @edge stroke-dasharray="2.945" cx="8" cy="8" r="7.5"/>
      circle-dotted <circle @edge stroke-width="1.3" stroke-linecap="round" stroke-dasharray="0 2.749" cx="8" cy="8" r="7"/>
      clipboard-list <path @line d="M5 2.5H4A1.5 1.5 0 0 0 2.5 4v10A1.5 1.5 0 0 0 4 15.5h8a1.5 1.5 0 0 0 1.5-1.5V4A1.5 1.5 0 0 0 12 2.5h-1M6 1h4a.5.5 0 0 1 .5.5v2a.5.5 0 0 1-.5.5H6a.5.5 0 0 1-.5-.5v-2A.5.5 0 0 1 6 1zM7.2 7h3.6M7.2 9.5h3.6M7.2 12h3.6M5.1 7h.1M5.1 9.5h.1M5.1 12h.1"/>
      clipboard-list-fill <path fill-rule="evenodd" d="M4.5 2a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2v2a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1zM6.8 7h4.2v1H6.8zM6.8 9.5h4.2v1H6.8zM6.8 12h4.2v1H6.8zM4.7 7h1.1v1H4.7zM4.7 9.5h1.1v1H4.7zM4.7 12h1.1v1H4.7z"/><path fill-rule="evenodd" d="M6 .5h4a.5.5 0 0 1 .5.5v2.5a.5.5 0 0 1-.5.5H6a.5.5 0 0 1-.5-.5V1A.5.5 0 0 1 6 .5z"/>
      cross <path @line d="M6 1.5h4a.5.5 0 0 1 .5.5v3.5H14a.5.5 0 0 1 .5.5v4a.5.5 0 0 1-.5.5h-3.5V14a.5.5 0 0 1-.5.5H6a.5.5 0 0 1-.5-.5v-3.5H2a.5.5 0 0 1-.5-.5V6a.5.5 0 0 1 .5-.5h3.5V2a.5.5 0 0 1 .5-.5z"/>
      cross-fill <path d="M6 1h4a1 1 0 0 1 1 1v3h3a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-3v3a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-3H2a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h3V2a1 1 0 0 1 1-1z"/>
      crown <path @line d="M2 13h12l1.2-8.5-3.9 3L8 2.5 4.7 7.5.8 4.5z"/>
      crown-fill <path d="M2 13.5h12l1.5-10-4.2 3.4L8 1.8 4.7 6.9.5 3.5z"/>
      dumbbell <rect @edge x="2.5" y="3.5" width="2" height="9" rx=".7"/><rect @edge x="11.5" y="3.5" width="2" height="9" rx=".7"/><path @line d="M.6 6.5v3M15.4 6.5v3M4.5 8h7"/>
      dumbbell-fill <rect x="2" y="3" width="3" height="10" rx=".9"/><rect x="11" y="3" width="3" height="10" rx=".9"/><path d="M0 6.5a.7.7 0 0 1 1.4 0v3a.7.7 0 0 1-1.4 0zM14.6 6.5a.7.7 0 0 1 1.4 0v3a.7.7 0 0 1-1.4 0zM5 7.2h6v1.6H5z"/>
      equal <path d="M2.5 5h11a.5.5 0 0 1 0 1h-11a.5.5 0 0 1 0-1zm0 5h11a.5.5 0 0 1 0 1h-11a.5.5 0 0 1 0-1z"/>
      figure-stand <circle cx="8" cy="1.9" r="1.6"/><path @line stroke-width="1.4" d="M6.9 5.5v9.3M9.1 5.5v9.3M8 5.4v4.5M5 9.6V6.8a1.6 1.6 0 0 1 1.6-1.6h2.8A1.6 1.6 0 0 1 11 6.8v2.8"/>
      figure-walk <circle cx="9" cy="1.9" r="1.6"/><path @line stroke-width="1.5" d="M8.6 5.2 7.6 9.4l2.4 2.3.8 3.4M7.6 9.4l-.9 2.7-2.3 3M8.6 5.2 6 6.5l-.7 2.4M8.6 5.2l1.8 2.3 2 .6"/>
      fork-knife <path @line stroke-width="1.2" d="M2.5 1.5V5a2 2 0 0 0 4 0V1.5M4.5 1.5v13M11.5 14.5v-13c1.9.8 2.8 3 2.8 5.3 0 1.5-.7 2.3-1.5 2.3h-1.3"/>
      hand-raised <path @line d="M4.5 10.5V4a1 1 0 0 1 2 0v3.5-5a1 1 0 0 1 2 0v5V3a1 1 0 0 1 2 0v4.5-3a1 1 0 0 1 2 0V10a5 5 0 0 1-5 5h-.3a5 5 0 0 1-4-2l-2-2.8a1 1 0 0 1 1.6-1.2z"/>
      hand-raised-fill <path @line stroke-width="1.8" d="M4.9 8V3.9M7.2 8V2.1M9.5 8V2.6M11.8 8V4.3"/><path d="M4 7h8.7v3a5.2 5.2 0 0 1-5.2 5.4h-.3A5.2 5.2 0 0 1 3 13.2L.9 10.4a1.1 1.1 0 0 1 1.8-1.3L4 10.7z"/>
      leaf <path @line d="M14 2C7 1.5 2.5 4.5 2.5 9.5c0 2.5 1.8 4 4 4C12 13.5 14.5 9 14 2zM1.5 15C3.5 11 6.5 8.5 10 7"/>
      leaf-fill <path fill-rule="evenodd" d="M14.5 1.5C7 1 2 4.3 2 9.5c0 1 .3 2 .8 2.7L1 15.2l.9.5 1.8-2.7c.8.6 1.8.9 2.9.9 5.8 0 8.4-4.9 7.9-12.4zM4.1 11.7C6 9 8 7.8 10.5 6.8l.3.7C8.4 8.5 6.5 9.8 4.6 12.2z"/>
      mountains <path @line d="M.8 13.5 5.8 5l3 5 1.6-2.4 4.8 5.9z"/>
      mountains-fill <path d="M.3 14 5.8 4.5l3 5 1.6-2.4L16 14z"/>
      oval <ellipse @edge cx="8" cy="8" rx="7.5" ry="5.5"/>
      oval-fill <ellipse cx="8" cy="8" rx="8" ry="6"/>
      person-disc <path fill-rule="evenodd" d="M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0zM8 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2.9 13c.9-1.7 2.7-2.8 5.1-2.8s4.2 1.1 5.1 2.8A7.1 7.1 0 0 1 8 15.1 7.1 7.1 0 0 1 2.9 13z"/>
      person-tile <path fill-rule="evenodd" d="M2 0h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2zM8 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2.5 14.8c0-2.8 2.4-4.6 5.5-4.6s5.5 1.8 5.5 4.6z"/>
      playpause <path @line d="M1.5 4v8l6-4zM10 4v8M14 4v8"/>
      playpause-fill <path d="M1 4.2v7.6a.5.5 0 0 0 .8.4l5.9-3.8a.5.5 0 0 0 0-.8L1.8 3.8a.5.5 0 0 0-.8.4zM9.5 4H11a.3.3 0 0 1 .3.3v7.4a.3.3 0 0 1-.3.3H9.5a.3.3 0 0 1-.3-.3V4.3a.3.3 0 0 1 .3-.3zM13.5 4H15a.3.3 0 0 1 .3.3v7.4a.3.3 0 0 1-.3.3h-1.5a.3.3 0 0 1-.3-.3V4.3a.3.3 0 0 1 .3-.3z"/>
      rectangle <rect @edge x=".5" y="2.5" width="15" height="11" rx="2"/>
      rectangle-dashed <rect @edge x=".5" y="2.5" width="15" height="11" rx="2" stroke-dasharray="2.43"/>
      rectangle-fill <rect x="0" y="2" width="16" height="12" rx="2.5"/>
      rectangle-portrait <rect @edge x="2.5" y=".5" width="11" height="15" rx="2"/>
      rectangle-portrait-fill <rect x="2" y="0" width="12" height="16" rx="2.5"/>
      seal <path @line d="M8.00 1.40A1.91 1.91 0 0 1 11.30 2.28A1.91 1.91 0 0 1 13.72 4.70A1.91 1.91 0 0 1 14.60 8.00A1.91 1.91 0 0 1 13.72 11.30A1.91 1.91 0 0 1 11.30 13.72A1.91 1.91 0 0 1 8.00 14.60A1.91 1.91 0 0 1 4.70 13.72A1.91 1.91 0 0 1 2.28 11.30A1.91 1.91 0 0 1 1.40 8.00A1.91 1.91 0 0 1 2.28 4.70A1.91 1.91 0 0 1 4.70 2.28A1.91 1.91 0 0 1 8.00 1.40z"/>
      seal-fill <path d="M8.00 0.90A2.06 2.06 0 0 1 11.55 1.85A2.06 2.06 0 0 1 14.15 4.45A2.06 2.06 0 0 1 15.10 8.00A2.06 2.06 0 0 1 14.15 11.55A2.06 2.06 0 0 1 11.55 14.15A2.06 2.06 0 0 1 8.00 15.10A2.06 2.06 0 0 1 4.45 14.15A2.06 2.06 0 0 1 1.85 11.55A2.06 2.06 0 0 1 0.90 8.00A2.06 2.06 0 0 1 1.85 4.45A2.06 2.06 0 0 1 4.45 1.85A2.06 2.06 0 0 1 8.00 0.90z"/>
      signature <path @line d="M1 13.5h14"/><path @line d="M1.5 10.5c2.5-1 5-5.5 4.5-7.2S3.8 3 4 6.5s.9 4.4 1.9 4 1.5-3 2.3-3 .2 2.6 1.1 2.6 1.2-2.1 1.9-2.1.5 1.6 1.5 1.6h1.5"/>
      square-dashed <rect @edge x=".5" y=".5" width="15" height="15" rx="2.5" stroke-dasharray="2.86"/>
      stethoscope <path @line stroke-width="1.2" d="M3.5 1.5h-1a1 1 0 0 0-1 1V5a3.5 3.5 0 0 0 7 0V2.5a1 1 0 0 0-1-1h-1M5 8.5v2a4 4 0 0 0 8 0v-2"/><circle @edge stroke-width="1.2" cx="13" cy="6.9" r="1.6"/>
      uturn <path @line d="M5.5 2.5 2 6l3.5 3.5M2 6h8.25a3.75 3.75 0 0 1 0 7.5H5.5"/>
      uturn-down <path @line d="M2.5 10.5 6 14l3.5-3.5M6 14V5.75a3.75 3.75 0 0 1 7.5 0v4.75"/>
      uturn-up <path @line d="M2.5 5.5 6 2l3.5 3.5M6 2v8.25a3.75 3.75 0 0 0 7.5 0V5.5"/>
      wineglass <path @line d="M4.5 1.5h7l.5 4a4 4 0 0 1-8 0zM8 9.5v5M5 14.5h6M4.2 4.5h7.6"/>
      wineglass-fill <path d="M4 1h8l.5 4.5A4.5 4.5 0 0 1 8.5 9.97V14H11a.5.5 0 0 1 0 1H5a.5.5 0 0 1 0-1h2.5V9.97A4.5 4.5 0 0 1 3.5 5.5z"/>
      """#
  ).mapValues {
    $0.replacing("@line", with: "@edge stroke-linecap=\"round\" stroke-linejoin=\"round\"")
      .replacing("@edge", with: "fill=\"none\" stroke=\"currentColor\"")
  }
}
