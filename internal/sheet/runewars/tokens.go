package runewars

import (
	"bytes"
	"cmp"
	"slices"
	"strconv"

	rwdraw "muster/internal/draw/runewars"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// pair is a token with two sides: cut out as one, folded along the middle and glued.
type pair struct {
	Front, Back face
}

// face is a side of a token.
type face struct {
	Picture sheet.HTML
	Word    string
}

// heap is a group of tokens.
type heap struct {
	Name   string
	Emblem sheet.HTML
	Pairs  []pair // with two sides
	Ones   []command.Piece
}

// heapShown is a heap with its token count as text.
type heapShown struct {
	heap
	Sum string
}

// put adds n equal tokens with two sides.
func (h *heap) put(n int, p pair) { h.Pairs = append(h.Pairs, slices.Repeat([]pair{p}, max(n, 0))...) }

// one adds n equal tokens with one side.
func (h *heap) one(n int, picture, word string) {
	h.Ones = append(h.Ones, slices.Repeat([]command.Piece{{Picture: drawn(picture), Word: word}}, max(n, 0))...)
}

// sum returns the number of tokens as text.
func (t *kitTable) sum(h heap) string {
	return t.words.Tn("%d token", "%d tokens", len(h.Pairs)+len(h.Ones))
}

// How many tokens of a heap are printed if no box gives a number, or if they are unlimited (RW-LIM-02).
const (
	defaultActivation = 4 // house: one for each season of a year
	defaultDamage     = 24
	defaultTraining   = 12
	defaultDesolation = 6
	defaultFallen     = 8
)

// tokens returns the page of printable tokens: those of the playing factions, and all others.
func (t *kitTable) tokens() []byte {
	var heaps []heap
	for _, f := range t.Factions {
		heaps = append(heaps, t.ofFaction(f))
	}
	heaps = append(heaps, t.runes(), t.cities(), t.exploration(), t.others())
	heaps = slices.DeleteFunc(heaps, func(h heap) bool { return len(h.Pairs)+len(h.Ones) == 0 })
	var all []heapShown
	for _, h := range heaps {
		all = append(all, heapShown{h, t.sum(h)})
	}
	return t.page(command.Tokens, t.words.T("%s: tokens to cut out", t.kit.Name), func(x *kitPage, b *bytes.Buffer) {
		x.WriteTokenPage(b, all)
	})
}

// boxed returns the total number of a component in the boxes.
func (t *kitTable) boxed(of func(*rulebook.Box) int) int {
	n := 0
	for _, id := range t.Boxes {
		if b := t.Rules.Boxes.Get(id); b != nil {
			n += of(b)
		}
	}
	return n
}

// part returns the number of components with a name in the boxes.
func (t *kitTable) part(name string) int {
	return t.boxed(func(b *rulebook.Box) int {
		n := 0
		for _, p := range b.Parts {
			if p.Name == name {
				n += p.Count
			}
		}
		return n
	})
}

// ofFaction returns a faction's strongholds, developments and activation tokens.
func (t *kitTable) ofFaction(f *rulebook.Faction) heap {
	w := t.words
	h := heap{Name: w.Name(f.Name, f.ID), Emblem: drawn(rwdraw.Emblem(f))}
	whole, hurt := t.limit(rulebook.LimitStronghold), t.limit(rulebook.LimitStrongholdHurt)
	h.put(t.boxed(func(b *rulebook.Box) int { return b.Strongholds }), pair{
		face{drawn(rwdraw.Stronghold(f, false)), w.T("Stronghold: %d", whole)},
		face{drawn(rwdraw.Stronghold(f, true)), w.T("Damaged: %d", hurt)},
	})
	if t.DevelopmentCards {
		h.put(cmp.Or(t.boxed(func(b *rulebook.Box) int { return b.Capitals }), 1), pair{
			face{drawn(rwdraw.Stronghold(f, false)), w.T("Capital: %d", t.limit(rulebook.LimitCapital))},
			face{drawn(rwdraw.Stronghold(f, true)), w.T("Damaged: %d", t.limit(rulebook.LimitCapitalHurt))},
		})
	}
	t.developments(&h, f)
	t.bought(&h, f)
	each := defaultActivation
	if n := t.part("activation tokens"); n > 0 {
		each = max(1, n/max(1, t.factionsBoxed()))
	}
	h.one(each, rwdraw.Emblem(f), w.T("activated"))
	return h
}

// factionsBoxed returns how many factions share the content of the boxes.
func (t *kitTable) factionsBoxed() int {
	n := 0
	for i := range t.Rules.Factions.All() {
		if t.Has(t.Rules.Factions.All()[i].Box) {
			n++
		}
	}
	return n
}

// developments adds a faction's development tokens: one of each kind, and as many more of the first as the boxes hold
// (RW-FORT-07).
func (t *kitTable) developments(h *heap, f *rulebook.Faction) {
	w := t.words
	n := t.boxed(func(b *rulebook.Box) int { return b.Developments })
	if n == 0 {
		return
	}
	h.one(1, rwdraw.Marked(f, rwdraw.Letters("+2")), w.T("Diplomat"))
	h.one(1, rwdraw.Marked(f, rwdraw.Letters("T")), w.T("Training Ground"))
	h.one(1, rwdraw.Marked(f, rwdraw.Letters("!")), cmp.Or(sheet.Clean(w.Called(f.Defence.Name)), w.T("Defensive")))
	h.one(n-3, rwdraw.Marked(f, rwdraw.Letters("+1")), w.T("Resources"))
}

// bought adds the pieces of a faction's Development cards, if those are in play: more units of a type, and peasants
// (RW-DEV-06, RW-DEV-07).
func (t *kitTable) bought(h *heap, f *rulebook.Faction) {
	w := t.words
	for _, d := range t.Developments() {
		if d.Faction != f.ID {
			continue
		}
		if d.More != nil {
			if u := t.Rules.Units.Get(d.More.Unit); u != nil {
				h.one(d.More.Count, rwdraw.UnitIcon(u), w.Name(u.Name, u.ID))
			}
		}
		for _, a := range d.Abilities {
			if a.Gives == rulebook.GivesPeasants {
				h.one(max(a.Count, 1), rwdraw.Marked(f, rwdraw.Letters("P")), w.T("peasant"))
			}
		}
	}
}

// runes returns rune tokens with their backs.
func (t *kitTable) runes() heap {
	w := t.words
	dragon, falsehoods := t.Rules.Runes(t.Boxes)
	h := heap{Name: w.T("Rune tokens")}
	back := face{drawn(rwdraw.RuneBack()), ""}
	h.put(dragon, pair{face{drawn(rwdraw.Rune(true)), w.T("dragon rune")}, back})
	h.put(falsehoods, pair{face{drawn(rwdraw.Rune(false)), w.T("false rune")}, back})
	return h
}

// cities returns city tokens: the name on one side, the benefits on the other.
func (t *kitTable) cities() heap {
	h := heap{Name: t.words.T("Cities")}
	for _, c := range t.Cities() {
		h.put(1, pair{
			face{drawn(rwdraw.City()), t.words.Name(c.Name, c.ID)}, face{drawn(rwdraw.Benefits(c)), t.words.Benefits(c)},
		})
	}
	return h
}

// exploration returns exploration tokens with their backs (RW-SETUP-21).
func (t *kitTable) exploration() heap {
	h := heap{Name: t.words.T("Exploration tokens")}
	for _, x := range t.Tokens() {
		back := "1"
		if x.Back == rulebook.FromHome {
			back = "2+"
		}
		h.put(x.Count, pair{face{"", t.words.Name(x.Name, x.ID)}, face{drawn(rwdraw.Round(back)), ""}})
	}
	return h
}

// others returns the tokens that all players share.
func (t *kitTable) others() heap {
	w := t.words
	h := heap{Name: w.T("For all players")}
	for range t.Factions {
		h.one(1, rwdraw.Round("H"), w.T("home-realm marker"))
	}
	h.one(1, rwdraw.Round("×"), w.T("Battle"))
	h.one(t.boxed(func(b *rulebook.Box) int { return b.Influence }), rwdraw.InfluenceIcon(), w.T("influence"))
	h.one(cmp.Or(t.part("damage tokens"), defaultDamage), rwdraw.Damage(), "")
	if len(t.Heroes()) > 0 {
		h.one(cmp.Or(min(t.part("training tokens"), defaultTraining), defaultTraining), rwdraw.Round("+1"), w.T("training"))
		for i := range defaultFallen {
			h.one(1, rwdraw.Round(strconv.Itoa(i+1)), w.T("fallen hero"))
		}
	}
	if t.Banners() {
		h.put(cmp.Or(t.boxed(func(b *rulebook.Box) int { return b.Desolation }), defaultDesolation), pair{
			face{drawn(rwdraw.Desolation()), w.T("desolation")}, face{drawn(rwdraw.Frost()), w.T("frost")},
		})
	}
	return h
}
