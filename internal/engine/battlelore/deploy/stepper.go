package deploy

import (
	"iter"

	contract "muster/engine"
	"muster/internal/engine/battlelore/deploy/events"
)

// Stepper is a Game for a single pass through a deployment. An answer continues from the current point, where Game
// deploys again from the beginning. In return there is only one state. Copies share its deployment but not its Ask,
// and only the latest copy takes an answer.
type Stepper struct {
	*Game
	answer Answer // that the deployment goes on with
	next   func() (*position, bool)
	stop   func()
}

var _ contract.Game[State, Answer, events.Event, *Decision] = (*Stepper)(nil)

// Stepper returns the game for a single pass. The caller must call Stop at the end.
func (g *Game) Stepper() *Stepper { return &Stepper{Game: g, stop: func() {}} }

// Stop ends an unfinished deployment.
func (o *Stepper) Stop() { o.stop() }

// Start draws the cards and goes on to the first decision.
func (o *Stepper) Start(s *State, log *contract.Log[events.Event]) {
	o.stop()
	*s = State{From: &o.From}
	o.next, o.stop = iter.Pull(o.positions(*s))
	s.At, _ = o.next()
	tell(log, s.At.Out.Events)
}

// Apply takes an option and goes on to the next decision.
func (o *Stepper) Apply(s *State, a Answer, log *contract.Log[events.Event]) error {
	if err := s.refuses(a); err != nil {
		return err
	}
	told := len(s.At.Out.Events)
	s.answers = append(s.answers, a)
	o.answer = a
	s.At, _ = o.next()
	tell(log, s.At.Out.Events[told:])
	return nil
}

// positions yields each point where a deployment waits for an answer, and then its end.
func (o *Stepper) positions(s State) iter.Seq[*position] {
	return func(yield func(*position) bool) {
		waits := true
		end := o.deploy(&s, func(at *position) (Answer, bool) {
			at.Ask = at.Ask.clone() // its slices are used again
			waits = yield(at)
			return o.answer, waits
		})
		if waits {
			yield(end)
		}
	}
}
