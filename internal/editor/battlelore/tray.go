package battlelore

import (
	"fmt"
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
	used := map[string][boards.Camps]int{}
	for i := range linked.Units {
		if u := &linked.Units[i]; u.Row != nil && u.At != hex.None {
			n := used[u.Row.ID]
			n[u.Camp]++
			used[u.Row.ID] = n
		}
	}
	for c := range boards.Camp(boards.Camps) {
		d := words.Drawer{Name: c.People()}
		rules := rulesOf(e)
		for _, row := range rules.Units.All() {
			u := rules.Units.Get(row.ID)
			if u.Creature() {
				continue // a creature comes with the level of its council member
			}
			list := c.String() + ".units"
			p := words.Piece{
				Key: list + "/" + u.ID, Name: u.Name, Picture: battlelore.Icon(rules, u, c), Used: used[u.ID][c],
				Total: rules.Bearers(c.String(), u.ID, linked.Table()),
				Rank:  u.Banner, Arm: u.Class, Race: u.Race,
				Do: gesture.Gesture{Do: gesture.Put, Thing: "unit", List: list, Type: u.ID},
			}
			if n := min(p.Used-p.Total, spare(rules, u, c.Other(), used[u.ID][c.Other()], linked.Table())); n > 0 {
				p.Total += n
				p.Note = fmt.Sprintf("%d with a banner bearer of %s", n, c.Other().People())
			}
			d.Pieces = append(d.Pieces, p)
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

// spare returns how many banner bearers a camp with used units of a type can lend the other (BL-SETUP-01). Its bearers
// from loose banners stay with the camp.
func spare(rules *rulebook.Rulebook, u *rulebook.Unit, c boards.Camp, used int, boxes []string) int {
	own := rules.Stock(c.String(), u.ID, boxes)
	lent := own.Units + own.Bearers
	made := rules.Bearers(c.String(), u.ID, boxes) - lent
	return lent - max(used-made, 0)
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
