package rulebook

import (
	"fmt"
	"strings"

	"muster/adventures/effect"
)

// loreCardLine says in one line when a card is played, at whom, and what it does.
func (r *Rulebook) loreCardLine(c *LoreCard) string {
	return fmt.Sprintf("%s %d, cost %d, %s: %s", c.Class, c.Number, c.Cost, c.when(), r.LoreWords(c))
}

// when words the card's window, with the kind of combat that it is kept to.
func (c *LoreCard) when() string {
	if c.Combat != "" {
		return c.Window + " (" + c.Combat + ")"
	}
	return c.Window
}

// LoreText is the wording of a card for people: its own, or the words of its effects.
func (r *Rulebook) LoreText(c *LoreCard) string {
	if c.Text != "" {
		return strings.Join(strings.Fields(c.Text), " ")
	}
	return r.LoreWords(c)
}

// LoreWords say at whom a card is played and what it does, in one line made of its effects. "a / b / c" is level 1,
// 2 and 3.
func (r *Rulebook) LoreWords(c *LoreCard) string {
	text := effect.Text{Schema: LoreEffects()}
	return r.targetOf(c) + ": " + text.Effects(c.Parsed(), "nothing")
}

// describeLore writes when a card is played, its wording, target and effects, one a line.
func (r *Rulebook) describeLore(b *strings.Builder, c *LoreCard) {
	if when := WindowMeaning(c.Window); when != "" { // its word alone tells nobody
		fmt.Fprintf(b, "  when: %s\n", strings.TrimPrefix(when, "Reaction: "))
	}
	fmt.Fprintf(b, "  text: %s\n", r.LoreText(c))
	if c.Reaction() {
		b.WriteString("  Reaction: it may be played in the opponent's turn too\n")
	}
	fmt.Fprintf(b, "  target%s: %s\n", c.Mark("target"), r.targetOf(c))
	fmt.Fprintf(b, "  effects%s:\n", c.Mark("effects"))
	for i := range c.Effects {
		fmt.Fprintf(b, "    %s\n", c.Effects[i].Words())
	}
}

// Words say the effect for people.
func (e *LoreEffect) Words() string {
	text, meant := effect.Text{Schema: LoreEffects()}, e.Effect(effect.Target{})
	return text.Effect(&meant)
}

// TargetWords say at whom or what a Lore card is played.
func (r *Rulebook) TargetWords(t *LoreTarget) string {
	text, to := effect.Text{Schema: LoreEffects(), Names: r.names()}, t.Target()
	return text.Target(&to)
}

// targetOf says at whom or what a card is played in its window. Beside a Command card nobody has been ordered yet
// and what answers a move is for the unit that moves.
func (r *Rulebook) targetOf(c *LoreCard) string {
	t := c.Target
	switch {
	case t.What == AtUnits && c.Window == WindowXMove:
		return r.TargetWords(&t) + ", about to move or in flight"
	case t.Ordered && c.Window == WindowWith:
		t.Ordered = false
		return r.TargetWords(&t) + " to be ordered"
	}
	return r.TargetWords(&t)
}

// names are what the rows of the tables are called in a text.
func (r *Rulebook) names() effect.Names {
	return effect.Names{
		Terrain: func(id string) string {
			if row := r.Terrain.Get(id); row != nil {
				return strings.ToLower(row.Name)
			}
			return id
		},
		Ranks: func(up int) string {
			var ids []string
			for i := range r.Banners.All() {
				if b := &r.Banners.All()[i]; b.Rank <= up {
					ids = append(ids, b.ID)
				}
			}
			if len(ids) == len(r.Banners.All()) {
				return "any"
			}
			return strings.Join(ids, " or ")
		},
	}
}
