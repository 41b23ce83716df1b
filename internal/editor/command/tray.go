package command

import (
	"math"
	"slices"

	"muster/catalog"
	adventures "muster/internal/adventures/command"
	"muster/internal/draw/command/kernel"
	"muster/internal/editor/gesture"
	"muster/internal/editor/words"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/maps/hex"
)

// things lists what gestures can put on a hex.
func things(kind string) []gesture.Thing {
	switch kind {
	case rulebook.KindMap:
		return words.MapThings()
	case rulebook.KindAdventure:
		return []gesture.Thing{
			{Name: "objective", Lists: []string{"victory.objectives"}, At: "at", Many: true},
			{Name: "unit", Lists: []string{"top.units", "bottom.units"}, Type: "type", At: "at", Many: true, Alone: true},
			{Name: "leader", Lists: []string{"top.leaders", "bottom.leaders"}, At: "at", Alone: true},
		}
	}
	return nil
}

// lists are the tables of the sides, by boards.Camp.
var lists = [boards.Camps]string{boards.Pennant: adventures.Top, boards.Standard: adventures.Bottom}

// ranks are the ranks of units by their class.
var ranks = map[string]string{"light": words.Ranks[0], "medium": words.Ranks[1], "heavy": words.Ranks[2]}

// tray returns what can be drawn on the board of a definition.
func (v vocabulary) tray(e *catalog.Entry) []words.Drawer {
	f, linked := groundOf(e)
	if f == nil {
		return nil
	}
	if library.EntryOf(e).Adventure == nil {
		return words.MapDrawers(f.Map, f, "", v.stock(e, f.Map.Boxes))
	}
	var out []words.Drawer
	rules := v.rulesOf(e)
	box := rules.Pieces(linked.Table())
	leaders := map[boards.Camp]int{}
	for i := range linked.Leaders {
		leaders[linked.Leaders[i].Camp]++
	}
	left := box.Blocks // MED-UNIT-11: both sides take their blocks from the boxes
	for i := range linked.Units {
		left -= linked.Units[i].Strength()
	}
	for c := range boards.Camp(boards.Camps) {
		used := map[string]int{}
		for i := range linked.Units {
			if u := &linked.Units[i]; u.Camp == c && u.Row != nil && u.At != hex.None {
				used[u.Row.ID]++
			}
		}
		d := words.Drawer{Name: kernel.Sides[c]}
		for _, row := range rules.Units.All() {
			u := rules.Units.Get(row.ID)
			d.Pieces = append(d.Pieces, counted(words.Piece{
				Key: lists[c] + ".units/" + u.ID, Name: u.Name, Used: used[u.ID],
				Rank: ranks[u.Class], Arm: u.Arm,
				Picture: string(kernel.AppendIcon(nil, rules, kernel.Token{Camp: c, Unit: u})),
				Do:      gesture.Gesture{Do: gesture.Put, Thing: "unit", List: lists[c] + ".units", Type: u.ID},
			}, left, u.Blocks))
		}
		d.Pieces = append(d.Pieces, counted(words.Piece{
			Key: lists[c] + ".leaders", Name: "Leader", Used: leaders[c],
			Picture: string(kernel.AppendLeaderIcon(nil, c)),
			Do:      gesture.Gesture{Do: gesture.Put, Thing: "leader", List: lists[c] + ".leaders"},
		}, box.Leaders-leaders[c]-leaders[c.Other()], 1))
		out = append(out, d)
	}
	out = append(out, words.Drawer{Name: "Marks", Pieces: []words.Piece{{
		Key: "objective", Name: "Objective, 1 banner", Picture: kernel.ObjectiveSign("1"),
		Do: gesture.Gesture{Do: gesture.Put, Thing: "objective", Keys: []gesture.Key{
			{Name: "name", Value: "New objective"}, {Name: "banners", Value: 1},
		}},
	}}})
	return append(out, words.MapDrawers(f.Map, f, "map", v.stock(e, f.Map.Boxes))...)
}

// counted returns a piece with its number in the boxes: those on the board, and those for which enough is left. A piece
// that needs nothing of the boxes is unlimited.
func counted(p words.Piece, left, each int) words.Piece {
	if each > 0 {
		p.Total = p.Used + int(math.Floor(float64(left)/float64(each)))
		p.Out = p.Total <= 0
	}
	return p
}

// stock returns the tiles for a map with boxes.
func (v vocabulary) stock(e *catalog.Entry, boxes []string) words.Stock {
	rules := v.rulesOf(e)
	if len(boxes) == 0 {
		boxes = []string{rules.Game.Box}
	}
	out := words.Stock{Own: rules.TilesOf(boxes), Any: rules.Game.AnyTile}
	for _, row := range rules.Boxes.All() {
		b := rules.Boxes.Get(row.ID)
		out.Boxes = append(out.Boxes, words.Box{Name: b.Name, Tiles: b.Tiles, Owned: slices.Contains(boxes, b.ID)})
	}
	return out
}
