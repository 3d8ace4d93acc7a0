extension Vocabulary {
  static let arabicWords: [FormWord: String] = [
    .next: "التالي", .back: "رجوع", .step: "الخطوة {0} من {1}", .sending: "جارٍ الإرسال",
    .sent: "تم الإرسال", .checking: "جارٍ التحقق", .problem: "هناك مشكلة",
    .draftRestored: "تمت استعادة ما أدخلته سابقًا", .startOver: "البدء من جديد",
    .discardQuestion: "هل تريد تجاهل التغييرات؟", .discardChanges: "تجاهل التغييرات",
    .keepEditing: "متابعة التحرير", .cancel: "إلغاء",

    .add: "إضافة {0}", .row: "{0} {1}", .position: "الموضع {0} من {1}",
    .remove: "إزالة {0}", .moveUp: "نقل {0} إلى أعلى", .moveDown: "نقل {0} إلى أسفل",

    .create: "إنشاء", .save: "حفظ", .saving: "جارٍ الحفظ", .delete: "حذف",
    .deleteQuestion: "هل تريد الحذف؟", .deleting: "جارٍ الحذف",
    .loggingIn: "جارٍ تسجيل الدخول",

    .yes: "نعم", .requiredTrait: "مطلوب", .invalidTrait: "غير صالح",
    .mandatory: "هذا الحقل إلزامي", .clearText: "مسح النص",
    .showPassword: "إظهار كلمة المرور", .hidePassword: "إخفاء كلمة المرور",
    .code: "رمز التحقق",

    .noResults: "لا توجد نتائج", .noResultsFor: "لا توجد نتائج عن «{0}»",
    .results: "عُثر على {0}",

    .newPassword: "كلمة مرور جديدة", .met: "مستوفى", .notMet: "غير مستوفى",
    .someMet: "الشروط المستوفاة: {0} من {1}", .allMet: "جميع الشروط مستوفاة",
    .longEnough: "استخدم {0} على الأقل", .lengthWithin: "استخدم من {0} إلى {1}",
    .notCommon: "يصعب تخمينها", .aDigit: "رقم", .aLetter: "حرف",
    .aCapital: "حرف كبير", .aSmallLetter: "حرف صغير",
    .aSymbol: "رمز أو مسافة",
    .nothingPersonal: "لا تحتوي على اسمك أو بريدك الإلكتروني",

    .country: "البلد أو المنطقة", .choose: "اختر", .street: "الشارع ورقم المبنى",
    .streetAddition: "الشقة، الطابق، المبنى (اختياري)",
    .postalCode: "الرمز البريدي", .postcode: "الرمز البريدي (Postcode)",
    .zipCode: "الرمز البريدي (ZIP)", .eircode: "الرمز البريدي (Eircode)",
    .pinCode: "الرمز البريدي (PIN)", .cep: "الرمز البريدي (CEP)",
    .city: "المدينة", .townOrCity: "البلدة أو المدينة", .suburbOrTown: "الضاحية أو البلدة",
    .cityOrWard: "المدينة أو الحي",
    .region: "الولاية أو المقاطعة أو المنطقة", .state: "الولاية",
    .stateOrTerritory: "الولاية أو الإقليم", .province: "المقاطعة",
    .provinceOrTerritory: "المقاطعة أو الإقليم", .county: "المقاطعة (County)",
    .prefecture: "المحافظة",
  ]
}
