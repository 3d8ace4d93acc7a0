// The default values of what each step is given name types and macros of it.
@_exported import Testing
