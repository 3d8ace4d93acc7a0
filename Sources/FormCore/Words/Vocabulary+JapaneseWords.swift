extension Vocabulary {
  static let japaneseWords: [FormWord: String] = [
    .next: "次へ", .back: "戻る", .step: "ステップ{0}/{1}", .sending: "送信中",
    .sent: "送信しました", .checking: "確認中", .summaryTitle: "問題があります",
    .draftRestored: "以前の入力内容を復元しました", .startOver: "最初からやり直す",
    .discardQuestion: "変更を破棄しますか？", .discardChanges: "変更を破棄",
    .keepEditing: "編集を続ける", .cancel: "キャンセル",

    .addRow: "{0}を追加", .rowName: "{0} {1}", .rowPosition: "{1}件中{0}番目", .removeRow: "{0}を削除",
    .moveRowUp: "{0}を上へ移動", .moveRowDown: "{0}を下へ移動",

    .create: "作成", .save: "保存", .saving: "保存中", .delete: "削除",
    .deleteQuestion: "削除しますか？", .deleting: "削除中", .loggingIn: "ログイン中",

    .traitHolds: "はい", .requiredTrait: "必須", .invalidTrait: "無効",
    .mandatory: "必須項目です", .clearText: "テキストを消去",
    .showPassword: "パスワードを表示", .hidePassword: "パスワードを隠す", .oneTimeCode: "確認コード",

    .noResults: "結果はありません", .noResultsFor: "「{0}」の結果はありません", .resultCount: "{0}",

    .newPassword: "新しいパスワード", .requirementMet: "達成", .requirementNotMet: "未達成",
    .requirementsMet: "{1}件中{0}件の条件を満たしています", .allRequirementsMet: "すべての条件を満たしています",
    .passwordLength: "{0}以上", .passwordLengthWithin: "{0}～{1}",
    .passwordUncommon: "推測されにくいもの", .passwordDigit: "数字を含む", .passwordLetter: "文字を含む",
    .passwordCapital: "大文字を含む", .passwordSmallLetter: "小文字を含む",
    .passwordSymbol: "記号または空白を含む",
    .passwordImpersonal: "名前やメールアドレスを含まない",

    .addressCountry: "国または地域", .addressCountryPrompt: "選択してください", .addressStreet: "番地・通り",
    .addressStreetAddition: "建物名・階・部屋番号（任意）",
    .addressPostalCode: "郵便番号", .addressPostcode: "郵便番号（Postcode）", .addressZIPCode: "郵便番号（ZIP）",
    .addressEircode: "郵便番号（Eircode）", .addressPINCode: "郵便番号（PIN）", .addressCEP: "郵便番号（CEP）",
    .addressCity: "都市", .addressTownOrCity: "市町村", .addressSuburbOrTown: "地区または町",
    .addressCityOrWard: "市区町村",
    .addressRegion: "州・県・地域", .addressState: "州", .addressStateOrTerritory: "州または準州",
    .addressProvince: "県",
    .addressProvinceOrTerritory: "州または準州（カナダ）", .addressCounty: "州（カウンティ）",
    .addressPrefecture: "都道府県",
  ]
}
