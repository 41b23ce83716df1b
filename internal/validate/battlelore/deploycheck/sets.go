package deploycheck

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore/deck"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
)

// camps are the two sides in the order in which findings look at them.
var camps = [boards.Camps]boards.Camp{boards.Pennant, boards.Standard}

// taken is a deployment set that a player takes.
type taken struct {
	entry *library.Entry
	set   *deck.Set
}

// side is the selection of a camp: one set, or two in Organized mode and for two allies.
type side []taken

// cards returns the cards of all its sets.
func (s side) cards() []*deck.Card {
	var out []*deck.Card
	for _, t := range s {
		for i := range t.set.Cards {
			out = append(out, &t.set.Cards[i])
		}
	}
	return out
}

// sets returns its sets.
func (s side) sets() []*deck.Set {
	out := make([]*deck.Set, len(s))
	for i, t := range s {
		out[i] = t.set
	}
	return out
}

type linkedKey struct {
	entry *library.Entry
	rules *rulebook.Rulebook
}

// linked links the set of an entry against the rules that apply to its use, once per run. It returns nil for an invalid
// set, which its own checks report.
func linked(p *pass.Pass, e *library.Entry) *deck.Set {
	if e == nil || e.Set == nil {
		return nil
	}
	rules := e.Rules()
	if p.Adventure != nil {
		rules = p.Rules
	}
	return pass.Memo(p, linkedKey{e, rules}, func() *deck.Set {
		s, _ := deck.Link(e.Set, rules)
		if s.Playable() != "" {
			return nil
		}
		return s
	})
}

// fits reports whether the cards of a set fit on a board (CTA-02). On an Epic board they are those of the standard one
// (VAR-EC-03).
func fits(b *rulebook.Board, s *deck.Set) bool {
	if b.Epic {
		return s.Board != nil && slices.Equal(s.Board.Ranks, b.Ranks)
	}
	return s.Board != nil && s.Board.ID == b.ID
}

type knownKey struct {
	rules   *rulebook.Rulebook // of an adventure; nil: each set uses its own
	board   *rulebook.Board
	camp    boards.Camp
	library bool
}

// known lists the sets of a camp that fit a board, by id: given ones and the library's.
func known(p *pass.Pass, f *rulebook.Field, camp boards.Camp) side {
	return listed(p, knownKey{rulesOf(p), f.Board, camp, false})
}

// ofLibrary lists the embedded ones, whatever files are given: the quality of a map must not depend on the files
// checked with it.
func ofLibrary(p *pass.Pass, f *rulebook.Field, camp boards.Camp) side {
	return listed(p, knownKey{rulesOf(p), f.Board, camp, true})
}

// rulesOf returns the rules of an adventure, which apply to its sets, or nil for other kinds.
func rulesOf(p *pass.Pass) *rulebook.Rulebook {
	if p.Adventure == nil {
		return nil
	}
	return p.Rules
}

func listed(p *pass.Pass, key knownKey) side {
	return pass.Memo(p, key, func() side {
		var out side
		find := p.Catalog.Find
		if key.library {
			find = p.Catalog.Library
		}
		for _, id := range p.Catalog.IDs(rulebook.KindDeploycards) {
			e := find(rulebook.KindDeploycards, id)
			if s := linked(p, e); s != nil && s.Camp == key.camp && fits(key.board, s) {
				out = append(out, taken{e, s})
			}
		}
		return out
	})
}

// lowest lists the cards of a set by number.
func lowest(s *deck.Set) []*deck.Card {
	out := make([]*deck.Card, len(s.Cards))
	for i := range s.Cards {
		out[i] = &s.Cards[i]
	}
	slices.SortFunc(out, func(a, b *deck.Card) int { return cmp.Compare(a.Number, b.Number) })
	return out
}
