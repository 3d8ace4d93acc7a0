import Testing

@testable import WebHost

@Suite struct MainThreadTests {
  @Test func `a pause that is over before it is set traps nothing`() {
    #expect(Listener.pause(from: 10, until: 25) == 15)
    #expect(Listener.pause(from: 10, until: 10) == 1)
    #expect(Listener.pause(from: 12, until: 10) == 1)
  }
}
