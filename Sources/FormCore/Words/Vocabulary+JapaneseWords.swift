extension Vocabulary {
  static let japaneseWords: [FormWord: String] = [
    .next: "次へ", .back: "戻る", .step: "ステップ{0}/{1}", .sending: "送信中",
    .sent: "送信しました", .checking: "確認中", .problem: "問題があります",
    .draftRestored: "以前の入力内容を復元しました", .startOver: "最初からやり直す",
    .discardQuestion: "変更を破棄しますか？", .discardChanges: "変更を破棄",
    .keepEditing: "編集を続ける", .cancel: "キャンセル",

    .add: "{0}を追加", .row: "{0} {1}", .position: "{1}件中{0}番目", .remove: "{0}を削除",
    .moveUp: "{0}を上へ移動", .moveDown: "{0}を下へ移動",

    .create: "作成", .save: "保存", .saving: "保存中", .delete: "削除",
    .deleteQuestion: "削除しますか？", .deleting: "削除中", .loggingIn: "ログイン中",

    .yes: "はい", .requiredTrait: "必須", .invalidTrait: "無効",
    .mandatory: "必須項目です", .clearText: "テキストを消去",
    .showPassword: "パスワードを表示", .hidePassword: "パスワードを隠す", .code: "確認コード",

    .noResults: "結果はありません", .noResultsFor: "「{0}」の結果はありません", .results: "{0}",

    .newPassword: "新しいパスワード", .met: "達成", .notMet: "未達成",
    .someMet: "{1}件中{0}件の条件を満たしています", .allMet: "すべての条件を満たしています",
    .longEnough: "{0}以上", .lengthWithin: "{0}～{1}",
    .notCommon: "推測されにくいもの", .aDigit: "数字を含む", .aLetter: "文字を含む",
    .aCapital: "大文字を含む", .aSmallLetter: "小文字を含む",
    .aSymbol: "記号または空白を含む",
    .nothingPersonal: "名前やメールアドレスを含まない",

    .country: "国または地域", .choose: "選択してください", .street: "番地・通り",
    .streetAddition: "建物名・階・部屋番号（任意）",
    .postalCode: "郵便番号", .postcode: "郵便番号（Postcode）", .zipCode: "郵便番号（ZIP）",
    .eircode: "郵便番号（Eircode）", .pinCode: "郵便番号（PIN）", .cep: "郵便番号（CEP）",
    .city: "都市", .townOrCity: "市町村", .suburbOrTown: "地区または町",
    .cityOrWard: "市区町村",
    .region: "州・県・地域", .state: "州", .stateOrTerritory: "州または準州", .province: "県",
    .provinceOrTerritory: "州または準州（カナダ）", .county: "州（カウンティ）",
    .prefecture: "都道府県",
  ]
}
