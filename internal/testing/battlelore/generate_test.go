package battlelore_test

import (
	"fmt"
	"strconv"
	"strings"

	"muster/engine"
	"muster/internal/engine/battlelore/rulebook"
)

// writer makes up battles in which all the rules of Medieval battles can meet: every ground, feature, barred side and
// type of troop, in any mixture. They are written as an author writes, and so pass through all that links a battle.
type writer struct {
	chance    engine.Rand
	ground    map[string]string // label to the symbol of its ground
	labels    []string          // from the top, left to right
	rows      int               // of the board
	creatures bool              // creatures fight, in an adventure with Lore
	taken     map[string]bool
	placed    map[string]bool // landmarks and lairs of the map
}

// extra are rows that an author might add: troops that no box has, and sides that bar one thing only.
const extra = `
[[rulebook.units]]
id = "green-human-long-bow"
name = "Long bows"
race = "human"
banner = "green"
class = "foot"
weapon = "long-bow"

[[rulebook.units]]
id = "red-dwarf-halberd"
name = "Halberds"
race = "dwarf"
banner = "red"
class = "foot"
weapon = "halberd"

[[rulebook.units]]
id = "red-hobgoblin-sword"
name = "Heavy hobgoblins"
race = "goblinoid"
banner = "red"
class = "foot"
weapon = "long-sword"

[[rulebook.units]]
id = "blue-goblin-crossbow"
name = "Goblin crossbows"
race = "goblinoid"
banner = "blue"
class = "foot"
weapon = "crossbow"

[[rulebook.units]]
id = "green-human-horse-bow"
name = "Horse bows"
race = "human"
banner = "green"
class = "mounted"
weapon = "reflex-bow"
ranged = 2

[[rulebook.units]]
id = "blue-human-club"
name = "Clubmen"
race = "human"
banner = "blue"
class = "foot"
weapon = "club"
`

// edges of the author's: a hedge bars blows and a ditch moves.
const edges = `
[[rulebook.edges]]
id = "hedge"
name = "Hedge"
on = ["countryside", "hill"]
bars = ["melee"]

[[rulebook.edges]]
id = "ditch"
name = "Ditch"
on = ["countryside", "marsh"]
bars = ["move"]
`

func newWriter(seed uint64) *writer {
	w := &writer{
		chance: engine.NewRand(seed, "referee"),
		ground: map[string]string{},
		taken:  map[string]bool{},
		placed: map[string]bool{},
		rows:   9,
	}
	if seed%3 == 2 {
		w.rows = 17
	}
	w.creatures = seed%5 > 2
	return w
}

// epic reports whether the battle is on the board of two boards.
func (w *writer) epic() bool { return w.rows > 9 }

// row is the number of a hex's row.
func row(label string) int {
	n, _ := strconv.Atoi(label[1:])
	return n
}

// rim reports whether a hex lies at the edge of the board.
func (w *writer) rim(label string) bool {
	return strings.ContainsAny(label[:1], "AMal") || row(label) == 1 || row(label) == w.rows
}

func (w *writer) oneIn(n int) bool              { return w.chance.IntN(n) == 0 }
func (w *writer) of(list []string) string       { return list[w.chance.IntN(len(list))] }
func (w *writer) on(label, symbols string) bool { return strings.Contains(symbols, w.ground[label]) }

// battleMap writes a map.
func (w *writer) battleMap() string {
	var b strings.Builder
	b.WriteString("kind = \"map\"\nformat = 1\nid = \"made-up\"\nname = \"Made up\"\n")
	board := "standard"
	if w.epic() {
		board = "epic"
	}
	fmt.Fprintf(&b, "board = %q\nrows = [\n", board)
	for r := w.rows; r >= 1; r-- {
		letters, symbols := "ABCDEFGHIJKLM", []string{}
		if r%2 == 0 {
			letters = "abcdefghijkl"
		}
		for _, l := range letters {
			label := fmt.Sprintf("%c%d", l, r)
			w.labels = append(w.labels, label)
			w.ground[label] = string("................WWHHHCCCMMRRF"[w.chance.IntN(29)])
			symbols = append(symbols, w.ground[label])
		}
		fmt.Fprintf(&b, "  %q,\n", strings.Join(symbols, " "))
	}
	b.WriteString("]\n" + edges)
	for _, label := range w.labels {
		w.dress(&b, label)
	}
	return b.String()
}

// dress lays on a hex what may lie there.
func (w *writer) dress(b *strings.Builder, label string) {
	switch {
	case w.on(label, "R") && w.oneIn(2):
		fmt.Fprintf(b, "[[features]]\ntype = %q\nat = [%q]\n", w.of([]string{"wooden-bridge", "stone-bridge"}), label)
		w.ground[label] = "b" // it can be entered now
	case w.on(label, ".HC") && w.oneIn(6):
		fmt.Fprintf(b, "[[features]]\ntype = %q\nat = [%q]\n", w.of([]string{"stakes", "rampart"}), label)
	case w.on(label, ".") && w.oneIn(16):
		w.placed[label] = true
		places := []string{
			"pentacle",
			"healing-pool",
			"rogues-den",
			"training-camp",
			"lair",
			"boulders",
			"forest-lair",
			"summoning-circle",
		}
		fmt.Fprintf(b, "[[places]]\ntype = %q\nat = [%q]\n", w.of(places), label)
	}
	edge := ""
	switch {
	case w.rim(label):
		return // on the rim a side may face nothing, which is a mistake of the map
	case w.on(label, "C"):
		edge = "cliff"
	case w.on(label, ".H") && w.oneIn(14):
		edge = "hedge"
	case w.on(label, ".M") && w.oneIn(14):
		edge = "ditch"
	}
	if edge == "" {
		return
	}
	var sides []string
	for _, side := range []string{"e", "ne", "nw", "w", "sw", "se"} {
		if w.oneIn(3) {
			sides = append(sides, fmt.Sprintf("%q", side))
		}
	}
	if len(sides) > 0 {
		fmt.Fprintf(b, "[[edges]]\ntype = %q\nat = %q\nsides = [%s]\n", edge, label, strings.Join(sides, ", "))
	}
}

// adventure writes an adventure on the map.
func (w *writer) adventure(book *rulebook.Rulebook) string {
	var b strings.Builder
	kind := "medieval"
	if w.creatures { // where councils sit
		kind = "lore"
	}
	fmt.Fprintf(
		&b,
		"kind = \"adventure\"\nformat = 1\nid = \"made-up\"\nname = \"Made up\"\ntype = %q\nmap = \"made-up\"\nfirst = %q\n",
		kind,
		w.of([]string{"pennant", "standard"}),
	)
	b.WriteString(extra)
	b.WriteString(w.victory())
	for range w.chance.IntN(4) {
		side := w.of([]string{"", "side = \"pennant\"\n", "side = \"standard\"\n"})
		fmt.Fprintf(&b, "[[victory.objectives]]\nname = \"A place\"\nat = [%q, %q]\n%sbanners = %d\npermanent = %v\n",
			w.free(3, w.rows-2), w.free(3, w.rows-2), side, 1+w.chance.IntN(2), w.oneIn(3))
	}
	types := []string{
		"green-human-long-bow",
		"red-dwarf-halberd",
		"red-hobgoblin-sword",
		"blue-goblin-crossbow",
		"green-human-horse-bow",
		"blue-human-club",
	}
	var creatures []string
	for _, u := range book.Units.All() {
		if u.Creature() {
			creatures = append(creatures, u.ID)
		} else {
			types = append(types, u.ID)
		}
	}
	w.taken = map[string]bool{}
	for _, side := range []struct {
		name        string
		first, last int
	}{{"pennant", 5, 9}, {"standard", 1, 5}} {
		if w.epic() { // the camps come as near to each other as on the other board
			side.first, side.last = side.first+4, side.last+4
		}
		fmt.Fprintf(
			&b,
			"[%s]\narmy = \"Host\"\ncommander = \"Captain\"\ncommand_cards = %d\n",
			side.name,
			2+w.chance.IntN(6),
		)
		if w.creatures {
			fmt.Fprintf(&b, "council = { commander = %d, wizard = %d }\n", w.chance.IntN(4), w.chance.IntN(4))
		}
		for range w.rows - 1 + w.chance.IntN(10) {
			fmt.Fprintf(
				&b,
				"[[%s.units]]\ntype = %q\nat = [%q]\n",
				side.name,
				w.of(types),
				w.free(side.first, side.last),
			)
		}
		if label := w.free(side.first, side.last); w.creatures && w.on(label, ".") && !w.placed[label] {
			fmt.Fprintf(
				&b,
				"[[%s.lairs]]\ntype = %q\nat = %q\n",
				side.name,
				w.of([]string{"lair", "boulders", "forest-lair"}),
				label,
			)
			w.taken[label] = false
		}
		for range 2 + w.chance.IntN(8) {
			if w.creatures {
				fmt.Fprintf(
					&b,
					"[[%s.units]]\ntype = %q\nat = [%q]\n",
					side.name,
					w.of(creatures),
					w.free(side.first, side.last),
				)
			}
		}
	}
	w.specialRules(&b)
	return b.String()
}

// victory writes how the battle is won.
func (w *writer) victory() string {
	if !w.epic() || w.oneIn(4) {
		return fmt.Sprintf("[victory]\nbanners = %d\n", 4+w.chance.IntN(6))
	}
	decisive := 2 + w.chance.IntN(5)
	return fmt.Sprintf(
		"[victory]\ndecisive = %d\nmargin = %d\nmarginal = %d\n",
		decisive,
		1+w.chance.IntN(4),
		decisive+1+w.chance.IntN(2),
	)
}

// specialRules writes some of what an adventure may bend.
func (w *writer) specialRules(b *strings.Builder) {
	for _, side := range []string{"pennant", "standard"} {
		if w.oneIn(2) {
			continue
		}
		at := []string{}
		for range 2 + w.chance.IntN(8) {
			at = append(at, fmt.Sprintf("%q", w.of(w.labels)))
		}
		fmt.Fprintf(
			b,
			"[[rules]]\nname = \"A way out\"\neffects = [ { do = \"exit\", side = %q, at = [%s], count = %d } ]\n",
			side,
			strings.Join(at, ", "),
			1+w.chance.IntN(2),
		)
	}
	for range w.chance.IntN(4) {
		w.gift(b)
	}
	for range w.chance.IntN(4) {
		whom := w.of(
			[]string{
				``,
				`, side = "pennant"`,
				`, side = "standard"`,
				`, classes = ["foot"]`,
				`, classes = ["mounted"]`,
				`, banners = ["red"]`,
			},
		)
		fmt.Fprintf(b, "[[rules]]\nname = \"A custom\"\neffects = [ { do = %s } ]\n", w.of([]string{
			`"bold", count = 1` + whom,
			`"frightened"` + whom,
			`"dice", melee = 1` + whom,
			`"dice", ranged = 1, melee = -1` + whom,
			`"move", count = 1` + whom,
			`"move", count = -1` + whom,
			`"worth", count = 2` + whom,
			`"hold", turn = 7` + whom,
			`"last-turn", turn = 24`,
			`"last-turn", turn = 31, winner = "pennant"`,
		}))
	}
}

// gift writes something that is given at a place.
func (w *writer) gift(b *strings.Builder) {
	at := []string{}
	for range 1 + w.chance.IntN(12) {
		at = append(at, fmt.Sprintf("%q", w.of(w.labels)))
	}
	what := w.of([]string{`"heal", count = 1`, `"heal", count = 2`, `"heal", by = "lost", part = "half"`,
		`"heal", by = "figures", part = "third"`})
	if w.creatures && w.oneIn(2) {
		what = w.of([]string{`"tokens", count = 1`, `"tokens", count = 3`, `"tokens", by = "pool", part = "half"`,
			`"tokens", by = "opponent-tokens", part = "half"`, `"tokens", by = "own-tokens", part = "third"`,
			`"tokens", by = "pool"`})
	}
	fmt.Fprintf(
		b,
		"[[rules]]\nname = \"A place\"\neffects = [ { do = %s, at = [%s]%s%s%s } ]\n",
		what,
		strings.Join(at, ", "),
		w.of([]string{``, `, when = "ends"`, `, when = "rests"`, `, when = "enters"`}),
		w.of([]string{``, ``, `, once = "battle"`, `, once = "side"`}),
		w.of([]string{``, ``, `, side = "pennant"`, `, classes = ["foot"]`, `, banners = ["blue"]`}),
	)
}

// free finds a hex of some rows that a unit can stand on and none does yet.
func (w *writer) free(first, last int) string {
	for {
		label := w.of(w.labels)
		if n := row(label); n >= first && n <= last && !w.on(label, "R") && !w.taken[label] {
			w.taken[label] = true
			return label
		}
	}
}
