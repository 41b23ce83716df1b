package narrate

import (
	"muster/internal/engine/battlelore"
	"muster/internal/words"
)

// narratePlace words the effects of landmarks and lairs, and their placing (BL-LMK, R-004).
func (t *Narrator) narratePlace(e *battlelore.Event) {
	switch e.Kind {
	case battlelore.PlacePlaced:
		t.line("places", "%s: %s at %s", t.seat(e.Player), t.place(e.PlaceKind()), t.hex(e.To))
	case battlelore.PlaceLost:
		t.line("places", "%s: no hex or tile for %s", t.seat(e.Player), t.place(e.PlaceKind()))
	case battlelore.PlaceGone:
		t.line("", "%s at %s is used up", t.place(e.PlaceKind()), t.hex(e.From))
	case battlelore.UnitSlipped:
		from := t.unit(e.Unit)
		t.at[e.Unit] = e.To
		t.line(
			"moves",
			"%s %s through a hidden passage to %s, %s",
			from,
			t.do(e.Unit, "slip"),
			t.hex(e.To),
			words.Hexes(e.Hexes()),
		)
	case battlelore.UnitPromoted:
		t.line("landmark", "%s %s the %s banner", t.unit(e.Unit), t.do(e.Unit, "get"), faceNames[e.Colour()])
		t.promote(e.Unit)
	case battlelore.CallRolled:
		came := ""
		if e.Faces[battlelore.Lore] == 0 {
			came = ", so it does not come"
		}
		t.line(
			"calls",
			"%s %s for %s, %s: %s%s",
			t.unit(e.Unit),
			t.do(e.Unit, "roll"),
			t.name(e.Target),
			words.Dice(e.Dice()),
			faces(e.Faces),
			came,
		)
	case battlelore.CreatureCame:
		t.at[e.Unit] = e.To
		t.line("", "%s comes to %s", t.name(e.Unit), t.hex(e.To))
	}
}

// place names a landmark or lair.
func (t *Narrator) place(n int) string {
	if n < 0 || n >= len(t.b.Places) {
		return "a place"
	}
	return t.b.Places[n]
}
