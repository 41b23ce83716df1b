package words

import (
	"fmt"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/validate/wording"
	"muster/maps/hex"
)

// The things that reach hexes, in the words of gestures.
const (
	Unit   = "unit"
	Leader = "leader"
)

// Reach is where a unit can move and what it can fire at from its hex. Hexes are labels.
type Reach struct {
	Unit   string   `json:"unit"`   // its name and hex
	Says   string   `json:"says"`   // the numbers, for people
	Fight  []string `json:"fight"`  // it can move there and battle
	March  []string `json:"march"`  // it can move there, but not battle
	Range  []string `json:"range"`  // in range and in sight
	Hidden []string `json:"hidden"` // in range, but out of sight
}

// ReachOf describes the hexes that a unit reaches. The sets are those of its engine.
func ReachOf(b *boards.Board, unit string, fight, march, seen, hidden hex.Set) *Reach {
	r := Reach{
		Unit: unit, Fight: labels(b, fight), March: labels(b, march.Minus(fight)), Range: labels(b, seen),
		Hidden: labels(b, hidden),
	}
	parts := []string{fmt.Sprintf("moves to %s and battles", wording.Count(len(r.Fight), "hex", "hexes"))}
	if len(r.March) > 0 {
		parts = append(parts, fmt.Sprintf("moves to %d more without battle", len(r.March)))
	}
	if n := len(r.Range) + len(r.Hidden); n > 0 {
		fires := fmt.Sprintf("fires at %s", wording.Count(len(r.Range), "hex", "hexes"))
		if len(r.Hidden) > 0 {
			fires += fmt.Sprintf(", %d in range are out of sight", len(r.Hidden))
		}
		parts = append(parts, fires)
	}
	r.Says = strings.Join(parts, "; ")
	return &r
}

// WalkOf describes the hexes that a Leader reaches by itself. rule is the id of the rule by which it does not battle.
func WalkOf(b *boards.Board, name string, to hex.Set, rule string) *Reach {
	return &Reach{
		Unit: name, Fight: []string{}, March: labels(b, to), Range: []string{}, Hidden: []string{},
		Says: fmt.Sprintf("moves alone to %s and does not battle (%s)", wording.Count(to.Len(), "hex", "hexes"), rule),
	}
}

// labels returns the names of hexes in order.
func labels(b *boards.Board, in hex.Set) []string {
	out := []string{}
	for h := range in.Each() {
		out = append(out, b.Label(h))
	}
	return out
}

// Sight is what a unit on a hex sees.
type Sight struct {
	Seen   []string `json:"seen"`
	Hidden []Hidden `json:"hidden"`
}

// Hidden is a hex out of sight, and the hexes that block the sight of it.
type Hidden struct {
	Hex string   `json:"hex"`
	By  []string `json:"by"`
}

// Sight returns the line of sight from a hex to all others; nil for an unknown hex.
func (g *Ground) Sight(label string) *Sight {
	f := g.Field
	from, _, _ := f.Hexes.ByLabel(label)
	if from == hex.None {
		return nil
	}
	out := &Sight{Seen: []string{}, Hidden: []Hidden{}}
	for to := range hex.Hex(f.Hexes.Len()) {
		switch {
		case to == from:
		case f.Sees(from, to, &g.Units):
			out.Seen = append(out.Seen, f.Hexes.Label(to))
		default:
			by := f.Blockers(from, to, &g.Units)
			out.Hidden = append(out.Hidden, Hidden{f.Hexes.Label(to), labels(f.Hexes, by)})
		}
	}
	return out
}

// Section is a section of a board: its name for the army at the bottom and for the army at the top. A hex on a line
// between two sections belongs to both.
type Section struct {
	Name  string   `json:"name"`
	Above string   `json:"above"`
	Hexes []string `json:"hexes"`
}

// Sections returns the sections of the board from left to right.
func (g *Ground) Sections() []Section {
	b := g.Field.Hexes
	out := []Section{}
	above := boards.Pennant.FromLeft()
	for i, s := range boards.Standard.FromLeft() {
		one := Section{Name: s.String(), Above: above[i].String(), Hexes: []string{}}
		for h := range hex.Hex(b.Len()) {
			if b.Sections(boards.Standard, h).Has(s) {
				one.Hexes = append(one.Hexes, b.Label(h))
			}
		}
		out = append(out, one)
	}
	return out
}
