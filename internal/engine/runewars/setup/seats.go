package setup

import (
	"slices"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

// fate links the Fate deck.
func (l *linker) fate() {
	all := l.Book.Fate.All()
	for i := range all {
		f := &all[i]
		if !l.has(f.Box) {
			continue
		}
		if len(l.Fate) == battle.MaxCards {
			l.refuse("there are more than %d Fate cards", battle.MaxCards)
			return
		}
		card := len(l.Fate)
		l.Fate = append(l.Fate, f)
		l.Rules.Fate = append(l.Rules.Fate, library.CardOf(f.Section))
		if d := slices.Index(rulebook.Destinies(), f.Destiny); d >= 0 {
			l.Rules.Destiny[d] |= 1 << card
		}
	}
}

// seats links the players: a faction's own kinds, then the neutral ones, which have the same numbers for all.
func (l *linker) seats() {
	var wild []*rulebook.Unit
	own := map[string][]*rulebook.Unit{}
	units := l.Book.Units.All()
	for i := range units {
		if u := &units[i]; l.has(u.Box) {
			if u.Neutral() {
				wild = append(wild, u)
			} else {
				own[u.Faction] = append(own[u.Faction], u)
			}
		}
	}
	if len(wild) > runewars.MaxKinds-runewars.FirstNeutral {
		l.refuse("there are %d types of neutral units; the limit is %d", len(wild),
			runewars.MaxKinds-runewars.FirstNeutral)
		return
	}
	for seat, h := range l.Ask.Seats {
		f := l.Ask.Realm.Homes[h].Faction
		if len(own[f.ID]) > runewars.FirstNeutral {
			l.refuse("%s has %d types of units; the limit is %d", f.Name, len(own[f.ID]), runewars.FirstNeutral)
			return
		}
		kinds := make([]*rulebook.Unit, runewars.FirstNeutral, runewars.MaxKinds)
		copy(kinds, own[f.ID])
		kinds = append(kinds, wild...)
		l.Factions, l.Kinds = append(l.Factions, f), append(l.Kinds, kinds)
		l.Rules.Seats = append(l.Rules.Seats, l.seat(seat, f, len(own[f.ID])))
	}
}

// seat links a faction.
func (l *linker) seat(seat int, f *rulebook.Faction, own int) runewars.Seat {
	out := runewars.Seat{
		Own: uint8(own), Evil: f.Alignment == rulebook.Evil, Influence: capped(f.Influence), Tactics: capped(f.Tactics),
		Quests: l.Rules.Numbers.QuestsEach,
	}
	kindOf := func(unit string) int {
		return slices.IndexFunc(l.Kinds[seat], func(u *rulebook.Unit) bool { return u != nil && u.ID == unit })
	}
	for k, row := range l.Kinds[seat] {
		if row == nil {
			continue
		}
		out.Kinds[k] = library.KindOf(row)
		out.Kinds[k].Special = library.BattleEffects(row.Special, kindOf)
		if row.Fast {
			out.Fast |= 1 << k
		}
		if k >= runewars.FirstNeutral {
			l.Rules.Wilds[k] = capped(row.Count)
		} else {
			l.Rules.Pool[seat][k] = capped(row.Count)
		}
	}
	for d, dial := range rulebook.Dials() {
		out.Dials[d] = capped(f.Dial(dial))
		for _, i := range f.Icons {
			if i.Dial == dial {
				out.Icons[d] = append(out.Icons[d], iconsOf(&i, kindOf)...)
			}
		}
	}
	out.Defence = runewars.Defence{Effects: library.BattleEffects(f.Defence.Effects, kindOf), Discard: f.Defence.Discard}
	return out
}

// iconsOf returns the gifts of a dial's spaces (RW-DIAL-02). An unknown gift gives nothing.
func iconsOf(i *rulebook.Icon, kindOf func(unit string) int) []runewars.Icon {
	icon := runewars.Icon{}
	switch i.Gives {
	case rulebook.GivesInfluence:
		icon.Gift = runewars.GiveInfluence
	case rulebook.GivesTactics:
		icon.Gift = runewars.GiveTactics
	default:
		k := kindOf(i.Gives)
		if k < 0 {
			return nil
		}
		icon.Kind = uint8(k)
	}
	var out []runewars.Icon
	for _, at := range i.At {
		icon.At = capped(at)
		out = append(out, icon)
	}
	return out
}
