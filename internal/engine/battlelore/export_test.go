package battlelore

// Stray reports whether an event holds a number that its kind has no field for.
func (e *Event) Stray() bool {
	row := &eventRows[e.Kind]
	return row.n == FieldNone && e.n != 0 || row.m == FieldNone && e.m != 0
}
