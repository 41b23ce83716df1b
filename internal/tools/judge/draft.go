package main

import (
	"fmt"
	"maps"
	"slices"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
	"muster/schema/source"
)

// draft is a definition in progress: its file as a table of values, and the file of its field if that is replaced. An
// adventure has its units separately.
type draft struct {
	maker maker
	from  string // id of the definition that it was
	kind  string // of its file
	tree  map[string]any
	field map[string]any // of the map or realm; nil for that of the library
	// shown returns the required effect of the change that the games lack, or "". It may be nil.
	shown   func(x *outcome) string
	without *comparison // with another definition; nil for none
	runs    *running    // more games; nil for none

	// Only of an adventure.
	family *family
	board  *boards.Board
	units  []unit
	ground *source.File // the map of the library
	heldAt hex.Hex      // the unit that is held back
	hints               // of the game
}

// hints are values of a game's own that its changes ask for.
type hints struct {
	epic   bool                            // the map is not of the standard size
	brings func(camp boards.Camp) []string // ids of the landmarks that the masters of a council bring
	marks  [2]int                          // own rows in which a camp may have landmarks
}

// unit is one unit on its starting hex.
type unit struct {
	camp boards.Camp
	kind string
	at   hex.Hex
	rest values // its other keys
}

// tree returns the values of a shipped file: all of them are in simple forms.
func tree(f *source.File) map[string]any {
	t, ok := source.FastPath(f)
	if !ok {
		panic("cases: " + f.Name + " is not in plain forms") // it is embedded and tested
	}
	return t
}

// muster reads the units of a new draft from its table.
func (x *draft) muster() *draft {
	for camp := range boards.Camp(boards.Camps) {
		for _, row := range x.side(camp).list("units") {
			rest := maps.Clone(row)
			delete(rest, "type")
			delete(rest, "at")
			for _, label := range row["at"].([]any) {
				x.units = append(x.units, unit{camp, row["type"].(string), x.hex(label.(string)), rest})
			}
		}
	}
	return x
}

// values is a table of a file.
type values map[string]any

// list returns the tables in a list; none if it is missing.
func (v values) list(key string) (out []values) {
	list, _ := v[key].([]any)
	for _, x := range list {
		out = append(out, x.(map[string]any))
	}
	return out
}

// add appends a table to a list.
func (v values) add(key string, row values) {
	list, _ := v[key].([]any)
	v[key] = append(slices.Clone(list), map[string]any(row))
}

// table returns a table in another one, and creates it if necessary.
func (v values) table(key string) values {
	t, ok := v[key].(map[string]any)
	if !ok {
		t = map[string]any{}
		v[key] = t
	}
	return t
}

func (x *draft) top() values                     { return x.tree }
func (x *draft) victory() values                 { return x.top().table("victory") }
func (x *draft) side(camp boards.Camp) values    { return x.top().table(x.family.sides[camp]) }
func (x *draft) word(key string) string          { s, _ := x.tree[key].(string); return s }
func (x *draft) hex(label string) hex.Hex        { h, _, _ := x.board.ByLabel(label); return h }
func (x *draft) label(h hex.Hex) string          { return x.board.Label(h) }
func (x *draft) called() bool                    { return x.tree["call_to_arms"] != nil }
func (x *draft) name(camp boards.Camp) string    { return x.family.sides[camp] }
func (x *draft) rule(name string, effect values) { x.top().add("rules", named(name, effect)) }

func named(name string, effect values) values {
	return values{"name": name, "effects": []any{map[string]any(effect)}}
}

// plain reports whether an adventure lists its armies, with one player each: most changes need that.
func (x *draft) plain() bool {
	return !x.called() && x.side(boards.Pennant)["ally"] == nil && x.side(boards.Standard)["ally"] == nil
}

// army returns the units of a camp, by their indexes in units.
func (x *draft) army(camp boards.Camp) (out []int) {
	for i := range x.units {
		if x.units[i].camp == camp {
			out = append(out, i)
		}
	}
	return out
}

// goal returns the banners that a camp needs.
func (x *draft) goal(camp boards.Camp) int {
	for _, key := range []string{x.name(camp), "banners", "decisive"} {
		if n, ok := x.victory()[key].(int64); ok {
			return int(n)
		}
	}
	return 0
}

// setGoals gives each camp its own number of banners to win.
func (x *draft) setGoals(pennant, standard int) {
	v := x.victory()
	for _, key := range []string{"banners", x.name(boards.Pennant), x.name(boards.Standard)} {
		delete(v, key)
	}
	if pennant == standard {
		v["banners"] = int64(pennant)
		return
	}
	v[x.name(boards.Pennant)], v[x.name(boards.Standard)] = int64(pennant), int64(standard)
}

// first returns the camp that moves first; false if the green units decide that.
func (x *draft) first() (boards.Camp, bool) { return x.family.camp(x.word("first")) }

// taken reports whether a hex is occupied at the start: by a unit, a Leader, a landmark or a lair.
func (x *draft) taken(h hex.Hex) bool {
	if slices.ContainsFunc(x.units, func(u unit) bool { return u.at == h }) {
		return true
	}
	for camp := range boards.Camp(boards.Camps) {
		for _, key := range []string{"landmarks", "lairs", "leaders"} {
			for _, p := range x.side(camp).list(key) {
				if x.hex(p["at"].(string)) == h {
					return true
				}
			}
		}
	}
	return false
}

// near returns the neighbours of a hex on the board, in the order of directions.
func (x *draft) near(h hex.Hex) (out []hex.Hex) {
	for d := range hex.Dir(hex.Dirs) {
		if n := x.board.Neighbour(h, d); n != hex.None {
			out = append(out, n)
		}
	}
	return out
}

// corners returns the first and the last hex of a camp's own edge of the board.
func (x *draft) corners(camp boards.Camp) []hex.Hex {
	row := 0
	if camp == boards.Standard {
		row = x.board.Rows() - 1
	}
	if x.board.OwnRow(camp, x.board.At(row, 0)) > x.board.OwnRow(camp, x.board.At(x.board.Rows()-1-row, 0)) {
		row = x.board.Rows() - 1 - row
	}
	return []hex.Hex{x.board.At(row, 0), x.board.At(row, x.board.RowLen(row)-1)}
}

// armies writes the units back: those of one type and with the same other keys in one table, in order of first
// appearance.
func (x *draft) armies() {
	if x.family == nil || x.called() {
		return
	}
	for camp := range boards.Camp(boards.Camps) {
		side := x.side(camp)
		delete(side, "units")
		var rows []values
		for _, i := range x.army(camp) {
			u := &x.units[i]
			same := func(r values) bool {
				r = maps.Clone(r)
				kind := r["type"]
				delete(r, "type")
				delete(r, "at")
				return kind == u.kind && fmt.Sprint(r) == fmt.Sprint(u.rest)
			}
			at := slices.IndexFunc(rows, same)
			if at < 0 {
				row := values{"type": u.kind, "at": []any{}}
				maps.Copy(row, u.rest)
				at, rows = len(rows), append(rows, row)
			}
			rows[at]["at"] = append(rows[at]["at"].([]any), x.label(u.at))
		}
		for _, r := range rows {
			side.add("units", r)
		}
	}
}
