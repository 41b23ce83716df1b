package library

import (
	"slices"
	"strconv"

	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/rulebook"
)

// deck links the Fate cards: those of the rulebook, the known ones on top, the discards.
func (l *battleLinker) deck() {
	byNumber := map[int]int{}
	for _, f := range l.Book.Fate.All() {
		if len(l.Rules.Cards) == battle.MaxCards {
			l.fault(TooManyCards, "", f.ID)
			break
		}
		byNumber[f.Number] = l.card(BattleName{f.Name, f.Number}, f.Section)
	}
	for _, i := range byNumber {
		l.Rules.Left |= 1 << i
	}
	put := func(key string, numbers []int, to func(card int)) {
		for i, n := range numbers {
			ptr := "/fate/" + key + "/" + strconv.Itoa(i)
			card, ok := byNumber[n]
			switch {
			case !ok:
				l.fault(UnknownCard, ptr, strconv.Itoa(n))
			case l.Rules.Left>>card&1 == 0 || slices.Contains(l.Rules.Top, uint8(card)):
				l.fault(CardTwice, ptr, strconv.Itoa(n))
			default:
				to(card)
			}
		}
	}
	put("spent", l.Definition.Fate.Spent, func(card int) {
		l.Rules.Left &^= 1 << card
		l.Rules.Spent |= 1 << card
	})
	put("top", l.Definition.Fate.Top, func(card int) { l.Rules.Top = append(l.Rules.Top, uint8(card)) })
}

// card adds a card and returns its index.
func (l *battleLinker) card(name BattleName, section func(shape string) (string, int)) int {
	l.Cards, l.Rules.Cards = append(l.Cards, name), append(l.Rules.Cards, CardOf(section))
	return len(l.Cards) - 1
}

// CardOf returns a Fate card with the content of its sections.
func CardOf(section func(shape string) (symbol string, points int)) battle.Card {
	var card battle.Card
	for i, shape := range rulebook.Shapes() {
		card.Faces[i] = faceOf(section(shape))
	}
	return card
}

func faceOf(symbol string, points int) battle.Face {
	switch symbol {
	case rulebook.Special:
		return battle.Special
	case rulebook.Rout:
		return battle.RoutFace(points)
	case rulebook.Damage:
		return battle.DamageFace(points)
	}
	return battle.Miss
}

// announced links the Tactical Fate cards of a side (RW-BTL-07).
func (l *battleLinker) announced(side int) {
	for i, c := range l.Definition.Side(side).Announces {
		if len(l.Rules.Cards) == battle.MaxCards {
			l.fault(TooManyCards, "/"+BattleSides()[side]+"/announces/"+strconv.Itoa(i), c.Name)
			return
		}
		row := rulebook.Fate{Triangle: c.Triangle, Circle: c.Circle, Rectangle: c.Rectangle, Hexagon: c.Hexagon}
		l.Rules.Sides[side].Own |= 1 << l.card(BattleName{c.Name, 0}, row.Section)
	}
}

// fort links the stronghold, and the additions to strength that do not depend on units (RW-BTL-15).
func (l *battleLinker) fort() {
	standard := func(id string) uint8 { return uint8(l.Book.Limit(id).Default) }
	f := &l.Rules.Fort
	switch l.Definition.Defender.Stronghold {
	case Whole:
		*f = battle.Fort{There: true}
	case Damaged:
		*f = battle.Fort{There: true, Broken: true}
	case Capital:
		*f = battle.Fort{There: true, Whole: standard(rulebook.LimitCapital)}
	case CapitalHurt:
		*f = battle.Fort{There: true, Broken: true, Whole: standard(rulebook.LimitCapital)}
	}
	if f.Hurt = standard(rulebook.LimitCapitalHurt); f.Whole == 0 {
		f.Whole, f.Hurt = standard(rulebook.LimitStronghold), standard(rulebook.LimitStrongholdHurt)
	}
	for side := range l.Rules.Sides {
		said := l.Definition.Side(side)
		strength := said.Strength
		for _, help := range said.Helps {
			switch n := l.Book.Limit(help).Default; help {
			case Conquer:
				f.Less = uint8(n)
			default:
				strength += n
			}
		}
		l.Rules.Sides[side].Strength = int8(strength)
	}
}

// holders are the controllers of an area, by the word of the definition.
var holders = map[string]battle.Holds{
	HoldsNobody: battle.OfNobody, HoldsNeutrals: battle.OfNeutrals, HoldsAttacker: battle.OfAttacker,
	HoldsDefender: battle.OfDefender, HoldsOther: battle.OfOther,
}

// around links the areas next to the battle. By default either side has a friendly one without units, and neutral
// units an empty one.
func (l *battleLinker) around() {
	l.Given = len(l.Definition.Areas) > 0
	areas := l.Definition.Areas
	if !l.Given {
		for side, name := range BattleSides() {
			holds := name
			if l.Rules.Sides[side].Neutral {
				holds = HoldsNobody
			}
			areas = append(areas, BattleArea{Name: "behind the " + name, Holds: holds})
		}
	}
	for _, a := range areas[:min(len(areas), battle.MaxAreas)] {
		l.Areas = append(l.Areas, a.Name)
		l.Rules.Areas = append(l.Rules.Areas, battle.Area{
			Holds: holders[a.Holds], Red: a.Border == RedBorder, Blue: a.Border == BlueBorder, Units: uint8(a.Units),
		})
	}
}
