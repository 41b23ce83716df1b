package main

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/games"
	"muster/internal/testing/battlelore"
	"muster/schema/source"
)

// shippedRows are the rows of the shipped tables by key.
var shippedRows = sync.OnceValue(func() map[string][]any {
	out := map[string][]any{}
	for _, f := range rulebook.Tables() {
		d, _ := games.Kinds().Load(f)
		for _, key := range rulebook.TableKeys() {
			list, _ := d.Tree[key].([]any)
			out[key] = append(out[key], list...)
		}
	}
	return out
})

// shippedIDs returns the ids of a table, or those of the units if there is no such table.
func shippedIDs(key string) []string {
	rows := shippedRows()[key]
	if len(rows) == 0 {
		rows = shippedRows()["units"]
	}
	var out []string
	for _, r := range rows {
		out = append(out, r.(map[string]any)["id"].(string))
	}
	return out
}

// libraryTrees are the shipped definitions by kind and id.
var libraryTrees = sync.OnceValue(func() map[string]map[string]map[string]any {
	out := map[string]map[string]map[string]any{}
	for _, f := range library.LibraryFiles() {
		d, _ := games.Kinds().Load(f)
		if out[d.Kind] == nil {
			out[d.Kind] = map[string]map[string]any{}
		}
		out[d.Kind][d.Tree["id"].(string)] = d.Tree
	}
	return out
})

// project is the definitions of an author and the author's rulebook.
type project struct {
	*editor
	book  map[string]any
	trees []map[string]any // map, adventure, sets
}

// mutant generates an author's project from shipped definitions or from a random battle. It has mistakes in its added
// rows and sometimes elsewhere.
func mutant(seed uint64) []*source.File {
	p := newProject(seed)
	for range 1 + p.IntN(2)*p.IntN(4) {
		p.spoil(p.rows())
	}
	for p.IntN(6) == 0 {
		t := pick(p.editor, p.trees)
		s := pick(p.editor, slots(t))
		s.set(p.other(s.get()))
	}
	return p.files(60)
}

// newProject generates a project without extra mistakes; a random battle keeps its own.
func newProject(seed uint64) *project {
	e := &editor{Rand: diceOf(seed, 11)}
	p := &project{editor: e, book: map[string]any{"kind": "rulebook", "format": int64(1), "id": "own", "name": "Own"}}
	if e.IntN(6) == 0 {
		p.wild(seed)
	} else {
		p.shipped()
	}
	for _, t := range append(p.trees, p.book) {
		for _, s := range slots(t) {
			if word, ok := s.get().(string); ok {
				e.words = append(e.words, word)
			}
		}
	}
	return p
}

// rows returns one of the project's tables of rows.
func (p *project) rows() map[string]any {
	books := []map[string]any{p.book, p.book}
	for _, t := range p.trees {
		if inline, ok := t["rulebook"].(map[string]any); ok && len(inline) > 0 {
			books = append(books, inline)
		}
	}
	return pick(p.editor, books)
}

// shipped takes an adventure of the library with its map and sets, and rows of the shipped tables. A row replaces the
// shipped one, or gets a new id that the definitions use instead.
func (p *project) shipped() {
	all := libraryTrees()
	adventures := sortedKeys(all[rulebook.KindAdventure])
	if p.IntN(8) > 0 { // one whose draws are very many comes seldom
		adventures = slices.DeleteFunc(adventures, func(id string) bool { return id == "the-double-wedding" })
	}
	adventure := deep(all[rulebook.KindAdventure][pick(p.editor, adventures)]).(map[string]any)
	p.trees = append(p.trees, deep(all[rulebook.KindMap][adventure["map"].(string)]).(map[string]any), adventure)
	sets := sortedKeys(all[rulebook.KindDeploycards])
	for range p.IntN(3) {
		set := deep(all[rulebook.KindDeploycards][pick(p.editor, sets)]).(map[string]any)
		if !slices.ContainsFunc(p.trees, func(t map[string]any) bool { return t["id"] == set["id"] }) {
			p.trees = append(p.trees, set)
		}
	}
	for range 1 + p.IntN(6) {
		key := pick(p.editor, rulebook.TableKeys())
		if p.IntN(3) == 0 {
			key = pick(p.editor, []string{
				"banners", "boards", "units", "units", "boxes", "ground", "creatures", "weapons", "races",
			})
		}
		if p.IntN(40) == 0 { // a whole table
			p.book[key] = deep(shippedRows()[key])
			continue
		}
		if len(shippedRows()[key]) > 0 {
			p.take(key, deep(p.used(key)).(map[string]any))
		}
	}
}

// used returns a row of a shipped table, if possible one that the definitions name.
func (p *project) used(key string) any {
	rows := shippedRows()[key]
	var named []any
	for _, r := range rows {
		id := r.(map[string]any)["id"].(string)
		for _, t := range p.trees {
			if slices.ContainsFunc(slots(t), func(s slot) bool { return s.get() == any(id) }) {
				named = append(named, r)
				break
			}
		}
	}
	if len(named) > 0 && p.IntN(3) > 0 {
		rows = named
	}
	return pick(p.editor, rows)
}

// take puts a row into the rulebook or a definition, and sometimes gives it a new id.
func (p *project) take(key string, row map[string]any) {
	into := p.book
	if p.IntN(3) == 0 {
		t := pick(p.editor, p.trees)
		if t["rulebook"] == nil {
			t["rulebook"] = map[string]any{}
		}
		into, _ = t["rulebook"].(map[string]any)
	}
	list, _ := into[key].([]any)
	into[key] = append(list, row)
	id := row["id"].(string)
	if p.IntN(2) == 0 {
		return
	}
	own := "own-" + id
	row["id"] = own
	for i, t := range p.trees {
		for _, s := range slots(t) {
			if s.get() == any(id) && (key != "boards" || s.key == "board") && s.key != "camp" && s.key != "id" {
				s.set(own)
			}
		}
		if symbol, ok := row["symbol"].(string); ok && key == "ground" && i == 0 {
			legend, _ := t["legend"].(map[string]any)
			if legend == nil {
				legend = map[string]any{}
				t["legend"] = legend
			}
			legend[symbol] = own
		}
	}
	if key == "ground" {
		delete(row, "symbol")
	}
}

// wild takes a random battle and sometimes moves its rows into the rulebook.
func (p *project) wild(seed uint64) {
	for _, f := range battlelore.Wild(seed) {
		d, _ := games.Kinds().Load(f)
		if d.Tree == nil {
			continue
		}
		p.trees = append(p.trees, d.Tree)
		if inline, ok := d.Tree["rulebook"].(map[string]any); ok && p.IntN(2) == 0 {
			for _, key := range sortedKeys(inline) {
				list, _ := inline[key].([]any)
				old, _ := p.book[key].([]any)
				p.book[key] = append(old, list...)
			}
			delete(d.Tree, "rulebook")
		}
	}
}

// files writes the project; one in this many of its files also gets a syntax error. 0: none.
func (p *project) files(broken int) []*source.File {
	var out []*source.File
	for _, t := range append(p.trees, p.book) {
		id, ok := t["id"].(string)
		odd := func(r rune) bool { return r != '-' && (r < 'a' || r > 'z') && (r < '0' || r > '9') }
		if !ok || id == "" || strings.ContainsFunc(id, odd) {
			id = "odd"
		}
		kind, ok := t["kind"].(string)
		if !ok || !slices.Contains(games.Kinds().Names(), kind) {
			kind = rulebook.KindMap
		}
		text := written(t)
		if broken > 0 && p.IntN(broken) == 0 {
			at := p.IntN(len(text))
			text = text[:at] + text[min(at+1+p.IntN(20), len(text)):]
		}
		name := id + "." + kind + ".toml"
		if !slices.ContainsFunc(out, func(f *source.File) bool { return f.Name == name }) {
			out = append(out, source.NewFile(name, []byte(text)))
		}
	}
	return out
}

func sortedKeys[T any](m map[string]T) []string { return slices.Sorted(maps.Keys(m)) }

// diceOf returns a random source for one use of a seed.
func diceOf(seed, use uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, use)) }
