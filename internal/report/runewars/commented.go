package runewars

import "muster/internal/engine/runewars/library"

// Commented returns the text of a realm file with the comments of a new realm.
func Commented(text []byte) []byte { return library.Commented(text) }
