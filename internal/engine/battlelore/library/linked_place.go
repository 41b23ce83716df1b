package library

import (
	"slices"

	adventures "muster/internal/adventures/battlelore"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Place is a landmark or lair that the adventure has put on the field for a player (BL-LMK-01, BL-LMK-08).
type Place struct {
	Camp   boards.Camp
	Second bool   // it is the camp's ally's (VAR-RA-01)
	Ptr    string // JSON pointer of its table
	Label  string // of its hex, as written
	Row    *rulebook.Terrain
	At     hex.Hex // hex.None: the board has no such hex, or there is no board
}

// layPlaces links the landmarks and lairs of both sides. Those that the rulebook does not have are left out.
func (l *linker) layPlaces() {
	if bans := l.Definition.Landmarks; bans != nil {
		for i, id := range bans.Ban {
			l.place(id, rulebook.Landmark, item("/landmarks/ban", i))
		}
	}
	l.layLayer(rulebook.Landmark, "/landmarks", func(s *adventures.Side) []adventures.Placed { return s.Landmarks })
	l.layLayer(rulebook.Lair, "/lairs", func(s *adventures.Side) []adventures.Placed { return s.Lairs })
	l.Field = l.Ground
	if l.Ground == nil || len(l.Places) == 0 {
		return
	}
	var laid []rulebook.Place
	for _, p := range l.Places {
		if p.At != hex.None {
			laid = append(laid, rulebook.Place{At: p.At, Terrain: p.Row, Owner: p.Camp})
		}
	}
	l.Field = l.Ground.With(rulebook.Additions{Places: laid})
}

func (l *linker) layLayer(layer, key string, list func(*adventures.Side) []adventures.Placed) {
	for c := range boards.Camp(boards.Camps) {
		side := l.Definition.Side(c.String())
		if side == nil {
			continue
		}
		for i, p := range list(side) {
			ptr := item("/"+c.String()+key, i)
			row, at := l.place(p.Type, layer, ptr+"/type"), l.hexAt(p.At, ptr+"/at")
			if row != nil && l.whole(ptr) {
				l.Places = append(l.Places, Place{c, adventures.Second(p.Player), ptr, p.At, row, at})
			}
		}
	}
}

// Landmarks lists the landmarks that the adventure places, Lairs the lairs.
func (l *Linked) Landmarks() []Place { return l.layer(rulebook.Landmark) }

// Lairs lists the lairs that the adventure places.
func (l *Linked) Lairs() []Place { return l.layer(rulebook.Lair) }

func (l *Linked) layer(layer string) []Place {
	var out []Place
	for _, p := range l.Places {
		if p.Row.Layer == layer {
			out = append(out, p)
		}
	}
	return out
}

// Given reports whether the adventure has put a kind of place on the field for a player already.
func (l *Linked) Given(p *Player, id string) bool {
	return slices.ContainsFunc(l.Places, func(x Place) bool {
		return x.Camp == p.Camp && x.Second == p.Second && x.Row.ID == id
	})
}

// Banned reports whether the adventure bans a landmark.
func (l *Linked) Banned(id string) bool {
	return l.Definition.Landmarks != nil && slices.Contains(l.Definition.Landmarks.Ban, id)
}

// SecondHas reports whether a place of a camp on a hex is its ally's (VAR-RA-01). Those of the map are the first
// player's.
func (l *Linked) SecondHas(c boards.Camp, at hex.Hex) bool {
	return slices.ContainsFunc(l.Places, func(x Place) bool { return x.Camp == c && x.At == at && x.Second })
}

// Whose names the owner of the place in a sentence.
func (x *Place) Whose() string { return (&Player{Camp: x.Camp, Second: x.Second}).Name() }
