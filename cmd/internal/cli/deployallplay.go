package cli

import (
	"fmt"
	"strconv"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// shown is a witness that has been played.
type shown struct {
	d       *muster.Deployment
	seed    string // "" when the choices had to be contrived
	command string // plays d again; "" when that takes a file
}

// witnessSeeds is how many seeds are tried. What hangs on no choices comes with the first that lets the right camp move
// first; with one a command line says it all.
const witnessSeeds = 16

// Where it matters on which hexes Scouts stand, more seeds find a case, and what they do not find comes with Scouts
// that stand in the way of their own Guards.
const (
	crowdSeeds = 128
	crowdTurns = 8
)

// otherHands is how many hands of an opponent whose cards are left open are tried with choices that are contrived. They
// matter only by who is out-scouted.
const otherHands = 64

// unseen stands for the command of a witness whose choices no seed makes.
const unseen = "(it takes choices of its own: add --save-witnesses FOLDER for a file that plays it with --replay)"

// play plays a witness to what it is about, with the first seed that leads there or else with choices that are made for
// it. It goes the way of the command line, so that its command plays the same. With a folder for witnesses it is saved.
// A witness that cannot be played is a fault of the answer.
func (x *every) play(w *witness) (*shown, error) {
	if p, known := x.played[w.name()]; known {
		return p, nil
	}
	flags := x.flags
	for camp := range boards.Camp(boards.Camps) {
		flags.sets[camp] = nil
		for _, set := range w.sets[camp] {
			flags.sets[camp] = append(flags.sets[camp], x.words[set])
		}
		flags.draws[camp], flags.zones[camp] = w.draws[camp], w.zones[camp]
	}
	seated, err := x.players(x.c, x.f, x.mode, flags)
	if err != nil {
		return nil, err
	}
	seeds := uint64(witnessSeeds)
	if w.crowd {
		seeds = crowdSeeds
	}
	p, err := x.seeded(w, seated, flags, seeds)
	if p == nil && err == nil {
		p, err = x.contrived(w, seated, flags)
	}
	for turn := 0; w.crowd && p == nil && err == nil && turn < crowdTurns; turn++ {
		for i := range seated {
			if seated[i].Camp == w.camp {
				seated[i].Policy = muster.Clumsy{Turn: turn}
			}
		}
		p, err = x.contrived(w, seated, flags)
	}
	if err != nil {
		return nil, err
	}
	if p == nil {
		return nil, fmt.Errorf("the witness %s (%s) does not play to its end", w.name(), w.words())
	}
	x.played[w.name()] = p
	return p, x.file(w, p)
}

// seeded plays a witness with the first seed that shows it, from 1 on; nil when none does.
func (x *every) seeded(w *witness, players []muster.Player, flags deployFlags, seeds uint64) (*shown, error) {
	opts := flags.options()
	for opts.Seed = 1; opts.Seed <= seeds; opts.Seed++ {
		d, refused := muster.Deploy(x.f, x.mode, players, opts)
		if len(refused) > 0 {
			return nil, refusal(refused)
		}
		if w.shows(d) {
			flags.seed = strconv.FormatUint(opts.Seed, 10)
			return &shown{d, flags.seed, flags.command(d)}, nil
		}
	}
	return nil, nil
}

// contrived plays a witness with choices and dice that lead to its end; nil when there are none.
func (x *every) contrived(w *witness, players []muster.Player, flags deployFlags) (*shown, error) {
	open := false // the opponent's cards
	for i := range players {
		p := &players[i]
		open = open || p.Draw == nil
		if w.scouts != nil && p.Camp == w.camp {
			p.Sets = w.sets[p.Camp] // the witness names the units of these cards, not of a set that was linked again
			p.Policy = w.scouts.Player(p.Camp, p.Sets[0], nil).Policy
		}
	}
	opts := flags.options()
	for opts.Seed = 1; opts.Seed == 1 || open && opts.Seed <= otherHands; opts.Seed++ {
		d, refused := muster.Contrive(x.f, x.mode, players, opts, w.camp, w.shows)
		if len(refused) > 0 {
			return nil, refusal(refused)
		}
		if d != nil {
			return &shown{d: d}, nil
		}
	}
	return nil, nil
}
