package runewars

import "muster/engine/runewars/library"

// Commented is the text of a realm as it stands in a file: with the comments of a new realm.
func Commented(text []byte) []byte { return library.Commented(text) }
