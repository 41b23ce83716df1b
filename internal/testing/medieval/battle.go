package medieval

import (
	"fmt"
	"strconv"
	"strings"

	"muster/engine"
	"muster/schema/source"
)

// ID is the id of the map and of the adventure.
const ID = "authored"

// AuthoredBattle returns the files of the battle of a seed: a map and an adventure on it.
func AuthoredBattle(seed uint64) []*source.File {
	w := &writer{chance: engine.NewRand(seed, "madeup"), ground: map[string]string{}, taken: map[string]bool{}}
	return []*source.File{
		source.NewFile(ID+".map.toml", []byte(w.battleMap())),
		source.NewFile(ID+".adventure.toml", []byte(w.adventure())),
	}
}

// writer writes one battle.
type writer struct {
	chance engine.Rand
	ground map[string]string // label to the symbol of its ground
	labels []string          // from the top, left to right
	taken  map[string]bool
}

// edges are custom hex sides: a hedge bars blows and a ditch bars moves.
const edges = `
[[rulebook.edges]]
id = "hedge"
name = "Hedge"
on = ["open", "hill"]
bars = ["melee"]

[[rulebook.edges]]
id = "ditch"
name = "Ditch"
on = ["open", "marsh"]
bars = ["move"]
`

// types are the generated unit types. The list is read-only.
var types = []string{
	"light-bow-cavalry", "light-bow-infantry", "auxilia", "medium-infantry", "heavy-infantry", "warrior",
	"medium-cavalry", "heavy-cavalry", "super-heavy-cavalry",
}

func (w *writer) oneIn(n int) bool              { return w.chance.IntN(n) == 0 }
func (w *writer) of(list []string) string       { return list[w.chance.IntN(len(list))] }
func (w *writer) on(label, symbols string) bool { return strings.Contains(symbols, w.ground[label]) }

// row returns the number of a hex's row.
func row(label string) int {
	n, _ := strconv.Atoi(label[1:])
	return n
}

// head returns the beginning of a definition.
func head(kind string) string {
	return fmt.Sprintf("kind = %q\ngame = \"medieval\"\nformat = 1\nid = %q\nname = \"Made up\"\n", kind, ID)
}

// battleMap writes a map.
func (w *writer) battleMap() string {
	var b strings.Builder
	b.WriteString(head("map") + "board = \"medieval\"\nrows = [\n")
	for r := 11; r >= 1; r-- {
		letters, symbols := "ABCDEFGHIJKLM", []string{}
		if r%2 == 0 {
			letters = "abcdefghijkl"
		}
		for _, l := range letters {
			label := fmt.Sprintf("%c%d", l, r)
			w.labels = append(w.labels, label)
			w.ground[label] = string("...................WWHHHCCMMRRFBBB"[w.chance.IntN(34)])
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

// dress puts random allowed terrain on a hex.
func (w *writer) dress(b *strings.Builder, label string) {
	switch {
	case w.on(label, "R") && w.oneIn(2):
		fmt.Fprintf(b, "[[features]]\ntype = \"bridge\"\nat = [%q]\n", label)
		w.ground[label] = "b" // it can be entered now
	case w.on(label, ".HB") && w.oneIn(7):
		fmt.Fprintf(b, "[[features]]\ntype = %q\nat = [%q]\n", w.of([]string{"stakes", "rampart"}), label)
	}
	edge := ""
	switch {
	case strings.ContainsAny(label[:1], "AMal") || row(label) == 1 || row(label) == 11:
		return // at the edge of the board a side may face nothing, which is a mistake of the map
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
func (w *writer) adventure() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%smap = %q\nfirst = %q\n", head("adventure"), ID, w.of([]string{"top", "bottom"}))
	if w.oneIn(4) {
		fmt.Fprintf(&b, "last_turn = %d\n", 8+w.chance.IntN(30))
		if w.oneIn(2) {
			fmt.Fprintf(&b, "last_winner = %q\n", w.of([]string{"top", "bottom"}))
		}
	}
	fmt.Fprintf(&b, "[victory]\ntop = %d\nbottom = %d\n", 3+w.chance.IntN(6), 3+w.chance.IntN(6))
	for range w.chance.IntN(3) {
		fmt.Fprintf(&b, "[[victory.objectives]]\nname = \"Ground\"\nat = [%q, %q]\nbanners = %d\npermanent = %v\n",
			w.free(1, 11), w.free(1, 11), 1+w.chance.IntN(2), w.oneIn(2))
		if w.oneIn(2) {
			fmt.Fprintf(&b, "side = %q\n", w.of([]string{"top", "bottom"}))
		}
	}
	for _, side := range []string{"top", "bottom"} {
		w.side(&b, side)
	}
	return b.String()
}

// free finds a passable hex in some rows.
func (w *writer) free(low, high int) string {
	for {
		label := w.of(w.labels)
		if n := row(label); n >= low && n <= high && !w.on(label, "R") && !w.taken[label] {
			return label
		}
	}
}

// side writes a side: its army is in its half of the board, and sometimes far forward.
func (w *writer) side(b *strings.Builder, side string) {
	low, high := 1, 5
	if side == "top" {
		low, high = 7, 11
	}
	fmt.Fprintf(b, "[%s]\ncommand = %d\n", side, 2+w.chance.IntN(5))
	if w.oneIn(2) {
		fmt.Fprintf(b, "tokens = %d\n", w.chance.IntN(7))
	}
	if w.oneIn(3) {
		far := "A11"
		if side == "top" {
			far = "A1"
		}
		if !w.on(far, "R") {
			fmt.Fprintf(b, "exits = { at = [%q, %q], banners = %d }\n", far, w.free(low, high), w.chance.IntN(3))
		}
	}
	var hexes []string
	for range 5 + w.chance.IntN(10) {
		label := w.free(low, high)
		if w.oneIn(4) {
			label = w.free(5, 7)
		}
		if w.taken[label] {
			continue
		}
		w.taken[label] = true
		hexes = append(hexes, label)
		kind := w.of(types)
		fmt.Fprintf(b, "[[%s.units]]\ntype = %q\nat = [%q]\n", side, kind, label)
		if (kind == "medium-cavalry" || kind == "heavy-cavalry") && w.oneIn(2) {
			b.WriteString("bow = true\n")
		}
		if w.oneIn(4) {
			fmt.Fprintf(b, "blocks = %d\n", 1+w.chance.IntN(4))
		}
	}
	led := map[string]bool{}
	for range w.chance.IntN(6) {
		label := w.of(hexes)
		if w.oneIn(3) {
			label = w.free(low, high)
			w.taken[label] = true
		}
		if !led[label] {
			led[label] = true
			fmt.Fprintf(b, "[[%s.leaders]]\nat = %q\n", side, label)
		}
	}
}
