package results

import (
	"slices"

	bldraw "muster/internal/draw/battlelore"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore"
	"muster/internal/sheet/command"
	"muster/maps/hex"
)

// ReplayPage returns the replay page of a game. by names the players in words; sum is the checksum of its record.
func ReplayPage(f *battlelore.Replay, by, sum string) []byte {
	b := f.Battle
	p := command.Page{
		Name: b.Adventure.Name, What: "a game", By: by, Sum: sum, Seen: seen(f.As), Odds: odds,
		Replay: &f.Replay, Log: command.Chapters(&f.Replay), Map: stage(f),
		Centres: command.Under(bldraw.Centres(b.Field.Hexes), bldraw.Drop),
		Step:    command.Count{One: "turn", Many: "turns"}, Strength: "figures", Marks: []string{battlelore.Strike: "strike"},
		Sides: sides(), Goal: b.Rules.Goal, Camps: command.Numbered(b.Rules.CampOf[:b.Rules.Seats]),
		Packs: []command.Pack{
			{Count: command.Count{One: "Command card", Many: "Command cards"}, Names: names(b.Cards)},
			{Count: command.Count{One: "Lore card", Many: "Lore cards"}, Names: names(b.LoreCards)},
		},
	}
	for camp, n := range p.Goal {
		if n == 0 {
			p.Goal[camp] = b.Rules.Decisive
		}
	}
	if len(b.LoreCards) > 0 {
		p.Tokens = command.Count{One: "Lore token", Many: "Lore tokens"}
	}
	return p.HTML()
}

// odds explains the source of the win rate.
const odds = "Win rate: an estimate by the AI player <i>search</i> at the start of each turn, " +
	"from units, positions, banners and objectives. It does not use hands or the special rules of the adventure."

// sides returns the names of the camps.
func sides() (out [boards.Camps]string) {
	for c := range boards.Camp(boards.Camps) {
		out[c] = c.Soldiers()
	}
	return out
}

// names returns the names of cards.
func names(cards []setup.Name) []string {
	out := make([]string, len(cards))
	for i := range cards {
		out[i] = cards[i].Name
	}
	return out
}

// seen names the players whose hands are on the page.
func seen(as boards.Camp) string {
	if as == battlelore.All {
		return "Shows both hands."
	}
	return "View of the " + as.Soldiers() + ": the hands of the " + as.Other().Soldiers() + " are hidden."
}

// stage returns the map with all movable pieces.
func stage(f *battlelore.Replay) []byte {
	b := f.Battle
	first := f.Frames[0]
	var actors []bldraw.Actor
	for i, a := range f.Actors {
		p := first.Pieces[i]
		x := bldraw.Actor{At: p.At, Camp: a.Camp, Ally: a.Ally, Figures: int(p.Strength)}
		for _, k := range a.Kinds {
			x.Kinds = append(x.Kinds, unitOf(f, k))
		}
		actors = append(actors, x)
	}
	var props []bldraw.Prop
	for i, s := range f.Sites {
		props = append(props, bldraw.Prop{At: s.At, Terrain: b.PlaceTypes[s.Kind], There: slices.Contains(first.Sites, i)})
	}
	scene := battlelore.Scene(b, f.First())
	scene.Field, scene.Title = bare(f), b.Adventure.Name
	return bldraw.AppendStage(make([]byte, 0, 128<<10), scene, props, actors)
}

// unitOf returns the row of a kind of unit.
func unitOf(f *battlelore.Replay, kind uint8) *rulebook.Unit {
	b := f.Battle
	return b.Field.Rules.Units.Get(b.Types[b.Rules.Kinds[kind].Type])
}

// bare returns the field without the landmarks and lairs that come and go.
func bare(f *battlelore.Replay) *rulebook.Field {
	b := f.Battle
	if b.Rules.Places == nil {
		return b.Field
	}
	var was hex.Set
	for i := range b.Rules.Places.Setup {
		was.Add(b.Rules.Places.Setup[i].At)
	}
	return b.Field.With(rulebook.Additions{Bare: was})
}
