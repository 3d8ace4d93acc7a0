import SwiftUI

/// All components, in the order in which they are shown.
@MainActor public enum Catalog {
  public static let entries: [CatalogEntry] = [
    CatalogEntry(TextInputFieldShown()),
    CatalogEntry(MaskedFieldShown()),
    CatalogEntry(ValueFieldShown()),
    CatalogEntry(NewPasswordFieldShown()),
    CatalogEntry(PasswordChecklistShown()),
    CatalogEntry(OneTimeCodeFieldShown()),
    CatalogEntry(SearchFieldShown()),
    CatalogEntry(CountryPickerShown()),
    CatalogEntry(IconTextFieldShown()),
    CatalogEntry(ClearButtonShown()),
    CatalogEntry(IconBackgroundShown()),
    CatalogEntry(FocusOnTapShown()),
    CatalogEntry(PrefixIconShown()),
    CatalogEntry(ValidationShown()),
    CatalogEntry(FormViewShown()),
    CatalogEntry(FormRowShown()),
    CatalogEntry(FormRowsShown()),
    CatalogEntry(StepFormShown()),
    CatalogEntry(AddressFieldsShown()),
    CatalogEntry(ErrorSummaryShown()),
    CatalogEntry(SubmitButtonShown()),
    CatalogEntry(CancelButtonShown()),
    CatalogEntry(DraftShown()),
    CatalogEntry(LoginFormShown()),
    CatalogEntry(TitleFormShown()),
    CatalogEntry(CreateScreenShown()),
    CatalogEntry(EditScreenShown()),
  ]

  /// A component by its name in addresses.
  public static func entry(_ id: String) -> CatalogEntry? { entries.first { $0.id == id } }

  /// The components of a part of the library.
  public static func entries(in category: ComponentCategory) -> [CatalogEntry] {
    entries.filter { $0.category == category }
  }
}
