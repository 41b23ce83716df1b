package setup

import (
	"slices"

	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/library"
)

// Options are the settings of a battle besides its adventure.
type Options struct {
	Seed    uint64 // of the game
	TurnCap int    // turns of both players until the game is a draw; 0: the rulebook's limit (MED-TURN-05)
	// Unfinished accepts a side without units, for questions about the units of a battle that is not played.
	Unfinished bool
}

// Scenario is a playable adventure, for any seed. It is safe for concurrent use.
type Scenario struct {
	Entry *library.Entry

	adventure *library.Linked
	opts      Options
	fixed     *Battle // the common part of all seeds
}

// New sets up one battle: Open, then Battle with the seed of the options.
func New(cat *library.Catalog, e *library.Entry, opts Options) (*Battle, []Refusal) {
	s, refused := Open(cat, e, opts)
	if len(refused) > 0 {
		return nil, refused
	}
	return s.Battle(opts.Seed), nil
}

// Open links an adventure, and refuses one that cannot be played.
func Open(cat *library.Catalog, e *library.Entry, opts Options) (*Scenario, []Refusal) {
	if e == nil || e.Adventure == nil {
		return nil, []Refusal{{Kind: NoField, Want: "it is not an adventure"}}
	}
	s := &Scenario{Entry: e, adventure: e.Linked(), opts: opts}
	b, refused := s.link()
	if len(refused) > 0 {
		return nil, refused
	}
	s.fixed = b
	return s, nil
}

// Battle sets up the battle of a seed.
func (s *Scenario) Battle(seed uint64) *Battle {
	b := *s.fixed
	b.Seed = seed
	return &b
}

// Without returns the scenario without one of its units, by index in adventure.Linked.Units. It returns nil if that
// scenario is not playable.
func (s *Scenario) Without(unit int) *Scenario {
	with, less := *s, *s.adventure
	less.Units = slices.Delete(slices.Clone(less.Units), unit, unit+1)
	with.adventure = &less
	b, refused := with.link()
	if len(refused) > 0 {
		return nil
	}
	with.fixed = b
	return &with
}

// Adventure returns the adventure as its author wrote it.
func (s *Scenario) Adventure() *adventures.Adventure { return s.Entry.Adventure }

// link makes the common part of the battles of all seeds.
func (s *Scenario) link() (*Battle, []Refusal) {
	f, name := s.adventure.Field, s.Entry.Adventure.Map
	switch {
	case f == nil:
		want := "the map does not exist or has no board"
		return nil, []Refusal{{Kind: NoField, Ptr: "/map", Text: name, Want: want}}
	case len(f.Faults) > 0:
		want := "it has errors: run `muster check`"
		return nil, []Refusal{{Kind: NoField, Ptr: "/map", Text: name, Want: want}}
	}
	l := &linker{
		rules: s.adventure.Rules, adventure: s.adventure, unfinished: s.opts.Unfinished,
		out: &Battle{
			Adventure: s.Entry.Adventure, Field: f, Book: s.adventure.Rules, Rules: &kernel.Rules{},
		},
	}
	l.refuseFaults()
	if len(l.refused) > 0 {
		return nil, l.refused
	}
	l.linkDie()
	l.linkField()
	l.linkSides()
	l.linkVictory(s.opts.TurnCap)
	l.linkArmies()
	l.linkLeaders()
	l.linkCards()
	l.linkInspired()
	if len(l.refused) > 0 {
		return nil, l.refused
	}
	if err := l.out.Rules.Link(); err != nil {
		return nil, []Refusal{{Kind: TooLarge, Text: err.Error()}}
	}
	return l.out, nil
}
