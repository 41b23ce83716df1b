package rulebook

import (
	"fmt"
	"strings"

	"muster/internal/adventures/effect"
)

// Each function below says in one line what a row of one table amounts to.

func (r *Rulebook) unitLine(u *Unit) string {
	if u.Creature() {
		return fmt.Sprintf("%s, level %d, %s", effect.Phrase(u.Banner, u.Class), u.Level, r.numbers(u))
	}
	return effect.Phrase(u.Race, u.Banner, u.Class, u.Weapon) + ", " + r.numbers(u) + r.stockLine(u)
}

// numbers words the unit's abilities, including its banner's numbers.
func (r *Rulebook) numbers(u *Unit) string {
	parts := []string{effect.Count(r.Figures(u), "figure")}
	switch {
	case u.MoveDice > 0:
		parts = append(parts, "moves by "+effect.Count(u.MoveDice, "die"))
	case Known(TraitMovesByTokens, u.Traits):
		parts = append(parts, "moves by Lore tokens")
	case r.Move(u) > r.MoveFight(u):
		parts = append(parts, fmt.Sprintf("moves %d and battles, or %d without", r.MoveFight(u), r.Move(u)))
	default:
		parts = append(parts, fmt.Sprintf("moves %d and battles", r.MoveFight(u)))
	}
	parts = append(parts, effect.Count(r.Melee(u), "die")+" in melee")
	if n := r.Ranged(u); n > 0 {
		parts = append(parts, fmt.Sprintf("%s at up to %s", effect.Count(n, "die"), effect.Count(r.Range(u), "hex")))
	}
	return strings.Join(parts, ", ")
}

func weaponLine(w *Weapon) string {
	s := fmt.Sprintf("%s, range %d, ", w.Kind, w.Range)
	switch {
	case w.StrikeTo == 0:
		s += "bonus strikes never hit"
	case w.StrikeFrom == w.StrikeTo:
		s += fmt.Sprintf("bonus strikes hit at %d", w.StrikeTo)
	default:
		s += fmt.Sprintf("bonus strikes hit at %d to %d", w.StrikeFrom, w.StrikeTo)
	}
	for _, d := range []struct {
		n    int
		when string
	}{
		{w.AfterMoving, "after moving"}, {w.AgainstMounted, "against mounted"}, {w.BattleBack, "battling back"},
		{w.StandingStill, "standing still"},
	} {
		if d.n != 0 {
			s += fmt.Sprintf(", %+d die %s", d.n, d.when)
		}
	}
	return s
}

func raceLine(r *Race) string {
	parts := []string{"hired by " + r.HiredBy}
	if r.BoldFoot > 0 {
		parts = append(parts, fmt.Sprintf("foot is Bold %d", r.BoldFoot))
	}
	if r.Frightened {
		parts = append(parts, "Frightened")
	}
	if r.RushFoot {
		parts = append(parts, "foot may Rush")
	}
	return strings.Join(parts, ", ")
}

func bannerLine(b *Banner) string {
	return fmt.Sprintf("rank %d, %s in melee", b.Rank, effect.Count(b.Foot.Melee, "die"))
}

func terrainLine(t *Terrain) string {
	parts := []string{t.Layer}
	if t.Symbol != "" {
		parts = append(parts, fmt.Sprintf("symbol %q", t.Symbol))
	}
	switch {
	case t.Layer == Ground && !t.Pass:
		parts = append(parts, "impassable")
	case t.Layer != Ground && t.Pass:
		parts = append(parts, "makes its hex passable")
	}
	if t.Stop {
		parts = append(parts, "stop")
	}
	if t.NoBattleOnEntry {
		parts = append(parts, "no battle on entry")
	}
	if t.CapIn > 0 {
		parts = append(parts, fmt.Sprintf("at most %s in", effect.Count(t.CapIn, "die")))
	}
	if t.CapInElevated > 0 {
		parts = append(parts, fmt.Sprintf("%d from elevated ground", t.CapInElevated))
	}
	if t.CapOut > 0 {
		parts = append(parts, fmt.Sprintf("at most %s out", effect.Count(t.CapOut, "die")))
	}
	if t.Bold > 0 {
		parts = append(parts, fmt.Sprintf("Bold %d (%s)", t.Bold, t.Who))
	}
	if t.Sight != "" {
		parts = append(parts, "sight "+t.Sight)
	}
	return strings.Join(parts, ", ")
}

func edgeLine(e *Edge) string {
	return "on " + strings.Join(e.On, ", ") + "; bars " + strings.Join(e.Bars, ", ")
}

func boardLine(b *Board) string {
	return fmt.Sprintf("%d hexes wide, %d rows, %d hexes", b.Width, b.RowCount, b.Geometry.Len())
}

func classLine(c *CouncilClass) string {
	s := fmt.Sprintf("level %d to %d", c.Least, c.Most)
	if c.Lore {
		s += ", Lore Master"
	}
	return s
}

func commanderLine(c *CommanderLevel) string { return effect.Count(c.Cards, "Command card") }

func masterLine(m *MasterLevel) string {
	return fmt.Sprintf("keeps %s, starts with %s, holds at most %s",
		effect.Count(m.Keep, "Lore card"), effect.Count(m.Tokens, "token"), effect.Count(m.Hand, "card"))
}

func boxLine(b *Box) string {
	units, tiles, banners := 0, 0, 0
	for _, s := range b.Stock {
		units += s.Units
	}
	for _, t := range b.Tiles {
		tiles += t.Count
	}
	for _, l := range b.Banners {
		banners += l.Count
	}
	var parts []string
	for _, c := range []struct {
		n    int
		noun string
	}{{units, "unit"}, {tiles, "tile"}, {banners, "spare banner"}, {b.LoreTokens, "Lore token"}} {
		if c.n > 0 {
			parts = append(parts, effect.Count(c.n, c.noun))
		}
	}
	if len(parts) == 0 {
		return "nothing that Muster counts"
	}
	return strings.Join(parts, ", ")
}
