extension Vocabulary {
  static let englishWords = [
    "next": "Next", "back": "Back", "step": "Step {0} of {1}", "sending": "Sending",
    "sent": "Sent", "checking": "Checking", "draftRestored": "Your earlier entries are back",
    "startOver": "Start over",
    "discardQuestion": "Discard your changes?", "discardChanges": "Discard changes",
    "keepEditing": "Keep editing", "cancel": "Cancel", "add": "Add", "entry": "{0} {1}",
    "position": "Position {0} of {1}",
    "remove": "Remove {0}", "moveUp": "Move {0} up", "moveDown": "Move {0} down",
  ]

  static let germanWords = [
    "next": "Weiter", "back": "Zurück", "step": "Schritt {0} von {1}",
    "sending": "Wird gesendet", "sent": "Gesendet", "checking": "Wird geprüft",
    "draftRestored": "Ihre früheren Eingaben sind wieder da", "startOver": "Neu beginnen",
    "discardQuestion": "Änderungen verwerfen?", "discardChanges": "Änderungen verwerfen",
    "keepEditing": "Weiter bearbeiten", "cancel": "Abbrechen", "add": "Hinzufügen",
    "entry": "{0} {1}", "position": "Position {0} von {1}",
    "remove": "{0} entfernen", "moveUp": "{0} nach oben",
    "moveDown": "{0} nach unten",
  ]

  static let japaneseWords = [
    "next": "次へ", "back": "戻る", "step": "ステップ{0}/{1}", "sending": "送信中",
    "sent": "送信しました", "checking": "確認中", "draftRestored": "以前の入力内容を復元しました",
    "startOver": "最初からやり直す", "discardQuestion": "変更を破棄しますか？",
    "discardChanges": "変更を破棄", "keepEditing": "編集を続ける", "cancel": "キャンセル",
    "add": "追加", "entry": "{0} {1}", "position": "{1}件中{0}番目", "remove": "{0}を削除",
    "moveUp": "{0}を上へ移動",
    "moveDown": "{0}を下へ移動",
  ]

  static let arabicWords = [
    "next": "التالي", "back": "رجوع", "step": "الخطوة {0} من {1}", "sending": "جارٍ الإرسال",
    "sent": "تم الإرسال", "checking": "جارٍ التحقق", "draftRestored": "تمت استعادة ما أدخلته سابقًا",
    "startOver": "البدء من جديد", "discardQuestion": "هل تريد تجاهل التغييرات؟",
    "discardChanges": "تجاهل التغييرات", "keepEditing": "متابعة التحرير", "cancel": "إلغاء",
    "add": "إضافة", "entry": "{0} {1}", "position": "الموضع {0} من {1}", "remove": "إزالة {0}",
    "moveUp": "نقل {0} إلى أعلى",
    "moveDown": "نقل {0} إلى أسفل",
  ]
}
