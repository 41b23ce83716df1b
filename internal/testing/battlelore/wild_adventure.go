package battlelore

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// adventure writes a wild adventure.
func (w *wilder) adventure() string {
	kind := oneOf(w.maker, []string{"medieval", rulebook.Lore, rulebook.Lore, rulebook.Lore, rulebook.MedievalLore})
	w.lore, w.allies, w.split = kind != "medieval", w.oneIn(4), w.oneIn(3)
	w.say(
		"kind = \"adventure\"\nformat = 1\nid = %q\nname = \"Wild\"\ntype = %q\nmap = %q\nboxes = %s\nfirst = %q",
		w.name,
		kind,
		w.name,
		toml(
			append(w.book.Boxes.IDs(), "own-tiles", "own-box"),
		),
		oneOf(w.maker, []string{"pennant", "standard", "scout"}),
	)
	w.para()
	w.victory()
	if w.inForce = kind == rulebook.Lore && !w.oneIn(3); w.inForce {
		w.say("[landmarks]\nin_force = true")
		if w.oneIn(2) {
			w.banned = w.some(w.names(rulebook.Landmark), 3)
			w.set("ban", w.banned)
		}
		w.para()
	}
	rules := w.bendings() // before units, so that the names in a rule exist
	w.tables()
	if w.lore {
		w.terms()
		w.loreCards()
	}
	w.commandCards()
	w.box()
	for camp := range boards.Camp(boards.Camps) {
		w.side(camp, kind)
	}
	return w.done() + rules
}

func (w *wilder) victory() {
	least := w.n(1, 99, 3, 8)
	w.say("[victory]")
	switch {
	case w.on.Epic && !w.allies && least < 99 && w.oneIn(2):
		w.say(
			"decisive = %d\nmargin = %d\nmarginal = %d",
			least,
			w.n(1, least, 1, min(least, 3)),
			w.n(least+1, 99, least+1, min(least+4, 99)),
		)
	case !w.allies && w.oneIn(4):
		w.say("pennant = %d\nstandard = %d", least, w.n(1, 99, 3, 8))
	default:
		w.set("banners", least)
	}
	w.para()
	taken := map[string]bool{}
	for range w.n(0, 32, 0, 4) {
		at := slices.DeleteFunc(w.spots(w.n(1, 12, 1, 2)), func(label string) bool { return taken[label] })
		if len(at) == 0 {
			continue
		}
		for _, label := range at {
			taken[label] = true
		}
		w.say("[[victory.objectives]]\nname = \"A place\"\nat = %s\nbanners = %d", toml(at), w.n(1, 99, 1, 2))
		w.key(3, "side", oneOf(w.maker, boards.CampNames[:]))
		w.key(3, "permanent", true)
		w.para()
	}
}

// spots returns hexes that units can stand on.
func (w *wilder) spots(n int) []string {
	var set hex.Set
	for range n {
		set.Add(oneOf(w.maker, w.passed.Hexes()))
	}
	var out []string
	for h := range set.Each() {
		out = append(out, w.board.Label(h))
	}
	return out
}

// bendings writes special rules.
func (w *wilder) bendings() string {
	var before strings.Builder
	before.WriteString(w.done())
	for range w.n(0, 40, 0, 4) {
		whom := w.sometimes(3, fmt.Sprintf(", side = %q", oneOf(w.maker, boards.CampNames[:]))) +
			w.sometimes(3, fmt.Sprintf(", classes = [%q]", oneOf(w.maker, []string{rulebook.Foot, rulebook.Mounted})))
		side := oneOf(w.maker, boards.CampNames[:])
		effect := oneOf(w.maker, []string{
			fmt.Sprintf(`do = "bold", count = %d%s`, w.n(1, 99, 1, 2), whom),
			`do = "frightened"` + whom,
			fmt.Sprintf(`do = "dice", melee = %d, ranged = %d%s`, w.n(-9, 9, -1, 2), w.n(-9, 9, -1, 2), whom),
			fmt.Sprintf(`do = "move", count = %d%s`, w.n(-9, 99, -1, 2), whom),
			fmt.Sprintf(`do = "worth", count = %d%s`, w.n(0, 99, 0, 3), whom),
			fmt.Sprintf(`do = "hold", turn = %d%s`, w.n(2, 999, 2, 9), whom),
			fmt.Sprintf(`do = "exit", side = %q, at = %s, count = %d`, side, toml(w.rim()), w.n(1, 99, 1, 2)),
			w.gift(w.spots(w.n(1, 40, 1, 3)), w.n(1, 99, 1, 3), whom),
			w.gift(w.spots(w.n(1, 40, 1, 3)), w.n(1, 99, 1, 3), whom),
			fmt.Sprintf(`do = "last-turn", turn = %d`, w.n(1, 999, 6, 30)),
			fmt.Sprintf(`do = "last-turn", turn = %d, winner = %q`, w.n(1, 999, 6, 30), side),
		})
		w.say("[[rules]]\nname = \"A custom\"\neffects = [{ %s }]", effect)
		w.para()
	}
	rules := w.done()
	w.text.WriteString(before.String())
	return rules
}

// rim returns hexes of the rim that units can stand on.
func (w *wilder) rim() []string {
	var out []string
	for h := range w.passed.Each() {
		if near := w.board.Near(h); near.Len() < hex.Dirs && w.oneIn(4) {
			out = append(out, w.board.Label(h))
		}
	}
	if len(out) == 0 {
		out = w.spots(1)
	}
	return out
}

// box writes the box with all existing figures.
func (w *wilder) box() {
	w.say("[[rulebook.boxes]]\nid = \"own-box\"\nname = \"Own\"\nlore_tokens = %d\nstock = [", w.n(0, 999, 0, 60))
	seen := map[string]bool{}
	for _, id := range append(append([]string{}, w.troops...), w.creatures...) {
		if !seen[id] {
			w.say(
				"  { unit = %q, camp = \"pennant\", units = 99 }, { unit = %q, camp = \"standard\", units = 99 },",
				id,
				id,
			)
		}
		seen[id] = true
	}
	w.say("]")
	w.para()
}

// side writes a camp, and its ally if it has one.
func (w *wilder) side(camp boards.Camp, kind string) {
	creatures := 0
	if kind == rulebook.Lore {
		creatures = w.n(0, 8, 0, 2)
	}
	w.say("[%s]\narmy = \"Host\"\ncommander = \"Captain\"", camp)
	w.command(camp, kind)
	w.para()
	if w.allies {
		w.say("[%s.ally]\narmy = \"Other host\"\ncommander = \"Other captain\"", camp)
		w.command(camp, kind)
		w.para()
	}
	var army []string // creatures
	deep := w.between(2, 4)
	if units := w.passed.Len() / 3; units > 0 {
		for i := range min(w.n(2, 34, 4, 14), max(units, 2)) {
			w.say(
				"[[%s.units]]\n%stype = %q\nat = [%q]",
				camp,
				w.whose(i),
				oneOf(w.maker, w.troops),
				w.hexIn(camp, 1, deep),
			)
			w.para()
		}
		for i := range min(creatures, units/4) {
			id := oneOf(w.maker, w.creatures)
			army = append(army, id)
			w.say("[[%s.units]]\n%stype = %q\nat = [%q]", camp, w.whose(i), id, w.hexIn(camp, 1, deep))
			w.para()
		}
	}
	if !w.lore {
		return
	}
	for i := range w.n(0, 16, 0, 3) {
		table, layer := "lairs", rulebook.Lair
		from := slices.DeleteFunc(
			slices.Clone(w.lands[layer]),
			func(l land) bool { return l.pass || !l.summons && !slices.Contains(army, l.creature) },
		)
		if w.inForce && w.oneIn(3) {
			table, layer = "landmarks", rulebook.Landmark
			from = w.lands[layer]
		}
		rows := w.on.Setup.Landmarks
		if layer == rulebook.Lair {
			rows = w.on.Setup.Lairs
		}
		land := w.board.OwnRows(camp, rows[0], rows[1]).And(w.bare).Minus(w.taken).Hexes()
		if len(land)*len(from) == 0 {
			continue
		}
		h := oneOf(w.maker, land)
		w.bare.Remove(h)
		w.say("[[%s.%s]]\n%stype = %q\nat = %q", camp, table, w.whose(i), oneOf(w.maker, from).id, w.board.Label(h))
		w.para()
	}
}

// command writes a player's cards, council and grants.
func (w *wilder) command(camp boards.Camp, kind string) {
	if kind != rulebook.Lore {
		w.set("command_cards", w.n(1, 9, 3, 6))
		return
	}
	if w.split {
		w.say("council = { levels = %d }", w.n(1, 30, 6, 9))
	} else {
		var seats []string
		for _, id := range w.book.Classes.IDs() {
			if level := w.between(0, 3); level > 0 {
				seats = append(seats, fmt.Sprintf("%s = %d", id, level))
			}
		}
		w.say("council = { %s }", strings.Join(seats, ", "))
	}
	from := w.names(rulebook.Lair)
	if w.inForce {
		from = append(from, w.names(rulebook.Landmark)...)
	}
	grants := w.some(from, w.n(1, 16, 1, 3))
	w.key(3, "grants", slices.DeleteFunc(grants, func(id string) bool { return slices.Contains(w.banned, id) }))
}
