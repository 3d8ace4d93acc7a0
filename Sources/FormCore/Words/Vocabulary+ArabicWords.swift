extension Vocabulary {
  static let arabicWords: [FormWord: String] = [
    .next: "التالي", .back: "رجوع", .step: "الخطوة {0} من {1}", .sending: "جارٍ الإرسال",
    .sent: "تم الإرسال", .checking: "جارٍ التحقق", .summaryTitle: "هناك مشكلة",
    .draftRestored: "تمت استعادة ما أدخلته سابقًا", .startOver: "البدء من جديد",
    .discardQuestion: "هل تريد تجاهل التغييرات؟", .discardChanges: "تجاهل التغييرات",
    .keepEditing: "متابعة التحرير", .cancel: "إلغاء",

    .addRow: "إضافة {0}", .rowName: "{0} {1}", .rowPosition: "الموضع {0} من {1}",
    .removeRow: "إزالة {0}", .moveRowUp: "نقل {0} إلى أعلى", .moveRowDown: "نقل {0} إلى أسفل",

    .create: "إنشاء", .save: "حفظ", .saving: "جارٍ الحفظ", .delete: "حذف",
    .deleteQuestion: "هل تريد الحذف؟", .deleting: "جارٍ الحذف",
    .loggingIn: "جارٍ تسجيل الدخول",

    .traitHolds: "نعم", .requiredTrait: "مطلوب", .invalidTrait: "غير صالح",
    .mandatory: "هذا الحقل إلزامي", .clearText: "مسح النص",
    .showPassword: "إظهار كلمة المرور", .hidePassword: "إخفاء كلمة المرور",
    .oneTimeCode: "رمز التحقق",

    .noResults: "لا توجد نتائج", .noResultsFor: "لا توجد نتائج عن «{0}»",
    .resultCount: "عُثر على {0}",

    .newPassword: "كلمة مرور جديدة", .requirementMet: "مستوفى", .requirementNotMet: "غير مستوفى",
    .requirementsMet: "الشروط المستوفاة: {0} من {1}", .allRequirementsMet: "جميع الشروط مستوفاة",
    .passwordLength: "استخدم {0} على الأقل", .passwordLengthWithin: "استخدم من {0} إلى {1}",
    .passwordUncommon: "يصعب تخمينها", .passwordDigit: "رقم", .passwordLetter: "حرف",
    .passwordCapital: "حرف كبير", .passwordSmallLetter: "حرف صغير",
    .passwordSymbol: "رمز أو مسافة",
    .passwordImpersonal: "لا تحتوي على اسمك أو بريدك الإلكتروني",

    .addressCountry: "البلد أو المنطقة", .addressCountryPrompt: "اختر",
    .addressStreet: "الشارع ورقم المبنى",
    .addressStreetAddition: "الشقة، الطابق، المبنى (اختياري)",
    .addressPostalCode: "الرمز البريدي", .addressPostcode: "الرمز البريدي (Postcode)",
    .addressZIPCode: "الرمز البريدي (ZIP)", .addressEircode: "الرمز البريدي (Eircode)",
    .addressPINCode: "الرمز البريدي (PIN)", .addressCEP: "الرمز البريدي (CEP)",
    .addressCity: "المدينة", .addressTownOrCity: "البلدة أو المدينة",
    .addressSuburbOrTown: "الضاحية أو البلدة",
    .addressCityOrWard: "المدينة أو الحي",
    .addressRegion: "الولاية أو المقاطعة أو المنطقة", .addressState: "الولاية",
    .addressStateOrTerritory: "الولاية أو الإقليم", .addressProvince: "المقاطعة",
    .addressProvinceOrTerritory: "المقاطعة أو الإقليم", .addressCounty: "المقاطعة (County)",
    .addressPrefecture: "المحافظة",
  ]
}
