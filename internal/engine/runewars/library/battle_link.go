package library

import (
	"math/big"
	"slices"
	"strconv"

	"muster/internal/engine/command/rows"
	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/battle/odds"
	"muster/internal/engine/runewars/rulebook"
)

// LinkedBattle is a battle that can be fought, with names for people. It is immutable.
type LinkedBattle struct {
	Definition *Battle
	Book       *rulebook.Rulebook
	Rules      *battle.Rules
	By         [2]odds.Rule
	Kinds      [2][]BattleKind
	Cards      []BattleName // of the Fate deck, then those that sides announce
	Areas      []string
	Given      bool // the definition lists the areas around; otherwise linking assumes them
	Faults     rows.List
}

// BattleKind is a type of unit of a side.
type BattleKind struct {
	Row *rulebook.Unit
	Ptr string // JSON pointer of its line; "" for a kind that only a special brings
}

// BattleName is the name of a Fate card, and its content.
type BattleName struct {
	Text   string
	Number int // 0: not in the deck
}

// The kinds of fault besides unknown rows.
const (
	UnknownCard  = "unknown card"
	CardTwice    = "card twice"
	UnitTwice    = "unit twice"
	TooManyKinds = "too many types"
	TooManyCards = "too many cards"
)

// battleLinker is a LinkedBattle under construction.
type battleLinker struct {
	*LinkedBattle
	whole func(ptr string) bool
}

// BattleSides are the names of the sides in definitions, in the order of battle.Attacker and battle.Defender.
func BattleSides() [2]string { return [2]string{"attacker", "defender"} }

// Side returns the definition of a side.
func (b *Battle) Side(side int) *BattleSide { return [2]*BattleSide{&b.Attacker, &b.Defender}[side] }

// LinkBattle links a battle to a rulebook. whole reports whether the schema accepted the value at a JSON pointer; nil
// means that nothing was refused.
func LinkBattle(b *Battle, book *rulebook.Rulebook, whole func(ptr string) bool) *LinkedBattle {
	if whole == nil {
		whole = func(string) bool { return true }
	}
	l := &battleLinker{&LinkedBattle{Definition: b, Book: book, Rules: new(battle.Rules)}, whole}
	l.Rules.Most = uint8(min(book.Limit(rulebook.LimitArea).Most, 200))
	l.Rules.Win = b.Winter
	l.deck()
	for side := range l.Rules.Sides {
		l.side(side)
	}
	for side := range l.Rules.Sides {
		l.effects(side)
	}
	l.fort()
	l.around()
	return l.LinkedBattle
}

func (l *battleLinker) fault(kind, ptr, text string) {
	l.Faults = append(l.Faults, rows.Fault{Kind: kind, Ptr: ptr, Text: text})
}

// lookup finds a row. It returns nil when the rulebook has none, or an invalid one; an unknown id is a fault.
func lookup[T rows.Keyed](l *battleLinker, table *rows.Table[T], noun, id, ptr string) *T {
	return rows.Find(&l.Faults, table, noun, id, ptr, l.whole)
}

// RuleOf returns the rule of choice for a word; by default the sparing one.
func RuleOf(word string) odds.Rule {
	switch word {
	case ChooseFirst:
		return odds.First
	case ChooseRandom:
		return odds.Random
	case ChooseBest:
		return odds.Best
	}
	return odds.Sparing
}

// WordOf returns the word of a rule of choice.
func WordOf(r odds.Rule) string {
	return [...]string{
		odds.Sparing: ChooseSparing, odds.First: ChooseFirst, odds.Random: ChooseRandom, odds.Best: ChooseBest,
	}[r]
}

// side links the units of a side.
func (l *battleLinker) side(i int) {
	said, ptr := l.Definition.Side(i), "/"+BattleSides()[i]
	out := &l.Rules.Sides[i]
	lookup(l, &l.Book.Factions, rulebook.NounFaction, said.Faction, ptr+"/faction")
	l.By[i] = RuleOf(said.Choose)
	out.Neutral = said.Faction == ""
	out.Heroes = uint8(said.Heroes)
	for j, u := range said.Units {
		at := ptr + "/units/" + strconv.Itoa(j)
		row := lookup(l, &l.Book.Units, rulebook.NounUnit, u.Unit, at+"/unit")
		switch {
		case row == nil:
		case l.kindOf(i, row.ID) >= 0:
			l.fault(UnitTwice, at+"/unit", u.Unit)
		case len(out.Kinds) == battle.MaxKinds:
			l.fault(TooManyKinds, at, u.Unit)
		default:
			k := l.kind(i, row, at)
			out.Kinds[k].Units, out.Kinds[k].Before = uint8(max(0, u.Count-u.Routed)), uint8(min(u.Count, u.Routed))
			out.Kinds[k].Spare = uint8(max(0, row.Count-u.Count))
		}
	}
	for n := 0; n < len(l.Kinds[i]); n++ { // includes kinds that specials bring
		for _, e := range l.Kinds[i][n].Row.Special {
			if row := l.Book.Units.Get(e.Unit); e.Do == rulebook.DoAddUnits && row != nil {
				l.bring(i, row)
			}
		}
	}
	l.announced(i)
}

// bring adds a kind without fighting units.
func (l *battleLinker) bring(side int, row *rulebook.Unit) {
	if l.kindOf(side, row.ID) < 0 && len(l.Kinds[side]) < battle.MaxKinds {
		k := l.kind(side, row, "")
		l.Rules.Sides[side].Kinds[k].Spare = uint8(row.Count)
	}
}

// kindOf returns a side's kind for a type of unit, or -1.
func (l *LinkedBattle) kindOf(side int, unit string) int {
	for k := range l.Kinds[side] {
		if l.Kinds[side][k].Row.ID == unit {
			return k
		}
	}
	return -1
}

// kind adds a kind to a side.
func (l *battleLinker) kind(side int, row *rulebook.Unit, ptr string) int {
	l.Kinds[side] = append(l.Kinds[side], BattleKind{row, ptr})
	l.Rules.Sides[side].Kinds = append(l.Rules.Sides[side].Kinds, KindOf(row))
	return len(l.Kinds[side]) - 1
}

// KindOf converts a type of unit for battles, without its special.
func KindOf(row *rulebook.Unit) battle.Kind {
	shape := ShapeOf(row.Shape)
	return battle.Kind{
		Shape: shape, Initiative: uint8(row.Initiative), Health: uint8(min(row.Health, battle.MaxHealth)), Flying: row.Flying,
		Ally:  row.Neutral(),
		Worth: uint8(5*min(row.Health, battle.MaxHealth)) + [battle.Shapes]uint8{1, 2, 4, 7}[shape],
	}
}

// ShapeOf returns the shape of base for a word.
func ShapeOf(word string) battle.Shape {
	for i, s := range rulebook.Shapes() {
		if s == word {
			return battle.Shape(i)
		}
	}
	return battle.Triangle
}

// Diplomacy returns the probability of each destiny for diplomacy with some tokens (RW-DIPL-02, RW-DIPL-03). It is nil
// without diplomacy: against a player, or with more units than an area holds (RW-MOVE-07).
func (l *LinkedBattle) Diplomacy(tokens int) *[3]*big.Rat {
	units := 0
	for k := range l.Rules.Sides[battle.Attacker].Kinds {
		kind := &l.Rules.Sides[battle.Attacker].Kinds[k]
		units += int(kind.Units) + int(kind.Before)
	}
	foe := &l.Rules.Sides[battle.Defender]
	if !foe.Neutral || len(foe.Kinds) == 0 || units > int(l.Rules.Most) || tokens < 1 {
		return nil
	}
	destiny := map[int]int{}
	for _, f := range l.Book.Fate.All() {
		destiny[f.Number] = slices.Index(rulebook.Destinies(), f.Destiny)
	}
	var top []int
	for _, card := range l.Rules.Top {
		top = append(top, destiny[l.Cards[card].Number])
	}
	var others odds.Destinies
	for card := range l.Cards {
		if l.Rules.Left>>card&1 == 1 && !slices.Contains(l.Rules.Top, uint8(card)) {
			others[destiny[l.Cards[card].Number]]++
		}
	}
	out := odds.Diplomacy(top, others, tokens)
	return &out
}
