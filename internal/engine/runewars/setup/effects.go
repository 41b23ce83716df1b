package setup

import (
	"slices"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/rulebook"
)

// effects link a card's effects on the realm. The engine has the words in the order of the rulebook's list; unknown
// ones are left out.
func (l *linker) effects(list []rulebook.CardEffect) []runewars.Effect {
	var out []runewars.Effect
	for i := range list {
		d := &list[i]
		do := slices.Index(rulebook.Operations(), d.Do)
		if do < 0 {
			continue
		}
		one := runewars.Effect{
			Do: runewars.Operation(do), Count: capped(d.Count), Who: runewars.Whom(word(rulebook.Whoms(), d.Who)),
			By: runewars.Chooser(word(rulebook.Deciders(), d.By)), Kinds: l.kinds(d.Unit, d.Shapes, d.Do == rulebook.DoPutUnits),
			May: d.May, Or: d.Or && len(out) > 0, Dials: 1<<runewars.Dials - 1,
		}
		for _, w := range d.Where {
			one.Where |= 1 << word(rulebook.Wheres(), w)
		}
		if at := slices.Index(rulebook.Dials(), d.Dial); at >= 0 {
			one.Dials = 1 << at
		}
		if d.If != nil {
			one.If = l.condition(d.If)
		}
		if d.Pays != nil {
			one.Pays, one.Price = holding(d.Pays.What), capped(d.Pays.Count)
		}
		out = append(out, one)
	}
	return out
}

// word returns the index of a word in its list; an unknown word counts as the first one.
func word(list []string, w string) int { return max(slices.Index(list, w), 0) }

func holding(has string) runewars.Holding {
	return runewars.Holding(slices.Index(rulebook.Holdings(), has) + 1)
}

// condition links a required holding.
func (l *linker) condition(c *rulebook.Condition) runewars.Condition {
	out := runewars.Condition{
		Has: holding(c.Has), Dial: runewars.Dial(word(rulebook.Dials(), c.Dial)), Least: capped(c.Least), Most: 255,
		Kinds: l.kinds(c.Unit, c.Shapes, false),
	}
	if c.Most != nil {
		out.Most = capped(*c.Most)
	}
	return out
}

// kinds returns the selected kinds of unit, by seat: of a type, of shapes, or all; only neutral ones if they come from
// no player.
func (l *linker) kinds(unit string, shapes []string, come bool) (out [runewars.MaxSeats]uint16) {
	for seat := range l.Kinds {
		for k, row := range l.Kinds[seat] {
			if row == nil || unit != "" && row.ID != unit || len(shapes) > 0 && !slices.Contains(shapes, row.Shape) ||
				come && unit == "" && k < runewars.FirstNeutral {
				continue
			}
			out[seat] |= 1 << k
		}
	}
	return out
}

// explores links the exploration tokens, and places those of the realm.
func (l *linker) explores() {
	if !l.Rules.Options.Exploration {
		return
	}
	for i := range l.Book.Exploration.All() {
		t := &l.Book.Exploration.All()[i]
		if !l.has(t.Box) || t.Count == 0 {
			continue
		}
		if !l.fits(len(l.Tokens), runewars.MaxTokens, "sorts of exploration token") {
			return
		}
		l.Tokens = append(l.Tokens, t)
		l.Rules.Cards.Tokens = append(l.Rules.Cards.Tokens, runewars.Token{
			Does: runewars.TokenDoes(slices.Index(rulebook.TokenWords(), t.Does) + 1),
			Dial: runewars.Dial(word(rulebook.Dials(), t.Dial)), Stays: t.Stays, Destructible: t.Destructible,
			Effects: l.effects(t.Effects), Far: t.Back == rulebook.FromHome, Count: capped(t.Count),
		})
	}
}
