package library

import (
	"slices"

	"muster/internal/engine/command/boards"
	"muster/internal/schema/template"
	"muster/maps/hex"
)

// Placeholders are the values of the placeholders in the adventure's prose.
func (l *Linked) Placeholders() *template.Set {
	s := &template.Set{Board: "hex"}
	first, known := l.Starter()
	camp := func(c boards.Camp) string {
		if !known {
			return ""
		}
		return c.Soldiers()
	}
	s.Values = []template.Value{
		{Name: "first", Text: camp(first), Term: true, Says: "the camp that moves first: Pennants or Standards"},
		{Name: "second", Text: camp(first.Other()), Term: true, Says: "the camp that moves second"},
	}
	add := func(name, text, says string) {
		s.Values = append(s.Values, template.Value{Name: name, Text: text, Says: says})
	}
	for c := range boards.Camp(boards.Camps) {
		add("banners."+c.String(), template.Number(l.Goal(c)), "how many banners "+c.People()+" need")
	}
	v := &l.Definition.Victory
	add("banners.decisive", template.Number(v.Decisive), "Epic: banners of a decisive victory")
	add("banners.margin", template.Number(v.Margin), "Epic: the lead that a decisive victory takes")
	add("banners.marginal", template.Number(v.Marginal), "Epic: banners of a marginal victory")
	for i := range l.Players {
		p := &l.Players[i]
		add("cards."+p.Table(), template.Number(l.Cards(p)), "how many Command cards "+p.Name()+" hold")
	}
	for i := range l.Players {
		p := &l.Players[i]
		add("army."+p.Table(), p.Army, "what the army of "+p.Name()+" is called")
		add("commander."+p.Table(), p.Commander, "who commands "+p.Name())
	}
	s.Values = append(s.Values, l.absent()...)
	last := 0
	if e := l.LastTurn(); e != nil {
		last = e.Turn
	}
	add("last_turn", template.Number(last), "the turn after which the game ends")
	if l.Ground != nil {
		s.Place = func(label string) (bool, string, string) {
			h, why, near := l.Ground.Hexes.ByLabel(label)
			return h != hex.None, why, near
		}
	}
	return s
}

// absent are the placeholders of allies that the adventure does not have.
func (l *Linked) absent() []template.Value {
	var out []template.Value
	for c := range boards.Camp(boards.Camps) {
		ally := Player{Camp: c, Second: true}
		if slices.ContainsFunc(l.Players, func(p Player) bool { return p.Table() == ally.Table() }) {
			continue
		}
		for _, group := range []string{"cards.", "army.", "commander."} {
			out = append(out, template.Value{Name: group + ally.Table(), Lacks: c.People() + " have no ally"})
		}
	}
	return out
}

// Starter returns the camp known to move first before any roll or draw: the one that the adventure names, or the one
// with more green units (BL-SETUP-05, EP-SET-05).
func (l *Linked) Starter() (boards.Camp, bool) {
	if c, ok := l.First(); ok {
		return c, true
	}
	if l.Definition.First != "scout" || l.Definition.CallToArms != nil {
		return 0, false
	}
	var greens [boards.Camps]int
	for i := range l.Units {
		if l.Green(&l.Units[i]) {
			greens[l.Units[i].Camp]++
		}
	}
	p, s := greens[boards.Pennant], greens[boards.Standard]
	switch {
	case p == s:
		return 0, false
	case p > s:
		return boards.Pennant, true
	}
	return boards.Standard, true
}

// Cards returns the number of Command cards of a player: that of the adventure, or of the Commander's level; 0 if
// neither is known (BL-WAR-01).
func (l *Linked) Cards(p *Player) int {
	if p.CommandCards > 0 {
		return p.CommandCards
	}
	if p.Council != nil && !p.Council.Free() {
		level, _ := p.Council.Level("commander")
		if row := l.Rules.CommanderLevel(level); row != nil {
			return row.Cards
		}
	}
	return 0
}
