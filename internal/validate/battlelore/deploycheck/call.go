package deploycheck

import (
	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/source"
)

// call is the resolved [call_to_arms] of an adventure: the sets of each camp and the field.
type call struct {
	*library.Call
	board *library.Entry // the map
	terms terms
	sides [boards.Camps]side // every set that a camp may take; a player takes the number that the mode requires
}

// callNeeds lists the parts that must be valid before an adventure's draws can be played.
func callNeeds(more ...string) []string {
	return append([]string{
		library.NeedsMap, "/call_to_arms", "/boxes", "adventure/unknown-box", "adventure/cta-unknown-set",
		"adventure/boxes-miss-set", "adventure/cta-camp", "adventure/cta-sets", "adventure/cta-mode-board",
	}, more...)
}

type callKey struct{}

// onCall adapts a function on an adventure with Call to Arms to a check's Run. It does not load sets for an adventure
// with fixed units.
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

// newCall finds the sets that [call_to_arms] allows the camps. It returns nil without a valid mode, or if a set is
// invalid.
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

// anyOf returns the sets of a camp that names none. A player that mixes two may also use the other camp's;
// because pairs of pairs are many, that uses only the library.
func anyOf(p *pass.Pass, f *rulebook.Field, camp boards.Camp, mixed bool) side {
	if mixed {
		return append(append(side{}, ofLibrary(p, f, boards.Pennant)...), ofLibrary(p, f, boards.Standard)...)
	}
	return known(p, f, camp)
}

// at returns the location of the i-th set of a camp in the adventure, or else of the mode.
func (c *call) at(p *pass.Pass, camp boards.Camp, i int) source.Span {
	return p.Doc.Value(c.Ways(camp, i))
}

// most limits the matchups and pairs to examine. It covers everything that the six printed sets allow, but not an
// author's long lists, where they grow with the fourth power.
const most = 90

// choice is a way for a camp to take its sets; first is the index of the first of them in the list.
type choice struct {
	side  side
	first int
}

// choices lists the choices of a camp, in the order of its list.
func (c *call) choices(camp boards.Camp) []choice {
	var out []choice
	all := c.sides[camp]
	for i, a := range all {
		if c.terms.sets() == 1 {
			out = append(out, choice{side{a}, i})
			continue
		}
		for j, b := range all {
			// Allies have different zones, so their order matters.
			if (j > i || c.terms.mode == deploycards.ModeEpicAllies && j != i) && a.entry.ID != b.entry.ID && len(out) < most {
				out = append(out, choice{side{a, b}, i})
			}
		}
	}
	return out
}

// matchups lists the possible matchups: any choice of the Pennants with any of the Standards that shares no set with it
// . With two copies of the expansion, any two may meet.
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

// plays reports whether the players of two camps can use two sides at the same time.
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

// against returns a table on which a side of a camp plays a possible opponent.
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
