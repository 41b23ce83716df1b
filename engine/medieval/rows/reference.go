package rows

import "strconv"

// Reference is a value of rows that names a row of another table.
type Reference[R any] struct {
	Target[R]
	Keys  []string // of the tables whose rows have it
	Path  []string // the way from a row to its names, "*" for every element of a list
	Loose bool     // the row is what it is without the other: it says what comes in which box
}

// Target is what references of one kind lead to.
type Target[R any] struct {
	Noun   string // what it is called: "class"
	Known  func(*R) []string
	Faulty func(*R, string) bool // whether there is a row of that name with mistakes, as Table.Faulty says
}

// In leads to any row of a table.
func In[R any, T Keyed](noun string, table func(*R) *Table[T]) Target[R] {
	return Target[R]{
		noun, func(r *R) []string { return table(r).IDs() },
		func(r *R, id string) bool { return table(r).Faulty(id) },
	}
}

// Only leads to some rows of the table.
func (t Target[R]) Only(noun string, known func(*R) []string) Target[R] {
	return Target[R]{noun, known, t.Faulty}
}

// Each calls do for every name that a row's values hold, with its place as a JSON pointer from the row on.
func (ref *Reference[R]) Each(values map[string]any, do func(name, ptr string)) {
	named(values, ref.Path, "", do)
}

// named calls do for every text that a path leads to below a value.
func named(v any, path []string, ptr string, do func(name, ptr string)) {
	if len(path) == 0 {
		if s, ok := v.(string); ok && s != "" {
			do(s, ptr)
		}
		return
	}
	if path[0] == "*" {
		list, _ := v.([]any)
		for i, e := range list {
			named(e, path[1:], ptr+"/"+strconv.Itoa(i), do)
		}
		return
	}
	if table, ok := v.(map[string]any); ok {
		if e, written := table[path[0]]; written {
			named(e, path[1:], ptr+"/"+path[0], do)
		}
	}
}
