// Whoever imports the components has the form core with them.
@_exported import FormCore
