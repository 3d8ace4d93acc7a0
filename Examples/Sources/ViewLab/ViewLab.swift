import SwiftUI

/// Views whose behaviour only a browser can show, one for each address: `/room`, `/menus` …
public struct ViewLab: View {
  @State private var name = "room"

  public init() {}

  public var body: some View {
    content.onOpenURL { url in name = url.lastPathComponent }
  }

  @ViewBuilder private var content: some View {
    switch name {
    case "room": RoomLab()
    case "places": PlacesLab()
    case "menus": MenuLab()
    case "phase": PhaseLab()
    case "scheme": SchemeLab()
    case "keyboard": KeyboardLab()
    case "grid": GridLab()
    case "values": ValuesLab()
    case "swipes": SwipeLab()
    case "edit": EditLab()
    case "look": LookLab()
    case "keyboard-bar": KeyboardBarLab()
    case "refresh": RefreshLab()
    case "sheet": SheetLab()
    case "symbols": SymbolLab()
    case "rating": RatingLab()
    case "mirrored-rating": RatingLab().environment(\.layoutDirection, .rightToLeft)
    case "title-menu": TitleMenuLab()
    case "large-title-menu": TitleMenuLab(isLarge: true)
    case "drawing": DrawingLab()
    case "choices": ChoicesLab()
    case "long-keyboard-bar": LongKeyboardBarLab()
    case "titles": TitlesLab()
    case "titled-sheet": TitledSheetLab()
    case "boxed-sheet": BoxedSheetLab()
    case "naming": NamingLab()
    case "bars": BarsLab()
    case "nothing": NothingLab()
    default: Text("There is no such view.")
    }
  }
}
