package muster

import (
	"slices"
	"strconv"

	"muster/engine/battlelore/boards"
	"muster/engine/field"
	"muster/maps/hex"
)

// refuseEpic lists what forbids Epic Call to Arms: the field, other than one player a camp; with one set each, one of
// the other camp; with two each, what forbids two in Organized mode; one for one player and two
// for the other.
func refuseEpic(f *field.Field, players []Player, o *Options) []Refusal {
	out := append(refuseEpicField(f), refuseReserve(o)...)
	if len(out) > 0 {
		return out
	}
	if len(players) != boards.Camps || players[0].Camp != boards.Pennant || players[1].Camp != boards.Standard {
		return []Refusal{{Kind: BadPlayers, Mode: ModeEpic, Text: strconv.Itoa(len(players)), Want: "one of each camp, the Pennants first"}}
	}
	for i := range players {
		p := &players[i]
		out = append(out, refuseZone(f, p.Camp, p.Zone)...)
	}
	if epicSets(players) == 1 {
		for i := range players {
			out = append(out, refuseOneSet(f, ModeEpic, &players[i])...)
		}
		return out
	}
	return append(out, refuseEpicMixed(f, players, o)...)
}

// refuseEpicMixed lists what forbids Epic Call to Arms with two sets a player.
func refuseEpicMixed(f *field.Field, players []Player, o *Options) []Refusal {
	if o.Owner >= boards.Camps || o.RevealFirst >= boards.Camps {
		return []Refusal{{Kind: BadCamp, Want: "pennant, standard"}}
	}
	var out []Refusal
	for i := range players {
		if n := len(players[i].Sets); n == 0 || n > SetsMixed {
			out = append(out, Refusal{Kind: SetCount, Mode: ModeEpic, Camp: players[i].Camp, Text: strconv.Itoa(n), Want: "1 or 2"})
		}
	}
	if len(out) > 0 {
		return out
	}
	for i := range players {
		if p := &players[i]; len(p.Sets) != SetsMixed {
			return []Refusal{{Kind: UnevenSets, Mode: ModeEpic, Camp: p.Camp}}
		}
	}
	for i := range players {
		p := &players[i]
		for j, set := range p.Sets {
			out = append(out, fitting(f, refuseCards(f.Board, p.Camp, set), set, ModeEpic)...)
			if set != nil && hasSet(p.Sets[:j], set) {
				out = append(out, Refusal{Kind: SameSet, Mode: ModeEpic, Camp: p.Camp, Set: idOf(set)})
			}
		}
	}
	if len(out) > 0 {
		return out
	}
	if Copies(tableOf(players, o)) > 1 { // a copy for each of them
		return nil
	}
	return refuseShared(&players[o.Owner], &players[o.Owner.Other()])
}

// refuseAllies lists what forbids the allied variant: the field, other than two players a camp, other than one set
// each, different ones within a camp (VAR-ER-01, R-273), or one colour for both (VAR-ER-02).
func refuseAllies(f *field.Field, players []Player, o *Options) []Refusal {
	out := append(refuseAlliesField(f), refuseReserve(o)...)
	if len(out) > 0 {
		return out
	}
	camp := func(i int) boards.Camp { return boards.Camp(i / Allies) }
	seated := len(players) == boards.Camps*Allies
	for i := range players {
		seated = seated && players[i].Camp == camp(i)
	}
	if !seated {
		return []Refusal{{
			Kind: BadPlayers, Mode: ModeEpicAllies, Text: strconv.Itoa(len(players)), Want: "two of each camp, the Pennants first",
		}}
	}
	for i := range players {
		out = append(out, refuseOneSet(f, ModeEpicAllies, &players[i])...)
	}
	if len(out) > 0 {
		return out
	}
	for i := 0; i < len(players); i += Allies {
		out = append(out, refusePair(camp(i), players[i].Sets[0], players[i+1].Sets[0])...)
		out = append(out, refuseColours(f, camp(i), players[i].Zone, players[i+1].Zone)...)
	}
	return out
}

// refuseReserve refuses a word for the Reserve that none of the modes knows. In Epic battles it is always whole
// (VAR-EC-04), whichever of the words is given; allies have none (VAR-ER-01).
func refuseReserve(o *Options) []Refusal {
	switch o.Reserve {
	case "", ReserveTwo, ReserveAll:
		return nil
	}
	return []Refusal{{Kind: BadReserve, Text: o.Reserve, Want: `"two" or "all"`}}
}

// refuseColours lists what forbids two allies their zones: both are free, or one is red and the other blue.
func refuseColours(f *field.Field, camp boards.Camp, a, b int) []Refusal {
	if a == FreeZone && b == FreeZone || a+b == 1 && a*b == 0 {
		return nil
	}
	return []Refusal{{
		Kind: AlliedZones, Camp: camp, Text: strconv.Itoa(a) + " and " + strconv.Itoa(b),
		Want: f.Board.Zones[0].ID + " and " + f.Board.Zones[1].ID,
	}}
}

// refusePair lists what forbids two sets to two allies.
func refusePair(camp boards.Camp, a, b *Set) []Refusal {
	if idOf(a) == idOf(b) {
		return []Refusal{{Kind: AlliedSet, Mode: ModeEpicAllies, Camp: camp, Set: idOf(a)}}
	}
	return nil
}

func refuseOneSet(f *field.Field, mode Mode, p *Player) []Refusal {
	if len(p.Sets) != 1 {
		want := "1"
		if mode == ModeEpic {
			want = "1 or 2"
		}
		return []Refusal{{Kind: SetCount, Mode: mode, Camp: p.Camp, Text: strconv.Itoa(len(p.Sets)), Want: want}}
	}
	return refuseEpicSet(f, mode, p.Camp, p.Sets[0])
}

// refuseEpicSet lists what forbids a set to a camp on an Epic board. The printed cards are those of the standard board:
// they fit where the footprint is the same (CTA-02, VAR-EC-03).
func refuseEpicSet(f *field.Field, mode Mode, camp boards.Camp, set *Set) []Refusal {
	return fitting(f, refuseSet(f.Board, camp, set), set, mode)
}

// fitting leaves out that a set is made for another board, where its cards fit.
func fitting(f *field.Field, out []Refusal, set *Set, mode Mode) []Refusal {
	if set != nil && set.Board != nil && slices.Equal(set.Board.Ranks, f.Board.Ranks) {
		out = slices.DeleteFunc(out, func(r Refusal) bool { return r.Kind == OtherBoard })
	}
	for i := range out {
		out[i].Mode = mode
	}
	return out
}

// refuseEpicField lists what forbids Epic Call to Arms on the field, whoever plays.
func refuseEpicField(f *field.Field) []Refusal {
	if out := refuseEpicBoard(f, ModeEpic); len(out) > 0 {
		return out
	}
	row := f.Board.Setup.ScoutGuard
	if row < 1 || row > f.Board.RowCount {
		return []Refusal{{Kind: NoScoutRow, Text: f.Board.ID}}
	}
	return nil
}

// refuseAlliesField lists what forbids the allied variant on the field, whoever plays.
func refuseAlliesField(f *field.Field) []Refusal {
	if out := refuseEpicBoard(f, ModeEpicAllies); len(out) > 0 {
		return out
	}
	if len(f.Board.Zones) < Allies {
		return []Refusal{{Kind: OneZone, Text: f.Board.ID, Want: strconv.Itoa(len(f.Board.Zones))}}
	}
	return nil
}

// refuseEpicBoard lists what forbids both Epic modes on a board.
func refuseEpicBoard(f *field.Field, mode Mode) []Refusal {
	switch {
	case f == nil || f.Hexes == nil || f.Board == nil:
		return []Refusal{{Kind: NoField}}
	case !f.Board.Epic:
		return []Refusal{{Kind: StandardField, Mode: mode, Text: f.Board.ID}}
	case len(f.Board.Zones) == 0:
		return refuseZone(f, boards.Pennant, 0)
	}
	var all [boards.Camps]hex.Set
	for camp := range boards.Camp(boards.Camps) {
		all[camp] = f.Hexes.OwnRows(camp, f.Board.Setup.ScoutGuard, f.Board.Setup.ScoutGuard)
		for zone := range f.Board.Zones {
			all[camp] = all[camp].Or(reach(f, zone, camp))
		}
	}
	if all[boards.Pennant].Meets(&all[boards.Standard]) {
		return []Refusal{{Kind: ShortBoard, Text: f.Board.ID, Want: strconv.Itoa(f.Board.RowCount) + " rows"}}
	}
	return nil
}

// refuseZone refuses a zone that the board has not.
func refuseZone(f *field.Field, camp boards.Camp, zone int) []Refusal {
	if zone == FreeZone && len(f.Board.Zones) > 0 || zone >= 0 && zone < len(f.Board.Zones) {
		return nil
	}
	return []Refusal{{Kind: UnknownZone, Camp: camp, Text: strconv.Itoa(zone), Want: strconv.Itoa(len(f.Board.Zones))}}
}
