package deploy

import (
	"slices"
	"strconv"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// refuseImpromptu lists what forbids Impromptu mode: the field, a number of sets other than one, a set of the other
// camp.
func refuseImpromptu(f *rulebook.Field, players []Player, o *Options) []pieces.Refusal {
	out := refusePlayers(f, deploycards.ModeImpromptu, players, o)
	if len(out) > 0 {
		return out
	}
	for i := range players {
		p := &players[i]
		if len(p.Sets) != 1 {
			out = append(
				out,
				pieces.Refusal{
					Kind: pieces.SetCount,
					Mode: deploycards.ModeImpromptu,
					Camp: p.Camp,
					Text: strconv.Itoa(len(p.Sets)),
					Want: "1",
				},
			)
			continue
		}
		out = append(out, RefuseSet(f.Board, p.Camp, p.Sets[0])...)
	}
	return out
}

// refuseOrganized lists what forbids Organized mode: the field, and the sets.
func refuseOrganized(f *rulebook.Field, players []Player, o *Options) []pieces.Refusal {
	out := refusePlayers(f, deploycards.ModeOrganized, players, o)
	if len(out) > 0 {
		return out
	}
	return RefuseMix(f.Board, players, o)
}

// RefuseMix lists the reasons that forbid the sets of one player or of both in Organized mode on a board. They are:
// other than two sets a player, one set twice, and a set of both players with one copy of the expansion. Its
// owner keeps that set (CTA-ORG-03, R-011).
func RefuseMix(board *rulebook.Board, players []Player, o *Options) []pieces.Refusal {
	var out []pieces.Refusal
	for i := range players {
		p := &players[i]
		if len(p.Sets) != deck.SetsMixed {
			out = append(out, pieces.Refusal{
				Kind: pieces.SetCount,
				Mode: deploycards.ModeOrganized,
				Camp: p.Camp,
				Text: strconv.Itoa(len(p.Sets)),
				Want: strconv.Itoa(deck.SetsMixed),
			})
		}
		for j, set := range p.Sets {
			out = append(out, refuseCards(board, p.Camp, set)...)
			if set != nil && hasSet(p.Sets[:j], set) {
				out = append(out, pieces.Refusal{Kind: pieces.SameSet, Camp: p.Camp, Set: deck.SetID(set)})
			}
		}
	}
	if len(out) > 0 { // a wrong number of sets comes to a shared one by itself
		return out
	}
	if len(players) < boards.Camps || pieces.Copies(tableOf(players, o)) > 1 { // a copy for each of them
		return nil
	}
	return refuseShared(&players[o.Owner], &players[o.Owner.Other()])
}

// refuseShared refuses the sets that both players have: the owner keeps them.
func refuseShared(owner, other *Player) []pieces.Refusal {
	var out []pieces.Refusal
	for j, set := range other.Sets {
		if set != nil && hasSet(owner.Sets, set) && !hasSet(other.Sets[:j], set) {
			out = append(out, pieces.Refusal{Kind: pieces.SharedSet, Camp: other.Camp, Set: deck.SetID(set)})
		}
	}
	return out
}

func hasSet(sets []*deck.Set, set *deck.Set) bool {
	return slices.ContainsFunc(sets, func(s *deck.Set) bool { return s != nil && deck.SetID(s) == deck.SetID(set) })
}

// refusePlayers lists what forbids a mode with one player a camp, on a board without Epic rules.
func refusePlayers(f *rulebook.Field, mode deploycards.Mode, players []Player, o *Options) []pieces.Refusal {
	zones := make([]int, 0, len(players))
	for i := range players {
		zones = append(zones, players[i].Zone)
	}
	out := RefuseField(f, mode, o, zones...)
	if len(players) != boards.Camps || players[0].Camp != boards.Pennant || players[1].Camp != boards.Standard {
		out = append(
			out,
			pieces.Refusal{
				Kind: pieces.BadPlayers,
				Mode: mode,
				Text: strconv.Itoa(len(players)),
				Want: "one of each camp, the Pennants first",
			},
		)
	}
	if o.Owner >= boards.Camps || o.RevealFirst >= boards.Camps {
		out = append(out, pieces.Refusal{Kind: pieces.BadCamp, Want: "pennant, standard"})
	}
	return out
}

// RefuseField lists what forbids a mode for boards without Epic rules on the field, whichever the sets are.
func RefuseField(f *rulebook.Field, mode deploycards.Mode, o *Options, zones ...int) []pieces.Refusal {
	if f == nil || f.Hexes == nil || f.Board == nil {
		return []pieces.Refusal{{Kind: pieces.NoField}}
	}
	var out []pieces.Refusal
	if f.Board.Epic {
		out = append(out, pieces.Refusal{Kind: pieces.EpicBoard, Mode: mode, Text: f.Board.ID})
	}
	for i, zone := range zones {
		switch {
		case slices.Contains(zones[:i], zone):
		case zone < 0 || zone >= len(f.Board.Zones):
			out = append(
				out,
				pieces.Refusal{
					Kind: pieces.UnknownZone,
					Text: strconv.Itoa(zone),
					Want: strconv.Itoa(len(f.Board.Zones)),
				},
			)
		case campsMeet(f, zone):
			out = append(
				out,
				pieces.Refusal{
					Kind: pieces.ShortBoard,
					Text: f.Board.ID,
					Want: strconv.Itoa(f.Board.RowCount) + " rows",
				},
			)
		}
	}
	switch o.Reserve {
	case "", deploycards.ReserveTwo, deploycards.ReserveAll:
	default:
		out = append(out, pieces.Refusal{Kind: pieces.BadReserve, Text: o.Reserve, Want: `"two" or "all"`})
	}
	return out
}

// RefuseSet lists what forbids a set to a camp on a board.
func RefuseSet(board *rulebook.Board, camp boards.Camp, set *deck.Set) []pieces.Refusal {
	out := refuseCards(board, camp, set)
	if len(out) > 0 && out[0].Kind != pieces.OtherBoard {
		return out
	}
	if set.Camp != camp { // only sets of the player's own camp
		out = slices.Insert(
			out,
			0,
			pieces.Refusal{Kind: pieces.WrongCamp, Camp: camp, Set: deck.SetID(set), Text: set.Camp.String()},
		)
	}
	return out
}

// refuseCards lists what forbids a set, of either camp, to a player on a board.
func refuseCards(board *rulebook.Board, camp boards.Camp, set *deck.Set) []pieces.Refusal {
	if set == nil {
		return []pieces.Refusal{{Kind: pieces.NoSet, Camp: camp}}
	}
	if why := set.Playable(); why != "" {
		return []pieces.Refusal{{Kind: pieces.BadSet, Camp: camp, Set: deck.SetID(set), Text: why}}
	}
	var out []pieces.Refusal
	if set.Board.ID != board.ID { // CTA-02: the card lines up with its own board only
		out = append(
			out,
			pieces.Refusal{
				Kind: pieces.OtherBoard,
				Camp: camp,
				Set:  deck.SetID(set),
				Text: set.Board.ID,
				Want: board.ID,
			},
		)
	}
	return out
}

// campsMeet reports whether marks or baselines of the two camps share a hex: then a card's place would not be its own.
func campsMeet(f *rulebook.Field, zone int) bool {
	pennant, standard := deployHexes(f, zone, boards.Pennant), deployHexes(f, zone, boards.Standard)
	both := pennant.And(standard)
	return !both.Empty()
}

// deployHexes is every hex on which a camp's unit can come to stand.
func deployHexes(f *rulebook.Field, zone int, camp boards.Camp) hex.Set {
	out := f.Hexes.Baseline(camp)
	for s := range boards.Section(boards.SectionCount) {
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
