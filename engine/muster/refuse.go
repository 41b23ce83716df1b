package muster

import (
	"slices"
	"strconv"

	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// refuseImpromptu lists what forbids Impromptu mode: the field, a number of sets other than one, a set of the other
// camp.
func refuseImpromptu(f *field.Field, players []Player, o *Options) []Refusal {
	out := refusePlayers(f, ModeImpromptu, players, o)
	if len(out) > 0 {
		return out
	}
	for i := range players {
		p := &players[i]
		if len(p.Sets) != 1 {
			out = append(out, Refusal{Kind: SetCount, Mode: ModeImpromptu, Camp: p.Camp, Text: strconv.Itoa(len(p.Sets)), Want: "1"})
			continue
		}
		out = append(out, refuseSet(f.Board, p.Camp, p.Sets[0])...)
	}
	return out
}

// refuseOrganized lists what forbids Organized mode: the field, other than two sets a player, one set twice,
// and a set that both players have where there is one copy of the expansion: its owner keeps it (CTA-ORG-03, R-011).
func refuseOrganized(f *field.Field, players []Player, o *Options) []Refusal {
	out := refusePlayers(f, ModeOrganized, players, o)
	if len(out) > 0 {
		return out
	}
	for i := range players {
		p := &players[i]
		if len(p.Sets) != SetsMixed {
			out = append(out, Refusal{
				Kind: SetCount, Mode: ModeOrganized, Camp: p.Camp, Text: strconv.Itoa(len(p.Sets)), Want: strconv.Itoa(SetsMixed),
			})
		}
		for j, set := range p.Sets {
			out = append(out, refuseCards(f.Board, p.Camp, set)...)
			if set != nil && hasSet(p.Sets[:j], set) {
				out = append(out, Refusal{Kind: SameSet, Camp: p.Camp, Set: idOf(set)})
			}
		}
	}
	if len(out) > 0 { // a wrong number of sets comes to a shared one by itself
		return out
	}
	if Copies(tableOf(players, o)) > 1 { // a copy for each of them
		return nil
	}
	return refuseShared(&players[o.Owner], &players[o.Owner.Other()])
}

// refuseShared refuses the sets that both players have: the owner keeps them.
func refuseShared(owner, other *Player) []Refusal {
	var out []Refusal
	for j, set := range other.Sets {
		if set != nil && hasSet(owner.Sets, set) && !hasSet(other.Sets[:j], set) {
			out = append(out, Refusal{Kind: SharedSet, Camp: other.Camp, Set: idOf(set)})
		}
	}
	return out
}

func hasSet(sets []*Set, set *Set) bool {
	return slices.ContainsFunc(sets, func(s *Set) bool { return s != nil && idOf(s) == idOf(set) })
}

// refusePlayers lists what forbids a mode with one player a camp, on a board without Epic rules.
func refusePlayers(f *field.Field, mode Mode, players []Player, o *Options) []Refusal {
	zones := make([]int, 0, len(players))
	for i := range players {
		zones = append(zones, players[i].Zone)
	}
	out := refuseField(f, mode, o, zones...)
	if len(players) != hex.Camps || players[0].Camp != hex.Pennant || players[1].Camp != hex.Standard {
		out = append(out, Refusal{Kind: BadPlayers, Mode: mode, Text: strconv.Itoa(len(players)), Want: "one of each camp, the Pennants first"})
	}
	if o.Owner >= hex.Camps || o.RevealFirst >= hex.Camps {
		out = append(out, Refusal{Kind: BadCamp, Want: "pennant, standard"})
	}
	return out
}

// refuseField lists what forbids a mode for boards without Epic rules on the field, whichever the sets are.
func refuseField(f *field.Field, mode Mode, o *Options, zones ...int) []Refusal {
	if f == nil || f.Hexes == nil || f.Board == nil {
		return []Refusal{{Kind: NoField}}
	}
	var out []Refusal
	if f.Board.Epic {
		out = append(out, Refusal{Kind: EpicBoard, Mode: mode, Text: f.Board.ID})
	}
	for i, zone := range zones {
		switch {
		case slices.Contains(zones[:i], zone):
		case zone < 0 || zone >= len(f.Board.Zones):
			out = append(out, Refusal{Kind: UnknownZone, Text: strconv.Itoa(zone), Want: strconv.Itoa(len(f.Board.Zones))})
		case campsMeet(f, zone):
			out = append(out, Refusal{Kind: ShortBoard, Text: f.Board.ID, Want: strconv.Itoa(f.Board.RowCount) + " rows"})
		}
	}
	switch o.Reserve {
	case "", ReserveTwo, ReserveAll:
	default:
		out = append(out, Refusal{Kind: BadReserve, Text: o.Reserve, Want: `"two" or "all"`})
	}
	return out
}

// refuseSet lists what forbids a set to a camp on a board.
func refuseSet(board *rulebook.Board, camp hex.Camp, set *Set) []Refusal {
	out := refuseCards(board, camp, set)
	if len(out) > 0 && out[0].Kind != OtherBoard {
		return out
	}
	if set.Camp != camp { // only sets of the own camp
		out = slices.Insert(out, 0, Refusal{Kind: WrongCamp, Camp: camp, Set: idOf(set), Text: set.Camp.String()})
	}
	return out
}

// refuseCards lists what forbids a set, of either camp, to a player on a board.
func refuseCards(board *rulebook.Board, camp hex.Camp, set *Set) []Refusal {
	if set == nil {
		return []Refusal{{Kind: NoSet, Camp: camp}}
	}
	if why := set.Playable(); why != "" {
		return []Refusal{{Kind: BadSet, Camp: camp, Set: idOf(set), Text: why}}
	}
	var out []Refusal
	if set.Board.ID != board.ID { // CTA-02: the card lines up with its own board only
		out = append(out, Refusal{Kind: OtherBoard, Camp: camp, Set: idOf(set), Text: set.Board.ID, Want: board.ID})
	}
	return out
}

// campsMeet reports whether marks or baselines of the two camps share a hex: then a card's place would not be its own.
func campsMeet(f *field.Field, zone int) bool {
	pennant, standard := reach(f, zone, hex.Pennant), reach(f, zone, hex.Standard)
	both := pennant.And(standard)
	return !both.Empty()
}

// deployHexes is every hex on which a camp's unit can come to stand.
func reach(f *field.Field, zone int, camp hex.Camp) hex.Set {
	out := f.Hexes.Baseline(camp)
	for s := range hex.Section(hex.SectionCount) {
		for r, cells := range f.Board.Ranks {
			for file := 1; file <= cells; file++ {
				if h := f.Hexes.Card(camp, zone, s, r+1, file); h != hex.None {
					out.Add(h)
				}
			}
		}
	}
	return out
}
