package battlelore

import (
	"slices"

	"muster/catalog"
	"muster/internal/draw/battlelore"
	"muster/internal/editor/gesture"
	"muster/internal/editor/words"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// things lists what gestures can put on a hex.
func things(kind string) []gesture.Thing {
	switch kind {
	case rulebook.KindMap:
		return words.MapThings()
	case rulebook.KindAdventure:
		return []gesture.Thing{
			{Name: "landmark", Lists: []string{"pennant.landmarks", "standard.landmarks"}, Type: "type", At: "at", Alone: true},
			{Name: "lair", Lists: []string{"pennant.lairs", "standard.lairs"}, Type: "type", At: "at", Alone: true},
			{Name: "objective", Lists: []string{"victory.objectives"}, At: "at", Many: true},
			{
				Name: "unit", Lists: []string{"pennant.units", "standard.units"}, Type: "type", At: "at", Many: true, Alone: true,
			},
		}
	case rulebook.KindDeploycards:
		return []gesture.Thing{{Name: "unit", Legend: "legend", Alone: true}}
	}
	return nil
}

// tray returns what can be drawn on the board of a definition.
func tray(e *catalog.Entry) []words.Drawer {
	if set, rules := setOf(e); set != nil {
		return setTray(set, rules)
	}
	f, linked := groundOf(e)
	if f == nil {
		return nil
	}
	if library.EntryOf(e).Adventure == nil {
		return words.MapDrawers(f.Map, &f.Field, "", stock(f.Rules, f.Map.Boxes))
	}
	var out []words.Drawer
	for c := range boards.Camp(boards.Camps) {
		used := map[string]int{}
		for i := range linked.Units {
			if u := &linked.Units[i]; u.Camp == c && u.Row != nil && u.At != hex.None {
				used[u.Row.ID]++
			}
		}
		d := words.Drawer{Name: c.People()}
		rules := rulesOf(e)
		for _, row := range rules.Units.All() {
			u := rules.Units.Get(row.ID)
			if u.Creature() {
				continue // a creature comes with the level of its council member
			}
			list := c.String() + ".units"
			d.Pieces = append(d.Pieces, words.Piece{
				Key: list + "/" + u.ID, Name: u.Name, Picture: battlelore.Icon(rules, u, c), Used: used[u.ID],
				Total: rules.Bearers(c.String(), u.ID, linked.Table()),
				Rank:  u.Banner, Arm: u.Class, Race: u.Race,
				Do: gesture.Gesture{Do: gesture.Put, Thing: "unit", List: list, Type: u.ID},
			})
		}
		out = append(out, d)
	}
	out = append(out, words.Drawer{Name: "Marks", Pieces: []words.Piece{{
		Key: "objective", Name: "Objective, 1 banner", Picture: battlelore.ObjectiveSign("1"),
		Do: gesture.Gesture{Do: gesture.Put, Thing: "objective", Keys: []gesture.Key{
			{Name: "name", Value: "New objective"}, {Name: "banners", Value: 1},
		}},
	}}})
	return append(out, words.MapDrawers(f.Map, &f.Field, "map", stock(f.Rules, f.Map.Boxes))...)
}

// stock returns the tiles for a map with boxes.
func stock(rules *rulebook.Rulebook, boxes []string) words.Stock {
	own := rules.LaidOut(boxes)
	out := words.Stock{Own: rulebook.TilesOf(own)}
	for _, row := range rules.Boxes.All() {
		b := rules.Boxes.Get(row.ID)
		out.Boxes = append(out.Boxes, words.Box{Name: b.Name, Tiles: b.Tiles, Owned: slices.Contains(own, b)})
	}
	return out
}
