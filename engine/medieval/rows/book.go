package rows

import (
	"slices"

	"muster/schema"
)

// Book is how the rulebooks of a game, of type R, are made.
type Book[R any] struct {
	Layout
	// Lay makes a rulebook with the rows of a batch added, table by table, so that the order of rows does not depend
	// on how they are spread over files. Tables that get no row are shared with the old one.
	Lay func(*R, *Batch) *R
	// Shelves are a rulebook's tables.
	Shelves func(*R) []Shelf
	// Rest is what a rulebook remembers beside its tables.
	Rest func(*R) *Rest
	// References are the values of rows that name rows.
	References []Reference[R]
	// Unfit reports whether an author's row can never be played, whatever else there is. It may be nil.
	Unfit func(*Line) bool
}

// Rest is what a rulebook remembers beside its tables. Its zero value is that of one without mistakes.
type Rest struct {
	waiting     []Line   // rows that name what is not there
	lostSymbols []string // of faulty ground
	anySymbol   bool     // there is faulty ground of which nobody can tell the symbol
}

// FaultySymbol reports whether a symbol that no ground has may be that of a faulty one.
func (r *Rest) FaultySymbol(symbol string) bool {
	return r.anySymbol || slices.Contains(r.lostSymbols, symbol)
}

// Extend makes a rulebook with the rows of a document added: the whole of a rulebook file, or the [rulebook] table of
// another definition. A row whose id is known already replaces it and keeps its place. It returns r itself when the
// document brings nothing. Rows with mistakes are left out, and remembered: see Table.Faulty.
func (k *Book[R]) Extend(r *R, d *schema.Document) *R {
	if d == nil {
		return r
	}
	if b := k.writtenBy(d); b != nil {
		return k.take(r, b)
	}
	return r
}

// Shipped makes a rulebook of tables that ship with Muster, of which tests know that they hold together.
func (k *Book[R]) Shipped(docs []*schema.Document) *R {
	b := &Batch{layout: &k.Layout}
	for _, d := range docs {
		for _, key := range k.Keys {
			list, _ := d.Tree[key].([]any)
			b.take(d, key, "/"+key, list)
		}
	}
	return k.Lay(new(R), b)
}

// Incomplete is the rulebook with rows missing of which nobody can tell the ids, because a file that should bring them
// cannot be read: whatever r does not know may be one of them.
func (k *Book[R]) Incomplete(r *R) *R {
	b := &Batch{layout: &k.Layout}
	b.unreadable()
	return k.take(r, b)
}

// take links rows, and leaves those out that name what is not there, until all that is left holds together. They wait
// for the next rows, which may bring what they lack: a file of a project for another one.
func (k *Book[R]) take(r *R, b *Batch) *R {
	before := k.Rest(r)
	for _, l := range before.waiting {
		b.keep(l)
	}
	var waiting []Line
	for {
		if k.Unfit != nil {
			b.drop(k.Unfit)
		}
		n := k.Lay(r, b)
		out := b.drop(func(l *Line) bool { return k.Astray(n, l) })
		if len(out) == 0 {
			*k.Rest(n) = Rest{
				waiting: waiting, lostSymbols: append(slices.Clip(before.lostSymbols), b.symbols...),
				anySymbol: before.anySymbol || b.anySymbol,
			}
			k.lean(n)
			return n
		}
		waiting = append(waiting, out...)
	}
}

// Astray reports whether a row names something that is not there.
func (k *Book[R]) Astray(r *R, l *Line) bool {
	bad := false
	for i := range k.References {
		ref := &k.References[i]
		if !slices.Contains(ref.Keys, l.Key) {
			continue
		}
		var known []string
		ref.Each(l.Values, func(name, _ string) {
			if known == nil {
				known = ref.Known(r)
			}
			bad = bad || !slices.Contains(known, name) && !(ref.Loose && ref.Faulty(r, name))
		})
	}
	return bad
}

// lean finds the rows that name a faulty one, be it rows that ship. They stay, since what they name is there: the row
// that the faulty one would have replaced.
func (k *Book[R]) lean(r *R) {
	tables := k.Shelves(r)
	for _, t := range tables {
		t.forget()
	}
	for more := slices.ContainsFunc(tables, Shelf.marked); more; {
		more = false
		for _, t := range tables {
			t.Each(func(row *Row) {
				if !t.Faulty(row.ID) && k.leans(r, row) {
					t.leansOn(row.ID)
					more = true
				}
			})
		}
	}
}

// leans reports whether a row names a faulty one.
func (k *Book[R]) leans(r *R, row *Row) bool {
	found := false
	for i := range k.References {
		ref := &k.References[i]
		if !ref.Loose && slices.Contains(ref.Keys, row.key) {
			ref.Each(row.written, func(name, _ string) { found = found || ref.Faulty(r, name) })
		}
	}
	return found
}
