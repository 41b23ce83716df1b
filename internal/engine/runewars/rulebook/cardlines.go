package rulebook

import (
	"fmt"
	"strings"
)

// Each function below sums up a row of a deck in one line.

func heroLine(h *Hero) string {
	return fmt.Sprintf("%s; health %d, strength %d, agility %d, wisdom %d%s", h.Alignment, h.Health, h.Strength,
		h.Agility, h.Wisdom, behind(abilities(h.Abilities)))
}

func commanderLine(c *Commander) string {
	out := strings.Join(fights(c.Effects), ", ")
	if c.Shield > 0 {
		out += behind([]string{fmt.Sprintf("suffers up to %d damage", c.Shield)})
	}
	return strings.TrimPrefix(out, "; ")
}

func rewardLine(r *Reward) string {
	parts := []string{r.Sort}
	parts = append(parts, abilities(r.Abilities)...)
	if r.Duel != nil {
		parts = append(parts, "in a duel "+r.Duel.line())
	}
	parts = append(parts, fights(r.Battle)...)
	return strings.Join(append(parts, effects(r.Effects)...), ", ")
}

func titleLine(t *Title) string {
	return strings.Join(append(abilities(t.Abilities), effects(t.Effects)...), ", ")
}

func questLine(q *Quest) string {
	where := "any area of " + q.Tile
	if q.Letter != "" {
		where = "area " + q.Letter + " of " + q.Tile
	}
	how := "test of " + q.Attribute
	if q.Duel != "" {
		how = "duel with a " + q.Duel
	}
	if q.Setup {
		how += ", set-up quest"
	}
	return where + "; " + how
}

func tacticsLine(t *Tactics) string {
	parts := append(effects(t.Effects), fights(t.Battle)...)
	if t.Duel != nil {
		parts = append(parts, t.Duel.line())
	}
	if t.Fate != nil {
		parts = append(parts, "in place of a Fate card")
	}
	if t.Lieutenant {
		parts = append(parts, "a second commander")
	}
	return fmt.Sprintf("%s; %s; %s", t.When, strings.Join(parts, ", "), plural(max(t.Count, 1), "copy", "copies"))
}

func seasonLine(s *SeasonCard) string {
	bid := ""
	if s.Bid {
		bid = "bid; "
	}
	return s.Season + "; " + bid + strings.Join(effects(s.Effects), ", ")
}

func objectiveLine(o *Objective) string {
	var parts []string
	for i := range o.Needs {
		parts = append(parts, o.Needs[i].line())
	}
	return o.Alignment + "; " + strings.Join(parts, ", ")
}

func developmentLine(d *Development) string {
	var price, parts []string
	for _, dial := range Dials() {
		if n := d.Price(dial); n > 0 {
			price = append(price, fmt.Sprintf("%d %s", n, dial))
		}
	}
	if d.Capital {
		parts = append(parts, "a capital")
	}
	parts = append(append(append(append(parts, effects(d.Bought)...), effects(d.Harvest)...), fights(d.Defence)...),
		abilities(d.Abilities)...)
	return fmt.Sprintf("%s, for %s; %s", d.Faction, strings.Join(price, " and "), strings.Join(parts, ", "))
}

func (s *Strike) line() string {
	var parts []string
	for _, p := range []struct {
		n    int
		what string
	}{{s.Damage, "deals %d damage"}, {s.Prevent, "prevents %d damage"}, {s.Heal, "heals %d damage"}} {
		if p.n > 0 {
			parts = append(parts, fmt.Sprintf(p.what, p.n))
		}
	}
	return strings.Join(parts, " and ")
}

func (c *Condition) line() string {
	what := strings.Join(append(append([]string{}, c.Shapes...), c.Unit, c.Dial, c.Has), " ")
	what = strings.Join(strings.Fields(what), " ")
	if c.Most != nil {
		return fmt.Sprintf("at most %d %s", *c.Most, what)
	}
	return fmt.Sprintf("%d %s", c.Least, what)
}

// effects words card effects in a few words each.
func effects(list []CardEffect) []string {
	var out []string
	for i := range list {
		d := &list[i]
		line := fmt.Sprintf("%s %d", d.Do, max(d.Count, 1))
		if d.Who != "" {
			line += " (" + d.Who + ")"
		}
		if d.Or {
			line = "or " + line
		}
		out = append(out, line)
	}
	return out
}

// fights words effects of a battle in a few words each.
func fights(list []Effect) []string {
	var out []string
	for i := range list {
		out = append(out, fmt.Sprintf("%s %d in a battle", list[i].Do, max(list[i].Count, 1)))
	}
	return out
}

func abilities(list []Ability) []string {
	var out []string
	for i := range list {
		out = append(out, fmt.Sprintf("%s %d", list[i].Gives, max(list[i].Count, 1)))
	}
	return out
}

// behind returns a suffix for some parts, or "".
func behind(parts []string) string {
	if len(parts) == 0 {
		return ""
	}
	return "; " + strings.Join(parts, ", ")
}
