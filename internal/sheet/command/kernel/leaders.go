package kernel

import (
	"muster/internal/engine/command/kernel/rulebook"
	"muster/sheet"
)

// leaders writes the reminder of how Leaders are ordered and their actions, if there are any. Card and action texts
// come from their rows.
func (w *writer) leaders(b *battle) {
	if len(b.linked.Leaders) == 0 {
		return
	}
	w.Section(w.T("Orders for Leaders"), "rules behind wide orders")
	w.Items(false, b.ordering())
}

// ordering describes how Leaders are ordered, one or two sentences each.
func (b *battle) ordering() []string {
	row := b.leader()
	out := []string{
		b.T("A Leader is not a unit. Alone on a hex, it costs one order and moves up to %d hexes. `MED-LDR-01` "+
			"`MED-LDR-11`", row.Move),
		b.T("A Leader with a unit shares its order: one order moves both together. `MED-LDR-02` `MED-LDR-03`"),
		b.T("A Leader may leave its unit under %s, for an order of its own; the unit needs another one. "+
			"`MED-LDR-04` `MED-LDR-07`", b.List(b.detaching())),
		b.T("Under any other card, a Leader does not leave its unit. `MED-LDR-05` `MED-LDR-06`"),
	}
	if text := b.chain(); text != "" {
		out = append(out, text)
	}
	out = append(
		out,
		b.T("Alone, a Leader may pass friends but not end with another Leader. It may join a friendly unit without "+
			"one, then does not move again. `MED-LDR-13` `MED-LDR-16`"),
		b.T("A Leader's unit may ignore %s more. In close combat, the Leader face hits for units on or next to its "+
			"hex. `MED-LDR-21` `MED-LDR-22`", b.Tn("%d flag", "%d flags", row.Ignores)),
		b.T("When its unit loses blocks, roll %s: a Leader falls if all show the Leader face. When its unit is "+
			"eliminated, roll %s. A surviving Leader retreats %d to %d hexes. `MED-LDR-30` `MED-LDR-31` "+
			"`MED-LDR-40`", b.Tn("%d die", "%d dice", row.Hit),
			b.Tn("%d die", "%d dice", row.Lost), row.Least, row.Most),
	)
	if text := b.inspiring(); text != "" {
		out = append(out, text)
	}
	if text := b.moved(); text != "" {
		out = append(out, text)
	}
	return out
}

// detaching returns the cards under which Leaders leave their units (MED-LDR-04).
func (b *battle) detaching() []string {
	var out []string
	section := false
	for i := range b.rules.CommandCards.All() {
		c := &b.rules.CommandCards.All()[i]
		switch {
		case !c.Detach || c.Copies == 0:
		case c.Section():
			section = true
		default:
			out = append(out, "*"+sheet.EscWithin(b.Called(sheet.Either(c.Name, c.ID)))+"*")
		}
	}
	if section {
		out = append([]string{b.T("a Section card")}, out...)
	}
	return out
}

// chain describes the orders of a Leadership card (MED-CHAIN-01); "" if the deck has none.
func (b *battle) chain() string {
	for _, c := range b.rules.CommandCards.All() {
		if c.Kind != rulebook.LeadershipCard || c.Copies == 0 {
			continue
		}
		gained := 0
		for _, e := range c.Effects {
			if e.Do == rulebook.DoGain {
				gained += e.Count
			}
		}
		for _, e := range c.Effects {
			if e.Do == rulebook.DoChain {
				text := b.T("Leadership card: order a Leader with its unit, then a chain of adjacent units and "+
					"Leaders, %s in all. A token pays for one Inspired Action.", b.Tn("%d "+
					"order", "%d orders", e.Count))
				if c.Choice > 0 {
					text += " " + b.T("Or instead: %s of your choice.", b.Tn("%d unit", "%d units", c.Choice))
				}
				if gained > 0 {
					text += " " + b.T("In both cases, take %s at the end of the turn.", b.Tn("%d token", "%d "+
						"tokens", gained))
				}
				return text + " `MED-CHAIN-01` `MED-INS-02` `MED-INS-05`"
			}
		}
	}
	return ""
}

// inspiring names the actions that tokens buy with a chain (MED-INS-03), or returns "".
func (b *battle) inspiring() string {
	var names []string
	cost := 0
	for i := range b.rules.Actions.All() {
		a := &b.rules.Actions.All()[i]
		if a.When == rulebook.WithChain {
			names, cost = append(names, "*"+sheet.EscWithin(b.Called(sheet.Either(a.Name, a.ID)))+"*"), a.Cost
		}
	}
	if len(names) == 0 {
		return ""
	}
	return b.T("Inspired Actions with a chain, %s each: %s. Ordered units that the card could order get its effect. "+
		"`MED-INS-03`", b.Tn("%d token", "%d tokens", cost), b.List(names))
}

// moved describes the action that moves a Leader (MED-INS-04), or returns "".
func (b *battle) moved() string {
	for _, a := range b.rules.Actions.All() {
		for _, e := range a.Effects {
			if e.Do == rulebook.DoMoveLeader {
				return b.T("%s at the end of the turn: one Leader moves up to %d hexes, alone or out of its unit. "+
					"`MED-INS-04`",
					sheet.Upper(b.Tn("%d token", "%d tokens", a.Cost)), e.Count)
			}
		}
	}
	return ""
}
