package battlelore

import (
	"muster/catalog"
	"muster/internal/editor/words"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/field"
	"muster/maps/hex"
)

// reach returns what the unit on a hex can reach at the start of the battle, without a card.
func reach(e *catalog.Entry, label, thing string) (*words.Reach, string) {
	f, linked := groundOf(e)
	if linked == nil || thing != "" && thing != words.Unit {
		return nil, ""
	}
	h, _, _ := f.Hexes.ByLabel(label)
	if h == hex.None {
		return nil, ""
	}
	own := library.EntryOf(e)
	b, refused := setup.New(own.Catalog(), own, setup.Options{Unfinished: true})
	if len(refused) > 0 {
		return nil, refused[0].Message()
	}
	state := b.Start()
	i := state.On[h]
	if i == battlelore.NoUnit {
		return nil, ""
	}
	v := battlelore.See(b.Rules, &state, b.Units[i].Player)
	fight, all := v.Reach(i, &battlelore.Grant{})
	seen, hidden := v.Range(i)
	return words.ReachOf(f.Hexes, b.Units[i].Name, fight, all, seen, hidden), ""
}

// ground returns the board of a definition with its units.
func ground(e *catalog.Entry) *words.Ground {
	f, linked := groundOf(e)
	if f == nil {
		return nil
	}
	stocked := func() words.Stock { return stock(f.Rules, f.Map.Boxes) }
	out := &words.Ground{Field: &f.Field, Stock: stocked, Rule: groundRule}
	if linked != nil {
		for i := range linked.Units {
			if at := linked.Units[i].At; at != hex.None {
				out.Units.Add(at)
			}
		}
	}
	return out
}

// groundRule returns the id of the rule about the grounds of a feature or a place.
func groundRule(t *field.Terrain) string {
	switch {
	case t.Layer == rulebook.Lair:
		return "BL-LMK-08"
	case t.Layer == rulebook.Landmark:
		return "BL-LMK-02"
	case t.Stop: // stakes stop units; bridges and ramparts do not
		return "CTA-TER-04"
	}
	return "CTA-TER-06"
}
