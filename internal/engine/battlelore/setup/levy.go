package setup

import (
	"slices"
	"strconv"
	"strings"

	"muster/deploycards"
	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	players "muster/internal/engine/battlelore/deploy/players"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// call is an adventure's [call_to_arms], which can be mustered from any seed.
type call struct {
	mode  deploycards.Mode
	mixed bool // each player mixes two sets (CTA-ORG-03, R-292)
	opts  deploy.Options
	field *rulebook.Field
	sets  [boards.Camps][]*deck.Set   // that a camp may take
	by    [boards.Camps]deploy.Policy // nil decides at random from the seed
	plans [battlelore.MaxPlayers]*pieces.Plan
}

// A camp's ways to decide while the armies are drawn up.
const (
	Random  = "random"
	Careful = "careful"
)

// Musters are the words for them.
func Musters() []string { return []string{Careful, Random} }

// newCall links the sets that the adventure lets the camps take.
func (l *linker) newCall(cat *library.Catalog, by [boards.Camps]string) *call {
	said, f := l.adventure.Call, l.adventure.Field
	if !said.Known {
		mode := l.adventure.Definition.CallToArms.Mode
		l.refuse(Refusal{Kind: NoMuster, Ptr: "/call_to_arms/mode", Text: "unknown mode " + mode})
		return nil
	}
	c := &call{mode: said.Mode, mixed: said.Mixed, field: f, opts: deploy.Options{
		Reserve: said.Reserve, Boxes: said.Boxes, Lore: l.councils(),
	}}
	l.linkSeats()
	for p := range battlelore.Player(l.out.Rules.Seats) {
		c.plans[p] = l.plan(p)
	}
	if c.mixed || c.mode == deploycards.ModeEpicAllies { // CTA-ORG-09, VAR-ER-04: the players pick for themselves
		c.opts.Specialists = &deploy.Calling{}
	}
	for camp, word := range by {
		switch word {
		case Careful:
			c.by[camp] = players.Careful{}
		case Random, "":
		default:
			l.refuse(
				Refusal{
					Kind: NoMuster,
					Camp: boards.Camp(camp),
					Text: "no levy policy is named " + strconv.Quote(word),
				},
			)
		}
	}
	for camp, sets := range said.Sets {
		if len(sets) == 0 {
			sets = l.setsFor(cat, boards.Camp(camp), c.mixed, f.Board)
		}
		for _, s := range sets {
			found := cat.Find(rulebook.KindDeploycards, s.ID)
			if found == nil || found.Set == nil {
				l.refuse(Refusal{Kind: UnknownSet, Camp: boards.Camp(camp), Ptr: s.Ptr, Text: s.ID})
				continue
			}
			set, _ := deck.Link(found.Set, l.rules) // with the rows of the map, and of all sets
			c.sets[camp] = append(c.sets[camp], set)
		}
	}
	return c
}

// setsFor returns the default sets of a camp: those made for the board; of both camps where players mix them.
func (l *linker) setsFor(cat *library.Catalog, camp boards.Camp, mixed bool, board *rulebook.Board) []library.Named {
	var sets []library.Named
	for _, e := range cat.All(rulebook.KindDeploycards) {
		if e.Set == nil || e.Set.Camp != camp.String() && !mixed {
			continue
		}
		made := e.Set.Board
		if made == "" {
			made = deck.StandardBoard
		}
		fits := made == board.ID
		if row := l.rules.Boards.Get(made); board.Epic && row != nil { // VAR-EC-03
			fits = slices.Equal(row.Ranks, board.Ranks)
		}
		if fits && (l.councils() || !brings(l.rules, e.Set.Legend)) {
			sets = append(sets, library.Named{ID: e.ID, Ptr: "/call_to_arms/mode"})
		}
	}
	return sets
}

// brings reports whether a set's legend has a creature: without a War Council nothing pays for it (CTA-10, R-301,
//
func brings(rules *rulebook.Rulebook, legend map[string]string) bool {
	for _, id := range legend {
		if row := rules.Units.Get(id); row != nil && row.Creature() {
			return true
		}
	}
	return false
}

// muster draws the armies up. The seed decides which of its sets a camp takes.
func (c *call) muster(seed uint64) (*deploy.Deployment, *Refusal) {
	opts := c.opts
	opts.Seed = seed
	var players []deploy.Player
	var used []*deck.Set
	for camp := range boards.Camp(boards.Camps) {
		free := slices.Clone(c.sets[camp])
		if pieces.Copies(opts.Boxes) < 2 {
			free = slices.DeleteFunc(free, func(s *deck.Set) bool { return taken(used, s) })
		}
		chance := engine.NewRand(seed, "sets", camp.String())
		engine.Shuffle(&chance, free)
		n, of := 1, 1 // sets of a player, players of a camp
		switch {
		case c.mixed:
			n = deck.SetsMixed
		case c.mode == deploycards.ModeEpicAllies: // VAR-ER-01
			of = deploy.Allies
		}
		for i := range of {
			sets := free[:min(n, len(free))]
			free = free[len(sets):]
			used = append(used, sets...)
			player := deploy.Player{Camp: camp, Sets: sets, Policy: c.by[camp], Council: c.plans[playerOf(camp, i > 0)]}
			if of > 1 { // VAR-ER-02
				player.Zone = deploy.FreeZone
			}
			players = append(players, player)
		}
	}
	d, refused := deploy.Deploy(c.field, c.mode, players, opts)
	if len(refused) == 0 {
		return d, nil
	}
	texts := make([]string, len(refused))
	for i, r := range refused {
		texts[i] = r.Message()
	}
	return nil, &Refusal{Kind: NoMuster, Ptr: "/call_to_arms", Text: strings.Join(texts, "; ")}
}

// taken reports whether a set is in a list, by its id: with one copy of the expansion the other player cannot have it
//
func taken(list []*deck.Set, s *deck.Set) bool {
	return slices.ContainsFunc(list, func(t *deck.Set) bool { return t.Def.ID == s.Def.ID })
}
