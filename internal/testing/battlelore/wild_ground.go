package battlelore

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// battleMap writes a wild map, with ground, places and edges of its own.
func (w *wilder) battleMap() string {
	w.lands = map[string][]land{}
	for i := range w.book.Terrain.All() {
		t := &w.book.Terrain.All()[i]
		if t.Layer != rulebook.Ground || t.Symbol != "" {
			w.lands[t.Layer] = append(
				w.lands[t.Layer],
				land{
					id:       t.ID,
					symbol:   t.Symbol,
					pass:     t.Pass,
					open:     t.Open,
					creature: t.Creature,
					summons:  t.Summons != "",
				},
			)
		}
	}
	w.boards()
	w.terrain("ground", rulebook.Ground, w.between(0, 3))
	w.terrain("features", rulebook.Feature, w.between(0, 2))
	w.terrain("landmarks", rulebook.Landmark, w.n(0, 30, 0, 4))
	w.terrain("lairs", rulebook.Lair, w.n(0, 30, 0, 4))
	w.say(
		"[[rulebook.edges]]\nid = \"own-edge\"\nname = \"Own\"\non = %s\nbars = %s",
		toml(w.names(rulebook.Ground)),
		toml(w.some(rulebook.BarWords(), 2)),
	)
	w.para()
	var faces []string
	for _, layer := range rulebook.Layers() {
		faces = append(faces, w.names(layer)...)
	}
	faces = append(faces, "river-straight", "river-curve", "river-bend", "river-straight or river-curve")
	w.say("[[rulebook.boxes]]\nid = \"own-tiles\"\nname = \"Own\"\nlore_tokens = %d\ntiles = [", w.n(0, 999, 40, 60))
	for chunk := range slices.Chunk(faces, 1) {
		w.say("  { count = 300, faces = %s },", toml(chunk))
	}
	w.say("]\nparts = [{ name = \"Board\", count = 9 }]")
	w.para()
	rules := w.done()
	w.say(
		"kind = \"map\"\nformat = 1\nid = %q\nname = \"Wild\"\nboard = %q\nboxes = %s\nrows = [",
		w.name,
		w.on.ID,
		toml(append(w.book.Boxes.IDs(), "own-tiles")),
	)
	grounds := w.lands[rulebook.Ground]
	open := grounds[slices.IndexFunc(grounds, func(l land) bool { return l.open && !l.own })]
	calm, lie := w.between(1, 4), map[hex.Hex]land{}
	for row := range w.board.Rows() {
		var symbols []string
		for i := range w.board.RowLen(row) {
			t := oneOf(w.maker, grounds)
			if w.between(0, 4) < calm {
				t = open
			}
			h := w.board.At(row, i)
			lie[h] = t
			if t.open && t.pass {
				w.bare.Add(h)
			}
			if t.pass {
				w.passed.Add(h)
			}
			symbols = append(symbols, t.symbol)
		}
		w.say("  %q,", strings.Join(symbols, " "))
	}
	w.say("]")
	w.para()
	places := append(slices.Clone(w.lands[rulebook.Landmark]), w.lands[rulebook.Lair]...)
	thick := w.n(1, 60, 6, 30)
	laid := 0 // places; the schema allows 64
	for h := range w.board.All().Each() {
		if w.oneIn(6) {
			w.bare.Remove(h)
			w.say("[[features]]\ntype = %q\nat = [%q]", oneOf(w.maker, w.lands[rulebook.Feature]).id, w.board.Label(h))
			w.para()
		}
		if w.oneIn(thick) && lie[h].pass && laid < 64 {
			laid++
			w.bare.Remove(h)
			w.say("[[places]]\ntype = %q\nat = [%q]", oneOf(w.maker, places).id, w.board.Label(h))
			if w.oneIn(2) {
				w.set("camp", oneOf(w.maker, boards.CampNames[:]))
			}
			w.para()
		}
		if near := w.board.Near(h); near.Len() == hex.Dirs && w.oneIn(10) {
			w.say(
				"[[edges]]\ntype = \"own-edge\"\nat = %q\nsides = %s",
				w.board.Label(h),
				toml(w.some([]string{"ne", "e", "se", "sw", "w", "nw"}, 3)),
			)
			w.para()
		}
	}
	return w.done() + rules
}

func (w *wilder) names(layer string) []string {
	var out []string
	for _, l := range w.lands[layer] {
		out = append(out, l.id)
	}
	return out
}

// terrain writes rows of a layer.
func (w *wilder) terrain(table, layer string, rows int) {
	for i := range rows {
		l := land{
			id:   fmt.Sprintf("own-%s-%d", layer, i),
			own:  true,
			pass: layer == rulebook.Ground && !w.oneIn(5) || w.oneIn(12),
		}
		w.say("[[rulebook.%s]]\nid = %q\nname = \"Own\"\nlook = { fill = \"#8a9a5b\", letter = \"O\" }", table, l.id)
		w.set("tile", l.id)
		w.set("box", "own-tiles")
		w.set("pass", l.pass)
		if layer == rulebook.Ground {
			l.symbol = fmt.Sprintf("o%d", i)
			l.open = w.oneIn(4)
			w.set("symbol", l.symbol)
			w.set("open", l.open)
			w.key(4, "water", true)
			w.key(3, "edges", "own-edge")
			w.key(2, "stakes", true)
		}
		w.set("stop", w.oneIn(2))
		w.set("no_battle_on_entry", w.oneIn(3))
		w.set("sight", oneOf(w.maker, rulebook.Sights()))
		w.key(4, "may_battle", oneOf(w.maker, rulebook.Whos()))
		w.key(3, "cap_out", w.n(0, 99, 1, 3))
		w.key(3, "cap_in", w.n(0, 99, 1, 3))
		w.key(4, "cap_in_elevated", w.n(0, 99, 1, 3))
		w.key(3, "bold", w.n(0, 9, 0, 2))
		w.key(4, "ignore_strikes", w.n(0, 9, 0, 2))
		w.set("who", oneOf(w.maker, rulebook.Whos()))
		if layer != rulebook.Ground && w.oneIn(4) {
			w.set("on", w.some(w.names(rulebook.Ground), 4))
		}
		if layer == rulebook.Landmark || layer == rulebook.Lair {
			w.place(&l, layer)
		}
		w.para()
		w.lands[layer] = append(w.lands[layer], l)
	}
}

// place writes the effects of a landmark or a lair for its owner.
func (w *wilder) place(l *land, layer string) {
	w.key(3, "bold_next", w.n(0, 9, 0, 2))
	w.key(2, "tokens", w.n(0, 99, 0, 3))
	w.key(3, "under_unit", true)
	switch w.between(0, 4) {
	case 0:
		w.set("heals", w.n(1, 9, 1, 2))
	case 1:
		w.set("passage", w.n(1, 9, 1, 4))
	case 2:
		w.set("raises", true)
	case 3:
		w.set("heals", w.n(1, 9, 1, 2))
		w.set("passage", w.n(1, 9, 1, 4))
		w.set("raises", true)
		w.set("serves", oneOf(w.maker, rulebook.Whos()))
	}
	if layer == rulebook.Landmark {
		w.key(2, "master", oneOf(w.maker, w.book.Classes.IDs()))
		return
	}
	w.key(2, "stores", w.n(0, 99, 0, 2))
	if !w.oneIn(3) {
		l.creature, l.summons = oneOf(w.maker, w.creatures), w.oneIn(2)
		w.set("creature", l.creature)
		if l.summons {
			w.set("summons", oneOf(w.maker, rulebook.SummonWords()))
		}
	}
}
