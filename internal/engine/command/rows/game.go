package rows

import (
	"slices"

	"muster/schema"
)

// Game describes a game to the reader of rows; R is its rulebook.
type Game[R any] struct {
	File       *File
	With       func(*R, *Brought) *R // a new rulebook with added rows, by Table.Add; the old one is unchanged
	Tables     func(*R) []AnyTable   // all of its tables
	Left       func(*R) *Left        // its memory of omitted rows
	Unfit      func(*Line) bool      // a row of an author that is unusable, whatever it names
	References []Reference[R]
}

// Left is a rulebook's memory of rows that are not in its tables.
type Left struct {
	waiting   []Line   // rows that name a missing row
	symbols   []string // symbols of invalid ground
	anySymbol bool     // there is invalid ground with an unknown symbol
}

// InvalidSymbol reports whether an unknown symbol may be that of an invalid ground.
func (l *Left) InvalidSymbol(symbol string) bool {
	return l.anySymbol || slices.Contains(l.symbols, symbol)
}

// Extend returns a rulebook with the rows of a document added: all of a file of rows, or the [rulebook] table of
// another definition. A row with a known id replaces the old row and keeps its place. Extend returns r itself if the
// document adds nothing. Invalid rows are omitted, and remembered: see Table.Invalid.
func (g *Game[R]) Extend(r *R, d *schema.Document) *R {
	if d == nil {
		return r
	}
	if b := g.File.brought(d); b != nil {
		return g.take(r, b)
	}
	return r
}

// Incomplete returns the rulebook marked as lacking unknown rows, because a file with rows cannot be read. Any unknown
// id may be one of them.
func (g *Game[R]) Incomplete(r *R) *R {
	b := &Brought{file: g.File}
	b.unreadable()
	return g.take(r, b)
}

// take links rows, and omits those with unknown names until the rest is consistent. The omitted rows wait for later
// rows that may have the names, because files of a project may refer to each other.
func (g *Game[R]) take(r *R, b *Brought) *R {
	left := g.Left(r)
	for _, l := range left.waiting {
		b.keep(l)
	}
	var waiting []Line
	for {
		b.drop(g.Unfit)
		n := g.With(r, b)
		out := b.drop(func(l *Line) bool { return g.Astray(n, l) })
		if len(out) == 0 {
			*g.Left(n) = Left{
				waiting: waiting, symbols: append(slices.Clip(left.symbols), b.symbols...),
				anySymbol: left.anySymbol || b.anySymbol,
			}
			g.lean(n)
			return n
		}
		waiting = append(waiting, out...)
	}
}

// Astray reports whether a row has an unknown name.
func (g *Game[R]) Astray(r *R, l *Line) bool {
	bad := false
	for i := range g.References {
		ref := &g.References[i]
		if !ref.Has(l.Table) {
			continue
		}
		var known []string
		ref.Each(l.Values, func(name, _ string) {
			if known == nil {
				known = ref.known(r)
			}
			bad = bad || !slices.Contains(known, name) && !(ref.loose && ref.faulty(r, name))
		})
	}
	return bad
}

// lean finds the rows that name an invalid one, including shipped rows. They stay, since the named row exists: the row
// that the invalid one would have replaced.
func (g *Game[R]) lean(r *R) {
	tables := g.Tables(r)
	for _, t := range tables {
		t.forget()
	}
	for more := !sound(tables); more; {
		more = false
		for _, t := range tables {
			t.Each(func(row *Row) {
				if !t.Invalid(row.ID) && g.leans(r, row) {
					t.leansOn(row.ID)
					more = true
				}
			})
		}
	}
}

// leans reports whether a row names an invalid one.
func (g *Game[R]) leans(r *R, row *Row) bool {
	found := false
	for i := range g.References {
		ref := &g.References[i]
		if !ref.loose && ref.Has(row.key) {
			ref.Each(row.decoded, func(name, _ string) { found = found || ref.faulty(r, name) })
		}
	}
	return found
}

func sound(tables []AnyTable) bool {
	return !slices.ContainsFunc(tables, func(t AnyTable) bool { return t.Marked() })
}
