package deploycheck

import (
	"muster/deploycards"
	"muster/engine/battlelore/adventure"
	"muster/engine/battlelore/deploy/pieces"
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/schema/source"
	"muster/validate/battlelore/pass"
)

// call is what an adventure's [call_to_arms] comes to: who may play with what, on which field.
type call struct {
	*adventure.Call
	board *library.Entry // the map
	terms terms
	sides [boards.Camps]side // every set that a camp may take; a player takes as many of them as the mode wants
}

// callNeeds is what must be clean before an adventure's draws can be played.
func callNeeds(more ...string) []string {
	return append([]string{
		library.NeedsMap, "/call_to_arms", "/boxes", "adventure/unknown-box", "adventure/cta-unknown-set",
		"adventure/boxes-miss-set", "adventure/cta-camp", "adventure/cta-sets", "adventure/cta-mode-board",
	}, more...)
}

type callKey struct{}

// onCall makes a check's Run of a look at an adventure with Call to Arms. One with fixed units costs nothing: no set
// is looked up for it.
func onCall(look func(p *pass.Pass, c *call)) func(*pass.Pass) {
	return func(p *pass.Pass) {
		if p.Linked.Call == nil || p.Linked.Ground == nil {
			return
		}
		if c := pass.Shared(p, callKey{}, newCall); c != nil {
			look(p, c)
		}
	}
}

// newCall finds the sets that [call_to_arms] lets the camps take; nil when it names no mode, or a set that has mistakes
// of its own.
func newCall(p *pass.Pass) *call {
	said := p.Linked.Call
	if !said.Known {
		return nil
	}
	c := &call{Call: said, board: p.Catalog.MapOf(p.Entry)}
	c.terms = terms{mode: said.Mode, mixed: said.Mixed, reserve: said.Reserve, boxes: said.Boxes}
	for camp, named := range said.Sets {
		if len(named) == 0 {
			c.sides[camp] = anyOf(p, p.Field, boards.Camp(camp), c.terms.mixed)
			continue
		}
		for _, n := range named {
			e := p.Catalog.Find(rulebook.KindDeploycards, n.ID)
			s := linked(p, e)
			if s == nil {
				return nil
			}
			c.sides[camp] = append(c.sides[camp], taken{e, s})
		}
	}
	return c
}

// anyOf are the sets of a camp of which nobody is named. A player who mixes two may have those of the other camp too
// and pairs of pairs are many: there it is the library's.
func anyOf(p *pass.Pass, f *field.Field, camp boards.Camp, mixed bool) side {
	if mixed {
		return append(append(side{}, ofLibrary(p, f, boards.Pennant)...), ofLibrary(p, f, boards.Standard)...)
	}
	return known(p, f, camp)
}

// at is where the adventure names the i-th set of a camp, or else its mode.
func (c *call) at(p *pass.Pass, camp boards.Camp, i int) source.Span {
	return p.Doc.Value(c.Ways(camp, i))
}

// most bounds the matchups and pairs that are looked at: all that the six printed sets allow, and no more for an
// author's long lists, where they grow with the fourth power.
const most = 90

// choice is a way for a camp to take its sets; first is the place of the first of them in the list.
type choice struct {
	side  side
	first int
}

// choices lists the ways of a camp, in the order of its list.
func (c *call) choices(camp boards.Camp) []choice {
	var out []choice
	all := c.sides[camp]
	for i, a := range all {
		if c.terms.sets() == 1 {
			out = append(out, choice{side{a}, i})
			continue
		}
		for j, b := range all {
			// Allies differ in their zones, so that their order matters.
			if (j > i || c.terms.mode == deploycards.ModeEpicAllies && j != i) && a.entry.ID != b.entry.ID && len(out) < most {
				out = append(out, choice{side{a, b}, i})
			}
		}
	}
	return out
}

// matchups lists who can play whom: any choice of the Pennants with any of the Standards that shares no set with it
// or with two copies of the expansion any.
func (c *call) matchups() [][boards.Camps]side {
	var out [][boards.Camps]side
	for _, a := range c.choices(boards.Pennant) {
		for _, b := range c.choices(boards.Standard) {
			if c.plays(a.side, b.side) && len(out) < most {
				out = append(out, [boards.Camps]side{a.side, b.side})
			}
		}
	}
	return out
}

// plays reports whether the players of two camps can have two sides at once.
func (c *call) plays(a, b side) bool {
	if pieces.Copies(c.terms.boxes) > 1 {
		return true
	}
	for _, x := range a {
		for _, y := range b {
			if x.entry.ID == y.entry.ID {
				return false
			}
		}
	}
	return true
}

// against is a table on which a side of a camp plays whoever can play it.
func (c *call) against(camp boards.Camp, s side) table {
	t := table{board: c.board, terms: c.terms}
	t.sides[camp] = s
	for _, o := range c.choices(camp.Other()) {
		if c.plays(s, o.side) {
			t.sides[camp.Other()] = o.side
			break
		}
	}
	return t
}
