extension Vocabulary {
  static let japanese = Vocabulary(
    plural: PluralForm.always,
    nouns: [
      .characters: [.other: "#文字"], .entries: [.other: "#件"], .results: [.other: "#件の結果"],
    ],
    phrases: [
      .required: Phrase(plain: "この項目は必須です", labelled: "{label}は必須です"),
      .tooShort: Phrase(
        plain: "{0}以上で入力してください", labelled: "{label}は{0}以上で入力してください"),
      .tooLong: Phrase(
        plain: "{0}以内で入力してください", labelled: "{label}は{0}以内で入力してください"),
      .wrongLength: Phrase(plain: "{0}で入力してください", labelled: "{label}は{0}で入力してください"),
      .tooFew: Phrase(
        plain: "{0}以上追加してください", labelled: "{label}は{0}以上必要です", noun: .entries),
      .tooMany: Phrase(
        plain: "{0}以内にしてください", labelled: "{label}は{0}以内にしてください", noun: .entries),
      .pattern: Phrase(plain: "形式が正しくありません", labelled: "{label}の形式が正しくありません"),
      .email: Phrase(
        plain: "メールアドレスを入力してください（例：name@example.com）",
        labelled: "{label}にはメールアドレスを入力してください（例：name@example.com）"),
      .url: Phrase(
        plain: "URLを入力してください（例：https://example.com）",
        labelled: "{label}にはURLを入力してください（例：https://example.com）"),
      .number: Phrase(plain: "数値を入力してください", labelled: "{label}には数値を入力してください"),
      .date: Phrase(plain: "日付を入力してください", labelled: "{label}には日付を入力してください"),
      .tooSmall: Phrase(
        plain: "{0}以上の数値を入力してください", labelled: "{label}は{0}以上にしてください"),
      .tooLarge: Phrase(
        plain: "{0}以下の数値を入力してください", labelled: "{label}は{0}以下にしてください"),
      .outOfRange: Phrase(
        plain: "{0}から{1}までの数値を入力してください",
        labelled: "{label}は{0}から{1}までにしてください"),
      .tooEarly: Phrase(
        plain: "{0}以降の日付を入力してください", labelled: "{label}は{0}以降にしてください"),
      .tooLate: Phrase(
        plain: "{0}以前の日付を入力してください", labelled: "{label}は{0}以前にしてください"),
      .different: Phrase(plain: "入力内容が一致しません", labelled: "{label}が一致しません"),
      .differentFromNamed: Phrase(plain: "{0}と一致しません", labelled: "{label}が{0}と一致しません"),
      .weakPassword: Phrase(
        plain: "すべての条件を満たすパスワードを入力してください",
        labelled: "{label}はすべての条件を満たす必要があります"),
      .unavailable: Phrase(plain: "確認できませんでした", labelled: "{label}を確認できませんでした"),
    ],
    fallback: Phrase(plain: "入力内容が正しくありません", labelled: "{label}が正しくありません"),
    words: japaneseWords)
}
