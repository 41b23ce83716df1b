package balance

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
	"muster/report"
)

// Place counts the events on a hex in all games. Losses are figures of a camp lost there. Moves are units of a camp
// that moved there voluntarily. Fights count a camp's attacks on a unit there.
type Place struct {
	Hex    hex.Hex            `json:"-"`
	Label  string             `json:"hex"`
	Ground string             `json:"-"`     // terrain on the hex, "" for open ground
	Barred bool               `json:"-"`     // no unit can stand there
	Stood  int                `json:"stood"` // games in which a unit stood there
	Losses report.PairOf[int] `json:"losses"`
	Moves  report.PairOf[int] `json:"moves"`
	Fights report.PairOf[int] `json:"blows"`
}

func (a *ShapeAnswer) places() {
	s := a.sums
	for h := range hex.Hex(s.Hexes) {
		p := Place{
			Hex: h, Label: a.field.Hexes.Label(h), Ground: a.lies(h), Barred: a.field.Impassable.Has(h), Stood: s.Stood[h],
		}
		for camp := range boards.Camps {
			p.Losses[camp], p.Moves[camp], p.Fights[camp] = s.Losses[camp][h], s.Moves[camp][h], s.Fights[camp][h]
		}
		a.Places = append(a.Places, p)
	}
}

// lies returns the name of the uppermost terrain of a hex that is not open ground.
func (a *ShapeAnswer) lies(h hex.Hex) string {
	c := a.field.Cell(h)
	for _, t := range [...]*rulebook.Terrain{c.Place, c.Feature, c.Ground} {
		if t != nil && !t.Open {
			return t.Name
		}
	}
	return ""
}

// Unused lists components that were not used in any game.
type Unused struct {
	Unordered []string `json:"units_never_ordered"`
	Unstruck  []string `json:"units_never_in_a_fight"` // they were ordered, and never attacked nor battled back
	Cards     []string `json:"command_cards"`          // never played
	Lore      []string `json:"lore_cards"`             // never played
	Terrain   []string `json:"terrain"`                // whose hexes no unit stood on, though one could
	Ground    []string `json:"hexes"`                  // labels of such hexes
}

// rare limits reports of idle units: the number of all games may be at most this many times the unit's games, since
// mustered units vary.
const rare = 10

func (a *ShapeAnswer) unused() {
	u := &a.Unused
	for _, list := range []*[]string{&u.Unordered, &u.Unstruck, &u.Cards, &u.Lore, &u.Terrain, &u.Ground} {
		*list = []string{} // not null for machines
	}
	for i := range a.Units {
		unit := &a.Units[i]
		if unit.There*rare < a.Games {
			continue
		}
		text := fmt.Sprintf("%s: %s", unit.Camp.Soldiers(), unit.Name)
		switch {
		case unit.Ordered == 0:
			u.Unordered = append(u.Unordered, text)
		case unit.Struck == 0:
			u.Unstruck = append(u.Unstruck, text)
		}
	}
	for i := range a.Cards {
		if c := &a.Cards[i]; c.Played[0]+c.Played[1] == 0 {
			u.Cards = append(u.Cards, c.Name)
		}
	}
	for i := range a.sums.Lore {
		if c := &a.sums.Lore[i]; c.Cast[0].Games+c.Cast[1].Games == 0 {
			u.Lore = append(u.Lore, c.Name)
		}
	}
	a.deadGround(u)
}

// deadGround finds the hexes and the terrain that no unit entered.
func (a *ShapeAnswer) deadGround(u *Unused) {
	stood := map[string]int{}
	var order []string
	for i := range a.Places {
		p := &a.Places[i]
		if p.Barred {
			continue
		}
		if p.Stood == 0 {
			u.Ground = append(u.Ground, p.Label)
		}
		if p.Ground == "" {
			continue
		}
		if _, known := stood[p.Ground]; !known {
			order = append(order, p.Ground)
		}
		stood[p.Ground] += p.Stood
	}
	for _, name := range order {
		if stood[name] == 0 {
			u.Terrain = append(u.Terrain, name)
		}
	}
}

// busiest returns the most active places, sorted; ties are in board order.
func (a *ShapeAnswer) busiest(most int) []Place {
	out := make([]Place, 0, len(a.Places))
	for _, p := range a.Places {
		if p.sum() > 0 {
			out = append(out, p)
		}
	}
	sortBy(out, func(p *Place) int { return -p.sum() })
	return out[:min(most, len(out))]
}

// Busy reports whether anything happened there.
func (p *Place) Busy() bool { return p.Stood > 0 || p.sum()+p.Moves[0]+p.Moves[1] > 0 }

// sum returns the activity of a place: lost figures and attacks.
func (p *Place) sum() int { return p.Losses[0] + p.Losses[1] + p.Fights[0] + p.Fights[1] }
