package battle

import (
	"slices"
	"strconv"
	"strings"

	"muster/engine"
	"muster/engine/adventure"
	"muster/engine/battlelore/kinds"
	"muster/engine/catalog"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/engine/rng"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// call is an adventure's [call_to_arms], ready to be mustered from any seed.
type call struct {
	mode  muster.Mode
	mixed bool // each player mixes two sets (CTA-ORG-03, R-292)
	opts  muster.Options
	field *field.Field
	sets  [hex.Camps][]*muster.Set // that a camp may take
	by    [hex.Camps]muster.Policy // nil decides at random from the seed
	plans [engine.MaxPlayers]*muster.CouncilPlan
}

// How a camp decides while the armies are drawn up.
const (
	Random  = "random"
	Careful = "careful"
)

// Musters are the words for it.
func Musters() []string { return []string{Careful, Random} }

// newCall links the sets that the adventure lets the camps take.
func (l *linker) newCall(cat *catalog.Catalog, by [hex.Camps]string) *call {
	said, f := l.adventure.Call, l.adventure.Field
	if !said.Known {
		mode := l.adventure.Definition.CallToArms.Mode
		l.refuse(Refusal{Kind: NoMuster, Ptr: "/call_to_arms/mode", Text: "unknown mode " + mode})
		return nil
	}
	c := &call{mode: said.Mode, mixed: said.Mixed, field: f, opts: muster.Options{
		Reserve: said.Reserve, Boxes: said.Boxes, Lore: l.adventure.Definition.Type == rulebook.Lore,
	}}
	l.linkSeats()
	for p := range engine.Player(l.out.Rules.Seats) {
		c.plans[p] = l.plan(p)
	}
	if c.mixed || c.mode == muster.ModeEpicAllies { // CTA-ORG-09, VAR-ER-04: the players pick for themselves
		c.opts.Specialists = &muster.Calling{}
	}
	for camp, word := range by {
		switch word {
		case Careful:
			c.by[camp] = muster.Careful{}
		case Random, "":
		default:
			l.refuse(Refusal{Kind: NoMuster, Camp: hex.Camp(camp), Text: "nobody decides in the way " + strconv.Quote(word)})
		}
	}
	for camp, sets := range said.Sets {
		if len(sets) == 0 {
			sets = l.setsFor(cat, hex.Camp(camp), c.mixed, f.Board)
		}
		for _, s := range sets {
			found := cat.Find(kinds.Deploycards, s.ID)
			if found == nil || found.Set == nil {
				l.refuse(Refusal{Kind: UnknownSet, Camp: hex.Camp(camp), Ptr: s.Ptr, Text: s.ID})
				continue
			}
			set, _ := muster.LinkSet(found.Set, l.rules) // with the rows of the map, and of all sets
			c.sets[camp] = append(c.sets[camp], set)
		}
	}
	return c
}

// setsFor are the sets of a camp of which the adventure names none: those that are made for the board; of both camps
// where players mix them.
func (l *linker) setsFor(cat *catalog.Catalog, camp hex.Camp, mixed bool, board *rulebook.Board) []adventure.Named {
	var sets []adventure.Named
	for _, e := range cat.All(kinds.Deploycards) {
		if e.Set == nil || e.Set.Camp != camp.String() && !mixed {
			continue
		}
		made := e.Set.Board
		if made == "" {
			made = muster.StandardBoard
		}
		fits := made == board.ID
		if row := l.rules.Boards.Get(made); board.Epic && row != nil { // VAR-EC-03
			fits = slices.Equal(row.Ranks, board.Ranks)
		}
		if fits && (l.lore() || !brings(l.rules, e.Set.Legend)) {
			sets = append(sets, adventure.Named{ID: e.ID, Ptr: "/call_to_arms/mode"})
		}
	}
	return sets
}

// brings tells whether a set's legend has a creature, for which a Medieval battle has no Lore (CTA-10).
func brings(rules *rulebook.Rulebook, legend map[string]string) bool {
	for _, id := range legend {
		if row := rules.Units.Get(id); row != nil && row.Creature() {
			return true
		}
	}
	return false
}

// loreBoxes are the boxes out of which the Lore tokens come: those on the table, or the base box (BL-LOR-01, EP-SET-02).
func loreBoxes(a *adventure.Linked) []string {
	if a.Call != nil && len(a.Call.Boxes) > 0 {
		return a.Call.Boxes
	}
	return a.Table()
}

// muster draws the armies up. Which of its sets a camp takes is the seed's to say.
func (c *call) muster(seed uint64) (*muster.Deployment, *Refusal) {
	opts := c.opts
	opts.Seed = seed
	var players []muster.Player
	var used []*muster.Set
	for camp := range hex.Camp(hex.Camps) {
		free := slices.Clone(c.sets[camp])
		if muster.Copies(opts.Boxes) < 2 {
			free = slices.DeleteFunc(free, func(s *muster.Set) bool { return taken(used, s) })
		}
		chance := rng.New(seed, "sets", camp.String())
		rng.Shuffle(&chance, free)
		n, of := 1, 1 // sets of a player, players of a camp
		switch {
		case c.mixed:
			n = muster.SetsMixed
		case c.mode == muster.ModeEpicAllies: // VAR-ER-01
			of = muster.Allies
		}
		for i := range of {
			sets := free[:min(n, len(free))]
			free = free[len(sets):]
			used = append(used, sets...)
			player := muster.Player{Camp: camp, Sets: sets, Policy: c.by[camp], Council: c.plans[playerOf(camp, i > 0)]}
			if of > 1 { // VAR-ER-02
				player.Zone = muster.FreeZone
			}
			players = append(players, player)
		}
	}
	d, refused := muster.Deploy(c.field, c.mode, players, opts)
	if len(refused) == 0 {
		return d, nil
	}
	texts := make([]string, len(refused))
	for i, r := range refused {
		texts[i] = r.Message()
	}
	return nil, &Refusal{Kind: NoMuster, Ptr: "/call_to_arms", Text: strings.Join(texts, "; ")}
}

// taken tells whether a set is in a list, by its id: of one copy of the expansion nobody else has it.
func taken(list []*muster.Set, s *muster.Set) bool {
	return slices.ContainsFunc(list, func(t *muster.Set) bool { return t.Def.ID == s.Def.ID })
}
