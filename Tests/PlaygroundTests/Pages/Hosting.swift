import PlaygroundSupport
import SwiftUI

PlaygroundPage.current.liveView = UIHostingController(rootView: Text("old"))
PlaygroundPage.current.setLiveView(UIHostingController(rootView: Text("controller")))
PlaygroundPage.current.setLiveView(NSHostingView(rootView: Text("view")))
