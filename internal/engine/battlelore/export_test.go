package battlelore

import "muster/internal/engine/command"

// Stray reports whether an event holds a number that its kind has no field for.
func (e *Event) Stray() bool {
	for i, f := range eventRows[e.Kind].fields {
		if f == command.FieldNone && e.Values[i] != 0 {
			return true
		}
	}
	return false
}
