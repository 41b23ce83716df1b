package setup

import (
	"slices"
	"strconv"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/maps/hex"
)

// linkArmies puts the units on the field.
func (l *linker) linkArmies() {
	f := l.out.Field
	var taken hex.Set
	var n [boards.Camps]int
	for i := range l.adventure.Units {
		u := &l.adventure.Units[i]
		n[u.Camp]++
		bad := func(want string) {
			l.refuse(Refusal{Kind: BadHex, Camp: u.Camp, Ptr: u.Ptr, Text: u.Label, Want: want})
		}
		switch {
		case taken.Has(u.At):
			bad("another unit starts there")
		case f.Impassable.Has(u.At):
			bad("no unit can stand there")
		}
		taken.Add(u.At)
		if u.Bow && u.Row.Bow == nil {
			l.refuse(Refusal{Kind: NoBow, Camp: u.Camp, Ptr: u.Group + "/bow", Text: u.Type})
			continue
		}
		if u.Blocks > u.Row.Blocks {
			l.refuse(Refusal{
				Kind: TooManyBlocks, Camp: u.Camp, Ptr: u.Group + "/blocks", Text: strconv.Itoa(u.Blocks),
				Want: strconv.Itoa(u.Row.Blocks),
			})
			continue
		}
		k, fault := l.kindOf(u.Row, u.Bow)
		if fault != "" {
			l.refuse(Refusal{Kind: BadUnit, Ptr: u.Ptr, Text: u.Type, Want: fault})
			continue
		}
		l.out.Rules.Setup = append(l.out.Rules.Setup, kernel.Placement{
			Kind: l.kindNumber(k), Camp: u.Camp, At: u.At, Blocks: uint8(small(u.Blocks)),
		})
		l.out.Units = append(l.out.Units, Unit{
			Type: u.Type, Name: u.Row.Name + " of " + u.Label, Note: u.Note, At: u.At, Camp: u.Camp, Bow: u.Bow,
		})
	}
	for c := range boards.Camp(boards.Camps) {
		if n[c] == 0 && l.adventure.Side(c) != nil {
			l.refuse(Refusal{Kind: NoUnits, Camp: c})
		}
	}
	if sum := n[0] + n[1]; sum > kernel.MaxUnits {
		l.refuse(Refusal{Kind: TooManyUnits, Text: strconv.Itoa(sum), Want: strconv.Itoa(kernel.MaxUnits)})
	}
}

// linkLeaders puts the Leaders on the field: each alone, or with a unit of its side.
func (l *linker) linkLeaders() {
	var taken hex.Set
	for i := range l.adventure.Leaders {
		one := &l.adventure.Leaders[i]
		bad := func(want string) {
			l.refuse(Refusal{Kind: BadLeader, Camp: one.Camp, Ptr: one.Ptr + "/at", Text: one.Label, Want: want})
		}
		switch u := l.adventure.UnitOn(one.At); {
		case taken.Has(one.At):
			bad("another Leader starts there")
		case u != nil && u.Camp != one.Camp:
			bad("an enemy unit starts there")
		case l.out.Field.Impassable.Has(one.At):
			bad("the hex is impassable")
		}
		taken.Add(one.At)
		l.out.Rules.Staff = append(l.out.Rules.Staff, kernel.LeaderPlacement{Camp: one.Camp, At: one.At})
		name := one.Name
		if name == "" {
			name = "the Leader of " + one.Label
		}
		l.out.Leaders = append(l.out.Leaders, Leader{name, one.At, one.Camp})
	}
	if n := len(l.adventure.Leaders); n > kernel.MaxLeaders {
		l.refuse(Refusal{Kind: TooManyLeaders, Text: strconv.Itoa(n), Want: strconv.Itoa(kernel.MaxLeaders)})
	}
	l.linkLeaderRules()
}

// linkLeaderRules links the abilities of Leaders.
func (l *linker) linkLeaderRules() {
	row, support := l.rules.Leaders.Get(rulebook.TheLeader), l.rules.Supports.Get(rulebook.TheSupport)
	if row != nil {
		l.out.Rules.Leaders = kernel.LeaderRules{
			Hexes: small(row.Move), Flight: small(row.Most), Worth: uint8(small(row.Banners)), // MED-LDR-11, MED-LDR-40
		}
		for _, f := range FixedLeader(row) {
			l.refuse(Refusal{Kind: FixedNumber, Text: row.ID, Want: f.Want})
		}
	}
	for _, f := range FixedSupport(support) {
		l.refuse(Refusal{Kind: FixedNumber, Text: support.ID, Want: f.Want})
	}
}

// classes are the classes on the die, by face (MED-HIT-01).
var classes = [...]string{kernel.Light: "light", kernel.Medium: "medium", kernel.Heavy: "heavy"}

// kindOf converts a type of unit for the engine, with a Bow marker or without (MED-UNIT-11); fault words an unknown
// value.
func (l *linker) kindOf(u *rulebook.Unit, bow bool) (k kernel.Kind, fault string) {
	class := slices.Index(classes[:], u.Class)
	if class < 0 {
		return k, "a class that no die face hits: " + u.Class
	}
	k = kernel.Kind{
		Type: l.typeNumber(u), Bow: bow, Class: uint8(class), Arm: armOf(u.Arm), Blocks: uint8(small(u.Blocks)),
		MoveAndBattle: small(u.MoveFight), MoveMax: small(max(u.Move, u.MoveFight)), Charge: small(u.Charge),
		Close: small(u.Close), FreshClose: small(u.CloseWhole), Swords: u.Swords, Stature: small(u.Stature),
		Armour: small(u.Armour), Evades: foesOf(u), Parting: small(u.Parthian), Bonus: u.Bonus,
		Retreat: small(u.Retreat), FreshFlags: small(u.WholeFlags), Worth: oneBanner,
	}
	if shot := u.Fires(bow); shot != nil { // MED-UNIT-10
		k.Range, k.Stood, k.Moved = small(shot.Range), small(shot.Dice), small(shot.Moved)
	}
	if u.Advance {
		k.Advance = 1 + small(u.More) // MED-BAT-05, MED-BAT-08
	}
	return k, ""
}

// oneBanner is the value of an eliminated unit (MED-TURN-02).
const oneBanner = 1

func armOf(word string) kernel.Arm {
	if word == rulebook.Mounted {
		return kernel.Mounted
	}
	return kernel.Foot
}

// foesOf returns the units that a type of unit may evade.
func foesOf(u *rulebook.Unit) (set kernel.Foes) {
	for class, name := range classes {
		for _, arm := range rulebook.Arms() {
			if u.EvadesFrom(&rulebook.Unit{Class: name, Arm: arm}) {
				set |= kernel.FoeOf(armOf(arm), uint8(class))
			}
		}
	}
	return set
}

// typeNumber finds a type in the list of the battle's types, or adds it.
func (l *linker) typeNumber(u *rulebook.Unit) int {
	name := Name{u.ID, u.Name}
	if i := slices.Index(l.out.Types, name); i >= 0 {
		return i
	}
	l.out.Types = append(l.out.Types, name)
	return len(l.out.Types) - 1
}

// kindNumber finds a kind in the rules, or adds it.
func (l *linker) kindNumber(k kernel.Kind) uint8 {
	if i := slices.Index(l.out.Rules.Kinds, k); i >= 0 {
		return uint8(i)
	}
	l.out.Rules.Kinds = append(l.out.Rules.Kinds, k)
	return uint8(len(l.out.Rules.Kinds) - 1)
}

// refuseFaults refuses an adventure with link faults.
func (l *linker) refuseFaults() {
	kinds := [...]RefusalKind{library.UnknownHex: UnknownHex, library.UnknownUnit: UnknownUnit}
	for _, f := range l.adventure.Faults {
		l.refuse(Refusal{Kind: kinds[f.Kind], Ptr: f.Ptr, Text: f.Text, Want: f.Want})
	}
}
