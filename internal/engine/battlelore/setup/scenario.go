package setup

import (
	"slices"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/deploy"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Options are the settings of a battle besides its adventure.
type Options struct {
	Seed uint64 // of the muster, of scouting and of the game
	// Muster is a camp's way to decide while the armies are drawn up: Random or Careful; "" is Random.
	Muster   [boards.Camps]string
	Marshals [boards.Camps]uint8 // wings of a camp with a player of their own, as battlelore.Rules has them (EP-PLY-01)
	TurnCap  int                 // turns of all players until a game is a draw; 0: TurnCap
	// Unfinished accepts a camp without units, for questions about the units of a battle that is not played.
	Unfinished bool
}

// Scenario is an adventure that can be played, from any seed. It is safe for concurrent use.
type Scenario struct {
	Entry *library.Entry

	adventure *library.Linked
	opts      Options
	call      *call
	fixed     *Battle // shared by all seeds; nil when the seed changes armies or first player
}

// New sets one battle up: Open, and then Battle with the seed of the options.
func New(cat *library.Catalog, e *library.Entry, opts Options) (*Battle, []Refusal) {
	s, refused := Open(cat, e, opts)
	if len(refused) > 0 {
		return nil, refused
	}
	return s.Battle(opts.Seed)
}

// Open links the part that does not depend on a seed. It refuses an adventure that cannot be played.
func Open(cat *library.Catalog, e *library.Entry, opts Options) (*Scenario, []Refusal) {
	if e == nil || e.Adventure == nil {
		return nil, []Refusal{{Kind: NoField, Want: "it is not an adventure"}}
	}
	s := &Scenario{Entry: e, adventure: e.Linked(), opts: opts}
	f := s.adventure.Ground
	switch {
	case f == nil:
		return nil, []Refusal{
			{Kind: NoField, Ptr: "/map", Text: e.Adventure.Map, Want: "the map does not exist or has no board"},
		}
	case len(f.Faults) > 0:
		return nil, []Refusal{
			{Kind: NoField, Ptr: "/map", Text: e.Adventure.Map, Want: "it has errors: run `muster check`"},
		}
	}
	l := s.linker(opts.Seed)
	l.refuseFaults()
	if s.adventure.Call != nil && len(l.refused) == 0 {
		s.call = l.newCall(cat, opts.Muster)
	}
	if len(l.refused) > 0 {
		return nil, l.refused
	}
	if s.call != nil {
		// Each battle checks the part that depends on the seed: a card may bring a creature, another may not.
		l.linkField(s.adventure.Field)
		l.linkTerms(opts.TurnCap)
		if len(l.refused) > 0 {
			return nil, l.refused
		}
		return s, nil
	}
	b, refused := s.link(opts.Seed)
	if len(refused) > 0 {
		return nil, refused
	}
	if len(b.Scouting) == 0 && len(b.AlliesTies) == 0 {
		s.fixed = b
	}
	return s, nil
}

// Battle sets the battle of a seed up.
func (s *Scenario) Battle(seed uint64) (*Battle, []Refusal) {
	if s.fixed != nil {
		b := *s.fixed
		b.Seed = seed
		return &b, nil
	}
	return s.link(seed)
}

// Unplayed lists the special rules in words alone. They are the same in every battle; if one of the first seeds cannot
// be set up the next one is used.
func (s *Scenario) Unplayed() []string {
	for seed := s.opts.Seed; seed < s.opts.Seed+tries; seed++ {
		if b, _ := s.Battle(seed); b != nil {
			return b.Unplayed
		}
	}
	return nil
}

// tries is the number of seeds tried for a battle that can be set up.
const tries = 20

// Seated returns the scenario with other wings that have a player of their own (EP-PLY-01).
func (s *Scenario) Seated(marshals [boards.Camps]uint8) *Scenario {
	with := *s
	with.opts.Marshals = marshals
	if s.fixed != nil {
		with.fixed, _ = with.link(s.opts.Seed) // it was linked once: what players do not change is not refused now
	}
	return &with
}

// Without returns the scenario without one of its units, by index in adventure.Linked.Units; nil when that cannot be
// set up. Scenarios of Call to Arms list no units.
func (s *Scenario) Without(unit int) *Scenario {
	with, less := *s, *s.adventure
	less.Units = slices.Delete(slices.Clone(less.Units), unit, unit+1)
	with.adventure = &less
	b, refused := with.link(s.opts.Seed)
	if len(refused) > 0 {
		return nil
	}
	if with.fixed = nil; s.fixed != nil {
		with.fixed = b
	}
	return &with
}

// Adventure returns the adventure as its author wrote it.
func (s *Scenario) Adventure() *adventures.Adventure { return s.Entry.Adventure }

// Epic reports whether it is played on an Epic board.
func (s *Scenario) Epic() bool { return s.adventure.Field.Board.Epic }

func (s *Scenario) linker(seed uint64) *linker {
	return &linker{
		rules: s.adventure.Rules, adventure: s.adventure,
		out:        &Battle{Adventure: s.Entry.Adventure, Rules: &battlelore.Rules{}, Seed: seed},
		unfinished: s.opts.Unfinished,
	}
}

// link makes the battle of a seed.
func (s *Scenario) link(seed uint64) (*Battle, []Refusal) {
	l := s.linker(seed)
	f := s.adventure.Field
	var d *deploy.Deployment
	if s.call != nil {
		var refused *Refusal
		if d, refused = s.call.muster(seed); refused != nil {
			return nil, []Refusal{*refused}
		}
		l.out.Deployment = d
		l.mustered(d)
		if len(d.Features) > 0 { // CTA-SPC-02
			laid := make(map[hex.Hex]*rulebook.Terrain, len(d.Features))
			for i := range d.Features {
				laid[d.Features[i].Hex] = d.Features[i].Terrain
			}
			f = f.With(rulebook.Additions{Features: laid})
		}
	}
	l.linkField(f)
	if s.call == nil {
		l.listed()
	}
	l.linkTerms(s.opts.TurnCap)
	l.out.Rules.Marshals = s.opts.Marshals
	l.linkFirst(d)
	l.linkMarkers(d)
	l.linkPlaces()
	l.linkCouncils(d)
	l.countTiles()
	l.linkArmies()
	if len(l.refused) > 0 {
		return nil, l.refused
	}
	l.linkLairs()
	l.linkRaised()
	if err := l.out.Rules.Link(); err != nil {
		return nil, []Refusal{{Kind: TooLarge, Text: err.Error()}}
	}
	return l.out, nil
}

// linkTerms links the part that does not depend on the armies.
func (l *linker) linkTerms(turns int) {
	l.linkSides()
	l.linkCards()
	l.linkRules()
	l.linkVictory(turns)
	l.linkLore()
}
