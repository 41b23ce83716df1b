package rulebook

import (
	"fmt"
	"strings"
)

// Each function below summarizes a row of one table in one line.

func tileLine(t *Tile) string {
	out := count(len(t.Areas), "area") + ": " + strings.Join(t.yields(), ", ")
	if cities := t.cities(); cities > 0 {
		out += ", " + plural(cities, "city", "cities")
	}
	if t.Home != "" {
		out += ", home realm of " + t.Home
	}
	if guards := t.guards(); len(guards) > 0 {
		out += "; " + strings.Join(guards, ", ")
	}
	return out
}

// yields words the tile's yield, by resource.
func (t *Tile) yields() []string {
	var out []string
	for _, d := range Dials() {
		if n := t.Yield(d); n > 0 {
			out = append(out, fmt.Sprintf("%s %d", d, n))
		}
	}
	if len(out) == 0 {
		return []string{"no resources"}
	}
	return out
}

func (t *Tile) cities() int {
	n := 0
	for i := range t.Areas {
		if t.Areas[i].City {
			n++
		}
	}
	return n
}

// guards are the neutral units of the tile, area by area.
func (t *Tile) guards() []string {
	var out []string
	for i := range t.Areas {
		for _, n := range t.Areas[i].Neutrals {
			out = append(out, fmt.Sprintf("%d %s", n.Count, n.Unit))
		}
	}
	return out
}

func factionLine(f *Faction) string {
	return fmt.Sprintf("%s; begins with %d influence, %d Tactics, dials %d food, %d wood, %d ore", f.Alignment,
		f.Influence, f.Tactics, f.Food, f.Wood, f.Ore)
}

func unitLine(u *Unit) string {
	whose := u.Faction
	if u.Neutral() {
		whose = "neutral"
	}
	out := fmt.Sprintf("%s %s, initiative %d, health %d", whose, u.Shape, u.Initiative, u.Health)
	if u.Flying {
		out += ", flying"
	}
	if u.Fast {
		out += ", fast"
	}
	if u.Replaces != "" {
		out += ", in place of " + u.Replaces
	}
	return fmt.Sprintf("%s; %d of them", out, u.Count)
}

func cityLine(c *City) string {
	var out []string
	for _, b := range c.Gives {
		what := b.What
		if b.Shape != "" {
			what = b.Shape + " " + what
		}
		out = append(out, fmt.Sprintf("%d %s", b.Count, what))
	}
	line := strings.Join(out, " or ")
	for _, d := range Dials() {
		if n := c.Yield(d); n > 0 {
			line += fmt.Sprintf("; yields %d %s", n, d)
		}
	}
	if c.Rune {
		line += "; a dragon rune"
	}
	return line
}

func tokenLine(t *Token) string {
	out := fmt.Sprintf("back %s, %d of them", t.Back, t.Count)
	if t.Does != "" {
		out += "; " + t.Does
	}
	return out + behind(effects(t.Effects))
}

func fateLine(f *Fate) string {
	return fmt.Sprintf("%s; triangle %s, circle %s, rectangle %s, hexagon %s", f.Destiny, f.Triangle, f.Circle,
		f.Rectangle, f.Hexagon)
}

func limitLine(l *Limit) string {
	return fmt.Sprintf("%d to %d, usually %d", l.Least, l.Most, l.Default)
}

func boxLine(b *Box) string {
	var out []string
	for _, what := range []struct {
		n    int
		name string
	}{
		{b.DragonRunes, "dragon runes"}, {b.FalseRunes, "false runes"}, {b.Influence, "influence"},
		{b.Strongholds, "strongholds a faction"}, {b.Developments, "developments a faction"},
		{b.Capitals, "capitals a faction"}, {b.Desolation, "desolation and frost tokens"},
	} {
		if what.n > 0 {
			out = append(out, fmt.Sprintf("%d %s", what.n, what.name))
		}
	}
	if len(b.Needs) > 0 {
		out = append(out, "of use with "+strings.Join(b.Needs, ", "))
	}
	return strings.Join(out, ", ")
}

func count(n int, noun string) string { return plural(n, noun, noun+"s") }

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
