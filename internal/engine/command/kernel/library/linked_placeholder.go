package library

import (
	"muster/internal/engine/command/boards"
	"muster/internal/schema/template"
	"muster/maps/hex"
)

// sideTerms are the sides in the middle of a sentence, without an article.
var sideTerms = [boards.Camps]string{boards.Pennant: "top side", boards.Standard: "bottom side"}

// Placeholders are the values of the placeholders in the adventure's prose.
func (l *Linked) Placeholders() *template.Set {
	s := &template.Set{Board: "hex"}
	first, known := l.First()
	side := func(c boards.Camp) string {
		if !known {
			return ""
		}
		return sideTerms[c]
	}
	s.Values = []template.Value{
		{Name: "first", Text: side(first), Term: true, Says: "the side that moves first: top side or bottom side"},
		{Name: "second", Text: side(first.Other()), Term: true, Says: "the side that moves second"},
	}
	add := func(name, text, says string) {
		s.Values = append(s.Values, template.Value{Name: name, Text: text, Says: says})
	}
	for c, name := range SideNames {
		add("banners."+name, template.Number(l.Goal(boards.Camp(c))), "how many banners the "+name+" side")
	}
	for c, name := range SideNames {
		cards, _ := l.Command(boards.Camp(c))
		add("cards."+name, template.Number(cards), "how many Command cards the "+name+" side holds")
	}
	for c, name := range SideNames {
		add("tokens."+name, template.Number(l.Tokens(boards.Camp(c))),
			"how many Inspired Action tokens the "+name+" side begins with")
	}
	for c, name := range SideNames {
		army, commander := "", ""
		if own := l.Side(boards.Camp(c)); own != nil {
			army, commander = own.Army, own.Commander
		}
		add("army."+name, army, "what the army of the "+name+" side is called")
		add("commander."+name, commander, "who commands the "+name+" side")
	}
	add("last_turn", template.Number(l.Definition.LastTurn), "the turn after which the game ends")
	if l.Field != nil {
		s.Place = func(label string) (bool, string, string) {
			h, why, near := l.Field.Hexes.ByLabel(label)
			return h != hex.None, why, near
		}
	}
	return s
}
