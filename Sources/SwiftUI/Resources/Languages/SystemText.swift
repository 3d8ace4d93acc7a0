/// The words that the system itself says, in the session's language.
///
/// An app's own tables come first: a key "Cancel" there wins.
enum SystemText {
  static func cancel(_ values: EnvironmentValues) -> String { word("Cancel", values) }
  static func done(_ values: EnvironmentValues) -> String { word("OK", values) }
  static func back(_ values: EnvironmentValues) -> String { word("Back", values) }
  static func search(_ values: EnvironmentValues) -> String { word("Search", values) }
  static func clear(_ values: EnvironmentValues) -> String { word("Clear text", values) }
  static func refresh(_ values: EnvironmentValues) -> String { word("Refresh", values) }

  private static func word(_ key: String, _ values: EnvironmentValues) -> String {
    let own = LocalizedStringKey(key).resolved(in: values)
    guard own == key, let language = values.languages.first else { return own }
    return words[key]?[String(language.prefix { $0 != "-" && $0 != "_" })] ?? own
  }

  /// By English word and ISO 639 code.
  private static let words: [String: [String: String]] = [
    "Cancel": [
      "de": "Abbrechen", "fr": "Annuler", "es": "Cancelar", "it": "Annulla", "pt": "Cancelar",
      "nl": "Annuleer", "sv": "Avbryt", "da": "Annuller", "pl": "Anuluj", "tr": "Vazgeç",
      "ja": "キャンセル", "ko": "취소", "zh": "取消", "ru": "Отменить", "ar": "إلغاء", "he": "ביטול",
    ],
    "OK": ["zh": "好", "ja": "OK", "ko": "확인", "tr": "Tamam", "ar": "موافق", "he": "אישור"],
    "Back": [
      "de": "Zurück", "fr": "Retour", "es": "Atrás", "it": "Indietro", "pt": "Voltar",
      "nl": "Terug", "sv": "Tillbaka", "da": "Tilbage", "pl": "Wstecz", "tr": "Geri",
      "ja": "戻る", "ko": "뒤로", "zh": "返回", "ru": "Назад", "ar": "رجوع", "he": "חזרה",
    ],
    "Search": [
      "de": "Suchen", "fr": "Rechercher", "es": "Buscar", "it": "Cerca", "pt": "Buscar",
      "nl": "Zoek", "sv": "Sök", "da": "Søg", "pl": "Szukaj", "tr": "Ara", "ja": "検索",
      "ko": "검색", "zh": "搜索", "ru": "Поиск", "ar": "بحث", "he": "חיפוש",
    ],
    "Clear text": [
      "de": "Text löschen", "fr": "Effacer le texte", "es": "Borrar texto",
      "it": "Cancella testo", "pt": "Limpar texto", "nl": "Wis tekst", "sv": "Rensa text",
      "da": "Ryd tekst", "pl": "Wyczyść tekst", "tr": "Metni sil", "ja": "テキストを消去",
      "ko": "텍스트 지우기", "zh": "清除文本", "ru": "Очистить текст", "ar": "مسح النص",
      "he": "ניקוי הטקסט",
    ],
    "Refresh": [
      "de": "Aktualisieren", "fr": "Actualiser", "es": "Actualizar", "it": "Aggiorna",
      "pt": "Atualizar", "nl": "Vernieuw", "sv": "Uppdatera", "da": "Opdater", "pl": "Odśwież",
      "tr": "Yenile", "ja": "更新", "ko": "새로 고침", "zh": "刷新", "ru": "Обновить",
      "ar": "تحديث", "he": "רענון",
    ],
  ]
}

extension Text {
  /// A word of the system, looked up where it is shown.
  struct SystemWord: View {
    let word: (EnvironmentValues) -> String
    @Environment(\.self) private var values

    init(word: @escaping (EnvironmentValues) -> String) { self.word = word }

    var body: some View { Text(verbatim: word(values)) }
  }
}
