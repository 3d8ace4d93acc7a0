extension Vocabulary {
  /// Counts stand as objects of a verb throughout, so that one set of case endings fits them all.
  static let arabic = Vocabulary(
    isRightToLeft: true,
    plural: PluralForm.ofArabic,
    nouns: [
      .characters: [
        .zero: "# حرف", .one: "حرفًا واحدًا", .two: "حرفين", .few: "# أحرف", .many: "# حرفًا",
        .other: "# حرف",
      ],
      .entries: [
        .zero: "# عنصر", .one: "عنصرًا واحدًا", .two: "عنصرين", .few: "# عناصر",
        .many: "# عنصرًا", .other: "# عنصر",
      ],
      // Stands behind a preposition.
      .results: [
        .zero: "# نتيجة", .one: "نتيجة واحدة", .two: "نتيجتين", .few: "# نتائج",
        .many: "# نتيجة", .other: "# نتيجة",
      ],
    ],
    phrases: [
      .required: Phrase(plain: "هذا الحقل مطلوب", labelled: "حقل «{label}» مطلوب"),
      .tooShort: Phrase(
        plain: "أدخل {0} على الأقل", labelled: "أدخل {0} على الأقل في حقل «{label}»"),
      .tooLong: Phrase(
        plain: "أدخل {0} على الأكثر", labelled: "أدخل {0} على الأكثر في حقل «{label}»"),
      .wrongLength: Phrase(
        plain: "أدخل {0} بالضبط", labelled: "أدخل {0} بالضبط في حقل «{label}»"),
      .tooFew: Phrase(
        plain: "أضف {0} على الأقل", labelled: "أضف {0} على الأقل في «{label}»", noun: .entries),
      .tooMany: Phrase(
        plain: "أضف {0} على الأكثر", labelled: "أضف {0} على الأكثر في «{label}»", noun: .entries),
      .pattern: Phrase(plain: "الصيغة غير صحيحة", labelled: "صيغة حقل «{label}» غير صحيحة"),
      .email: Phrase(
        plain: "أدخل عنوان بريد إلكتروني مثل name@example.com",
        labelled: "أدخل عنوان بريد إلكتروني في حقل «{label}» مثل name@example.com"),
      .url: Phrase(
        plain: "أدخل عنوان ويب مثل https://example.com",
        labelled: "أدخل عنوان ويب في حقل «{label}» مثل https://example.com"),
      .number: Phrase(plain: "أدخل رقمًا", labelled: "أدخل رقمًا في حقل «{label}»"),
      .date: Phrase(plain: "أدخل تاريخًا", labelled: "أدخل تاريخًا في حقل «{label}»"),
      .tooSmall: Phrase(
        plain: "أدخل {0} أو أكثر", labelled: "أدخل {0} أو أكثر في حقل «{label}»"),
      .tooLarge: Phrase(
        plain: "أدخل {0} أو أقل", labelled: "أدخل {0} أو أقل في حقل «{label}»"),
      .outOfRange: Phrase(
        plain: "أدخل رقمًا من {0} إلى {1}", labelled: "أدخل رقمًا من {0} إلى {1} في حقل «{label}»"),
      .tooEarly: Phrase(
        plain: "أدخل {0} أو تاريخًا لاحقًا", labelled: "أدخل {0} أو تاريخًا لاحقًا في حقل «{label}»"),
      .tooLate: Phrase(
        plain: "أدخل {0} أو تاريخًا سابقًا", labelled: "أدخل {0} أو تاريخًا سابقًا في حقل «{label}»"),
      .different: Phrase(
        plain: "القيمتان غير متطابقتين", labelled: "قيمة حقل «{label}» غير مطابقة"),
      .differentFromNamed: Phrase(
        plain: "القيمة لا تطابق «{0}»", labelled: "قيمة حقل «{label}» لا تطابق «{0}»"),
      .weakPassword: Phrase(
        plain: "اختر كلمة مرور تستوفي جميع الشروط",
        labelled: "يجب أن يستوفي حقل «{label}» جميع الشروط"),
      .unavailable: Phrase(plain: "تعذّر التحقق", labelled: "تعذّر التحقق من حقل «{label}»"),
    ],
    fallback: Phrase(plain: "القيمة غير صالحة", labelled: "قيمة حقل «{label}» غير صالحة"),
    words: arabicWords)
}
