package rows

import (
	"slices"

	"muster/schema"
)

// Reference is a value of rows that names a row of another table.
type Reference[R any] struct {
	Target[R]
	keys  []string // of the tables whose rows have it
	path  []string // "*" stands for every element of a list
	loose bool     // the row is valid without the other one: the contents of a box
}

// Target is the target of references of one kind, in a rulebook R.
type Target[R any] struct {
	Noun   string // noun for the target: "banner"
	known  func(*R) []string
	faulty func(*R, string) bool
}

// Has reports whether the rows of a table have it.
func (ref *Reference[R]) Has(key string) bool { return slices.Contains(ref.keys, key) }

// Path returns the path from a row to its names, "*" for every element of a list.
func (ref *Reference[R]) Path() []string { return slices.Clone(ref.path) }

// Known lists the valid names.
func (ref *Reference[R]) Known(r *R) []string { return ref.known(r) }

// Invalid reports whether there is an invalid row of that name, as Table.Invalid does.
func (ref *Reference[R]) Invalid(r *R, name string) bool { return ref.faulty(r, name) }

// Each calls do for every name in a row's values, with its JSON pointer relative to the row.
func (ref *Reference[R]) Each(values map[string]any, do func(name, ptr string)) {
	schema.EachText(values, ref.path, do)
}

// NewReference returns a reference from the rows of some tables, given by their keys. The path is relative to the row;
// "*" is every element of a list. A loose reference does not make the row invalid if its target is.
func NewReference[R any](to Target[R], keys, path []string, loose bool) Reference[R] {
	return Reference[R]{to, keys, path, loose}
}

// NewTarget returns a target of references: a noun for it, the valid names, and a test for names of invalid rows.
func NewTarget[R any](noun string, known func(*R) []string, faulty func(*R, string) bool) Target[R] {
	return Target[R]{noun, known, faulty}
}

// In leads to any row of a table.
func In[R any, T Keyed](noun string, table func(*R) *Table[T]) Target[R] {
	return Target[R]{
		noun, func(r *R) []string { return table(r).IDs() },
		func(r *R, id string) bool { return table(r).Invalid(id) },
	}
}

// Only leads to some rows of the table.
func (t Target[R]) Only(noun string, known func(*R) []string) Target[R] {
	return Target[R]{noun, known, t.faulty}
}
