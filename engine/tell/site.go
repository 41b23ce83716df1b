package tell

import "muster/engine"

// saySite tells what landmarks and lairs do, and who places them (BL-LMK, R-004).
func (t *Teller) saySite(e *engine.Event) {
	switch e.Kind {
	case engine.SitePlaced:
		t.line("places", "%s: %s at %s", t.seat(e.Player), t.site(e.SiteKind()), t.hex(e.To))
	case engine.SiteLost:
		t.line("places", "%s: no hex for %s", t.seat(e.Player), t.site(e.SiteKind()))
	case engine.SiteGone:
		t.line("", "%s at %s is used up", t.site(e.SiteKind()), t.hex(e.From))
	case engine.UnitSlipped:
		from := t.unit(e.Unit)
		t.at[e.Unit] = e.To
		t.line("moves", "%s %s through a hidden passage to %s, %s", from, t.do(e.Unit, "slip"), t.hex(e.To), hexes(e.Hexes()))
	case engine.UnitPromoted:
		t.line("landmark", "%s %s the %s banner", t.unit(e.Unit), t.do(e.Unit, "get"), faceNames[e.Colour()])
		t.promote(e.Unit)
	case engine.CallRolled:
		came := ""
		if e.Faces[engine.Lore] == 0 {
			came = ", so it stays away"
		}
		t.line("calls", "%s %s for %s, %s: %s%s", t.unit(e.Unit), t.do(e.Unit, "roll"), t.name(e.Other), dice(e.Dice()), faces(e.Faces), came)
	case engine.CreatureCame:
		t.at[e.Unit] = e.To
		t.line("", "%s comes to %s", t.name(e.Unit), t.hex(e.To))
	}
}

// site names a landmark or lair.
func (t *Teller) site(n int) string {
	if n < 0 || n >= len(t.b.Sites) {
		return "a place"
	}
	return t.b.Sites[n]
}
