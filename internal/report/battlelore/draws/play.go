package draws

import (
	"fmt"
	"slices"
	"strconv"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	players "muster/internal/engine/battlelore/deploy/players"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// Shown is a witness that has been played.
type Shown struct {
	Name       string // of the witness
	Deployment *deploy.Deployment
	Seed       string         // "" if the choices had to be forced
	Command    report.Command // repeats it; none if that needs a file
}

// witnessSeeds is the number of seeds to try. A case without choices appears with the first seed that lets the right
// camp move first; with a seed, a command line is sufficient.
const witnessSeeds = 16

// If a case depends on the hexes of Scouts, more seeds find it. Cases that they miss have Scouts that block their own
// Guards.
const (
	crowdSeeds = 128
	crowdTurns = 8
)

// otherHands is the number of hands to try for an opponent with open cards, when choices are forced. The hands only
// decide which side is out-scouted.
const otherHands = 64

// Play plays a witness, with the first seed that shows its problem, or else with forced choices. The game is the same
// as that of its command. A witness that cannot be played is an error of the answer.
func (q *Question) Play(w *Witness) (*Shown, error) {
	name := w.Name()
	if p, known := q.shown[name]; known {
		return p, nil
	}
	seated := q.players(w)
	seeds := uint64(witnessSeeds)
	if w.crowd {
		seeds = crowdSeeds
	}
	p, err := q.seeded(w, seated, seeds)
	if p == nil && err == nil {
		p, err = q.contrived(w, seated)
	}
	for turn := 0; w.crowd && p == nil && err == nil && turn < crowdTurns; turn++ {
		for i := range seated {
			if seated[i].Camp == w.Camp {
				seated[i].Policy = players.Obstructor{Turn: turn}
			}
		}
		p, err = q.contrived(w, seated)
	}
	if err != nil {
		return nil, err
	}
	if p == nil {
		return nil, fmt.Errorf("the witness %s (%s) cannot be played to the end", name, w.Cards())
	}
	p.Name = name
	if len(p.Command) == 0 && q.Saved != nil {
		p.Command = Replay(q.Saved(name))
	}
	if q.shown == nil {
		q.shown = map[string]*Shown{}
	}
	q.shown[name] = p
	q.played = append(q.played, name)
	return p, nil
}

// Played returns the witnesses played so far, in their order.
func (q *Question) Played() []*Shown {
	out := make([]*Shown, len(q.played))
	for i, name := range q.played {
		out[i] = q.shown[name]
	}
	return out
}

// PlayOthers plays the witnesses that a report does not list one by one.
func (a *Answer) PlayOthers() error {
	for _, w := range a.Others {
		if _, err := a.Play(w); err != nil {
			return err
		}
	}
	return nil
}

// Worst plays the most severe of all witnesses; it returns nil without problems.
func (a *Answer) Worst() (*Shown, error) {
	for _, w := range slices.Concat(a.Told, a.Others) {
		return a.Play(w)
	}
	return nil, nil
}

// players returns the players of a witness: one a camp, or of allies one a set.
func (q *Question) players(w *Witness) []deploy.Player {
	var out []deploy.Player
	for camp := range boards.Camp(boards.Camps) {
		p := deploy.Player{Camp: camp, Sets: w.Sets[camp], Zone: q.zone(w.Zones[camp])}
		if q.Mode != deploycards.ModeEpicAllies {
			if len(w.Draws[camp]) > 0 {
				p.Draw = &w.Draws[camp][0]
			}
			out = append(out, p)
			continue
		}
		for i, set := range w.Sets[camp] { // VAR-ER-02: the first ally in the red zones, the second in the blue
			ally := p
			ally.Sets, ally.Zone = []*deck.Set{set}, min(i, len(q.Field.Board.Zones)-1)
			if i < len(w.Draws[camp]) {
				ally.Draw = &w.Draws[camp][i]
			}
			out = append(out, ally)
		}
	}
	return out
}

// zone returns the index of a zone of the board; the first if none is named.
func (q *Question) zone(id string) int {
	for i, z := range q.Field.Board.Zones {
		if z.ID == id {
			return i
		}
	}
	return 0
}

// options returns the options for playing a witness: its players have their zones.
func (q *Question) options(seed uint64) deploy.Options {
	opts := q.Options
	opts.Zone, opts.Seed = 0, seed
	return opts
}

// seeded plays a witness with the first seed that shows it, from 1 on, or returns nil.
func (q *Question) seeded(w *Witness, players []deploy.Player, seeds uint64) (*Shown, error) {
	for seed := uint64(1); seed <= seeds; seed++ {
		d, refused := deploy.Deploy(q.Field, q.Mode, players, q.options(seed))
		if len(refused) > 0 {
			return nil, Refused(refused)
		}
		if w.shows(d) {
			line := q.line(w)
			line.Seed = strconv.FormatUint(seed, 10)
			return &Shown{Deployment: d, Seed: line.Seed, Command: line.Command(q.Mode)}, nil
		}
	}
	return nil, nil
}

// line returns the command line of a witness without its seed.
func (q *Question) line(w *Witness) Line {
	line := q.Line
	for camp := range boards.Camp(boards.Camps) {
		line.Sets[camp] = nil
		for _, set := range w.Sets[camp] {
			line.Sets[camp] = append(line.Sets[camp], q.Words[set])
		}
		line.Draws[camp], line.Zones[camp] = drawText(w.Draws[camp]), w.Zones[camp]
	}
	return line
}

// contrived plays a witness with choices and dice that lead to its end, or returns nil.
func (q *Question) contrived(w *Witness, players []deploy.Player) (*Shown, error) {
	open := false // the opponent's cards
	for i := range players {
		p := &players[i]
		open = open || p.Draw == nil
		if w.scouts != nil && p.Camp == w.Camp {
			p.Policy = w.scouts.Player(p.Camp, p.Sets[0], nil).Policy
		}
	}
	for seed := uint64(1); seed == 1 || open && seed <= otherHands; seed++ {
		d, refused := prove.Construct(q.Field, q.Mode, players, q.options(seed), w.Camp, w.shows)
		if len(refused) > 0 {
			return nil, Refused(refused)
		}
		if d != nil {
			return &Shown{Deployment: d}, nil
		}
	}
	return nil, nil
}
