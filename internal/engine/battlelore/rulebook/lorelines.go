package rulebook

import (
	"fmt"
	"strings"

	"muster/internal/adventures/effect"
)

// loreCardLine describes a card's window, target and effects in one line.
func (r *Rulebook) loreCardLine(c *LoreCard) string {
	return fmt.Sprintf("%s %d, cost %d, %s: %s", c.Class, c.Number, c.Cost, c.when(), r.LoreWords(c))
}

// when words the card's window, with its kind of combat.
func (c *LoreCard) when() string {
	if c.Combat != "" {
		return c.Window + " (" + c.Combat + ")"
	}
	return c.Window
}

// LoreText returns the wording of a card: its own, or the words of its effects.
func (r *Rulebook) LoreText(c *LoreCard) string {
	if c.Text != "" {
		return strings.Join(strings.Fields(c.Text), " ")
	}
	return r.LoreWords(c)
}

// LoreWords describes a card's target and effects, in one line made of its effects. "a / b / c" is level 1, 2 and 3.
func (r *Rulebook) LoreWords(c *LoreCard) string {
	text := effect.Text{Schema: LoreEffects()}
	return r.targetOf(c) + ": " + text.Effects(c.Parsed(), "nothing")
}

// describeLore writes a card's window, wording, target and effects, one a line.
func (r *Rulebook) describeLore(b *strings.Builder, c *LoreCard) {
	if when := WindowMeaning(c.Window); when != "" { // its word alone is not clear
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

// Words words the effect.
func (e *LoreEffect) Words() string {
	text, meant := effect.Text{Schema: LoreEffects()}, e.Effect(effect.Target{})
	return text.Effect(&meant)
}

// TargetWords words the target of a Lore card.
func (r *Rulebook) TargetWords(t *LoreTarget) string {
	text, to := effect.Text{Schema: LoreEffects(), Names: r.names()}, t.Target()
	return text.Target(&to)
}

// targetOf words the target of a card in its window. With a Command card no unit has been ordered yet, and an
// answer to a move is for the unit that moves.
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

// names are the names of the tables' rows in a text.
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
