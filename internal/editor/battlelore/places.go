package battlelore

import (
	"muster/internal/editor/words"

	"strings"

	"muster/catalog"
	"muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/maps/hex"
)

// groundOf returns the field of a definition and the adventure on it; both are nil if it has none.
func groundOf(e *catalog.Entry) (*rulebook.Field, *library.Linked) {
	own := library.EntryOf(e)
	if own == nil {
		return nil, nil
	}
	linked := own.Linked()
	f := own.Field()
	if linked != nil && linked.Field != nil {
		f = linked.Field
	}
	if f == nil || f.Hexes == nil {
		return nil, nil
	}
	return f, linked
}

// places lists the hexes of the board.
func places(e *catalog.Entry) []words.Place {
	if set, _ := setOf(e); set != nil {
		return cardPlaces(set)
	}
	f, linked := groundOf(e)
	if f == nil {
		return nil
	}
	units := map[hex.Hex][]string{}
	if linked != nil {
		for i := range linked.Units {
			if u := &linked.Units[i]; u.At != hex.None && u.Row != nil {
				units[u.At] = append(units[u.At], u.Row.Name+" of "+u.Camp.People())
			}
		}
		for i := range linked.Objectives {
			for _, at := range linked.Objectives[i].At {
				if at != hex.None {
					units[at] = append(units[at], strings.TrimSpace("objective "+linked.Objectives[i].Definition.Name))
				}
			}
		}
	}
	return words.Places(&f.Field, units, "BL-RET-02")
}

// around describes a hex: its terrain, its units, and a drawing of the hexes within two of it.
func around(e *catalog.Entry, label string) string {
	f, linked := groundOf(e)
	if f == nil {
		return ""
	}
	h, _, _ := f.Hexes.ByLabel(label)
	if h == hex.None {
		return ""
	}
	lines := []string{label + ": " + words.Lies(&f.Field, h)}
	s := battlelore.Scene{Field: f}
	if linked != nil {
		for i := range linked.Units {
			u := &linked.Units[i]
			if u.At == hex.None || u.Row == nil {
				continue
			}
			s.Tokens = append(s.Tokens, battlelore.Token{Hex: u.At, Camp: u.Camp, Unit: u.Row, Ally: u.Second})
			if u.At == h {
				lines = append(lines, u.Row.Name+" of "+u.Camp.People())
			}
		}
		for i := range linked.Objectives {
			for _, at := range linked.Objectives[i].At {
				if at != hex.None {
					s.Objectives = append(s.Objectives, battlelore.Objective{Hex: at})
				}
			}
		}
	}
	return strings.Join(lines, "\n") + "\n\n" + battlelore.Near(s, h)
}
