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

// refuseEpic lists the refusals of Epic Call to Arms: those of the field, and other than one player a camp. One set
// each is refused if a set is the other camp's. Two sets each are refused as in Organized mode.
// One set for one player and two for the other are refused too.
func refuseEpic(f *rulebook.Field, players []Player, o *Options) []pieces.Refusal {
	out := append(RefuseEpicField(f), refuseReserve(o)...)
	if len(out) > 0 {
		return out
	}
	if len(players) != boards.Camps || players[0].Camp != boards.Pennant || players[1].Camp != boards.Standard {
		return []pieces.Refusal{
			{
				Kind: pieces.BadPlayers,
				Mode: deploycards.ModeEpic,
				Text: strconv.Itoa(len(players)),
				Want: "one of each camp, the Pennants first",
			},
		}
	}
	for i := range players {
		p := &players[i]
		out = append(out, RefuseZone(f, p.Camp, p.Zone)...)
	}
	if epicSets(players) == 1 {
		for i := range players {
			out = append(out, refuseOneSet(f, deploycards.ModeEpic, &players[i])...)
		}
		return out
	}
	return append(out, refuseEpicMixed(f, players, o)...)
}

// refuseEpicMixed lists the refusals of Epic Call to Arms with two sets a player.
func refuseEpicMixed(f *rulebook.Field, players []Player, o *Options) []pieces.Refusal {
	if o.Owner >= boards.Camps || o.RevealFirst >= boards.Camps {
		return []pieces.Refusal{{Kind: pieces.BadCamp, Want: "pennant, standard"}}
	}
	var out []pieces.Refusal
	for i := range players {
		if n := len(players[i].Sets); n == 0 || n > deck.SetsMixed {
			out = append(
				out,
				pieces.Refusal{
					Kind: pieces.SetCount,
					Mode: deploycards.ModeEpic,
					Camp: players[i].Camp,
					Text: strconv.Itoa(n),
					Want: "1 or 2",
				},
			)
		}
	}
	if len(out) > 0 {
		return out
	}
	for i := range players {
		if p := &players[i]; len(p.Sets) != deck.SetsMixed {
			return []pieces.Refusal{{Kind: pieces.UnevenSets, Mode: deploycards.ModeEpic, Camp: p.Camp}}
		}
	}
	for i := range players {
		p := &players[i]
		for j, set := range p.Sets {
			out = append(out, fitting(f, refuseCards(f.Board, p.Camp, set), set, deploycards.ModeEpic)...)
			if set != nil && hasSet(p.Sets[:j], set) {
				out = append(
					out,
					pieces.Refusal{
						Kind: pieces.SameSet,
						Mode: deploycards.ModeEpic,
						Camp: p.Camp,
						Set:  deck.SetID(set),
					},
				)
			}
		}
	}
	if len(out) > 0 {
		return out
	}
	if pieces.Copies(tableOf(players, o)) > 1 { // a copy for each of them
		return nil
	}
	return refuseShared(&players[o.Owner], &players[o.Owner.Other()])
}

// refuseAllies lists the refusals of the allied variant. It checks the field, two players a camp, one set each that
// differ within a camp (VAR-ER-01, R-273), and different colours (VAR-ER-02).
func refuseAllies(f *rulebook.Field, players []Player, o *Options) []pieces.Refusal {
	out := append(RefuseAlliesField(f), refuseReserve(o)...)
	if len(out) > 0 {
		return out
	}
	camp := func(i int) boards.Camp { return boards.Camp(i / Allies) }
	seated := len(players) == boards.Camps*Allies
	for i := range players {
		seated = seated && players[i].Camp == camp(i)
	}
	if !seated {
		return []pieces.Refusal{
			{
				Kind: pieces.BadPlayers,
				Mode: deploycards.ModeEpicAllies,
				Text: strconv.Itoa(len(players)),
				Want: "two of each camp, the Pennants first",
			},
		}
	}
	for i := range players {
		out = append(out, refuseOneSet(f, deploycards.ModeEpicAllies, &players[i])...)
	}
	if len(out) > 0 {
		return out
	}
	for i := 0; i < len(players); i += Allies {
		out = append(out, RefusePair(camp(i), players[i].Sets[0], players[i+1].Sets[0])...)
		out = append(out, refuseColours(f, camp(i), players[i].Zone, players[i+1].Zone)...)
	}
	return out
}

// refuseReserve refuses an unknown form of the Reserve. In Epic battles the Reserve is always whole (VAR-EC-04), for
// every valid word; allies have none (VAR-ER-01).
func refuseReserve(o *Options) []pieces.Refusal {
	switch o.Reserve {
	case "", deploycards.ReserveTwo, deploycards.ReserveAll:
		return nil
	}
	return []pieces.Refusal{{Kind: pieces.BadReserve, Text: o.Reserve, Want: `"two" or "all"`}}
}

// refuseColours lists the refusals of two allies' zones: both must be free, or one red and the other blue.
func refuseColours(f *rulebook.Field, camp boards.Camp, a, b int) []pieces.Refusal {
	if a == FreeZone && b == FreeZone || a+b == 1 && a*b == 0 {
		return nil
	}
	return []pieces.Refusal{{
		Kind: pieces.AlliedZones, Camp: camp, Text: strconv.Itoa(a) + " and " + strconv.Itoa(b),
		Want: f.Board.Zones[0].ID + " and " + f.Board.Zones[1].ID,
	}}
}

// RefusePair lists the refusals of two sets for two allies.
func RefusePair(camp boards.Camp, a, b *deck.Set) []pieces.Refusal {
	if deck.SetID(a) == deck.SetID(b) {
		return []pieces.Refusal{
			{Kind: pieces.AlliedSet, Mode: deploycards.ModeEpicAllies, Camp: camp, Set: deck.SetID(a)},
		}
	}
	return nil
}

func refuseOneSet(f *rulebook.Field, mode deploycards.Mode, p *Player) []pieces.Refusal {
	if len(p.Sets) != 1 {
		want := "1"
		if mode == deploycards.ModeEpic {
			want = "1 or 2"
		}
		return []pieces.Refusal{
			{Kind: pieces.SetCount, Mode: mode, Camp: p.Camp, Text: strconv.Itoa(len(p.Sets)), Want: want},
		}
	}
	return RefuseEpicSet(f, mode, p.Camp, p.Sets[0])
}

// RefuseEpicSet lists the refusals of a set for a camp on an Epic board. The printed cards are made for the standard
// board; they fit where the footprint is the same (CTA-02, VAR-EC-03).
func RefuseEpicSet(f *rulebook.Field, mode deploycards.Mode, camp boards.Camp, set *deck.Set) []pieces.Refusal {
	return fitting(f, RefuseSet(f.Board, camp, set), set, mode)
}

// fitting drops the refusal of a set for another board where its cards fit.
func fitting(f *rulebook.Field, out []pieces.Refusal, set *deck.Set, mode deploycards.Mode) []pieces.Refusal {
	if set != nil && set.Board != nil && slices.Equal(set.Board.Ranks, f.Board.Ranks) {
		out = slices.DeleteFunc(out, func(r pieces.Refusal) bool { return r.Kind == pieces.OtherBoard })
	}
	for i := range out {
		out[i].Mode = mode
	}
	return out
}

// RefuseEpicField lists the refusals of Epic Call to Arms on the field, for all players.
func RefuseEpicField(f *rulebook.Field) []pieces.Refusal {
	if out := refuseEpicBoard(f, deploycards.ModeEpic); len(out) > 0 {
		return out
	}
	row := f.Board.Setup.ScoutGuard
	if row < 1 || row > f.Board.RowCount {
		return []pieces.Refusal{{Kind: pieces.NoScoutRow, Text: f.Board.ID}}
	}
	return nil
}

// RefuseAlliesField lists the refusals of the allied variant on the field, for all players.
func RefuseAlliesField(f *rulebook.Field) []pieces.Refusal {
	if out := refuseEpicBoard(f, deploycards.ModeEpicAllies); len(out) > 0 {
		return out
	}
	if len(f.Board.Zones) < Allies {
		return []pieces.Refusal{{Kind: pieces.OneZone, Text: f.Board.ID, Want: strconv.Itoa(len(f.Board.Zones))}}
	}
	return nil
}

// refuseEpicBoard lists the refusals of both Epic modes on a board.
func refuseEpicBoard(f *rulebook.Field, mode deploycards.Mode) []pieces.Refusal {
	switch {
	case f == nil || f.Hexes == nil || f.Board == nil:
		return []pieces.Refusal{{Kind: pieces.NoField}}
	case !f.Board.Epic:
		return []pieces.Refusal{{Kind: pieces.StandardField, Mode: mode, Text: f.Board.ID}}
	case len(f.Board.Zones) == 0:
		return RefuseZone(f, boards.Pennant, 0)
	}
	var all [boards.Camps]hex.Set
	for camp := range boards.Camp(boards.Camps) {
		all[camp] = f.Hexes.OwnRows(camp, f.Board.Setup.ScoutGuard, f.Board.Setup.ScoutGuard)
		for zone := range f.Board.Zones {
			all[camp] = all[camp].Or(deployHexes(f, zone, camp))
		}
	}
	if all[boards.Pennant].Meets(&all[boards.Standard]) {
		return []pieces.Refusal{
			{Kind: pieces.ShortBoard, Text: f.Board.ID, Want: strconv.Itoa(f.Board.RowCount) + " rows"},
		}
	}
	return nil
}

// RefuseZone refuses a zone that the board does not have.
func RefuseZone(f *rulebook.Field, camp boards.Camp, zone int) []pieces.Refusal {
	if zone == FreeZone && len(f.Board.Zones) > 0 || zone >= 0 && zone < len(f.Board.Zones) {
		return nil
	}
	return []pieces.Refusal{
		{Kind: pieces.UnknownZone, Camp: camp, Text: strconv.Itoa(zone), Want: strconv.Itoa(len(f.Board.Zones))},
	}
}
