package muster

import (
	"slices"

	contract "muster/engine/contract"
	"muster/engine/field"
)

// Answer is a choice in a deployment: the number of an option of the Decision, from 0.
type Answer uint32

// Game is Call to Arms for players who are asked one by one, by the contract of a game: a seat is a place in the list
// of players, a choice an Answer, and what a player sees his Decision. The players' policies and the dice of Options are
// not asked; chance is that of the seed.
type Game struct {
	field *field.Field
	plan  *plan
	from  inputs
}

var _ contract.Game[State, Answer, Event, *Decision] = (*Game)(nil)

// inputs are what a deployment follows from, together with the answers.
type inputs struct {
	players []Player
	opts    Options
}

// State is a deployment at one moment. It is no more than what it was begun with and the answers so far: where they lead
// is worked out by deploying again from the beginning, once for each answer. That takes some tenths of a millisecond, and
// for the 10 to 80 answers of a deployment some milliseconds in all: nothing to who is asked, and in return a state can be
// copied, saved and gone back to like a number. Who plays many goes through Deploy, which asks policies as it goes and is
// done in a single one of those runs.
type State struct {
	from    *inputs
	thought *thought // of a game in thought what was made up for it; else nil
	answers []Answer
	at      *position
}

// position is where answers lead. Nobody changes it, so that copies of a State share it.
type position struct {
	out     *Deployment
	ask     *Decision // nil when it is over
	refused *Refusal  // why it could not be brought to its end
	taken   int       // answers that were asked for
}

// NewGame is a game in a mode. It refuses what Deploy refuses before the first card is drawn.
func NewGame(f *field.Field, mode Mode, players []Player, opts Options) (*Game, []Refusal) {
	opts.Dice = nil
	players = slices.Clone(players)
	for i := range players {
		players[i].Policy = nil
	}
	d, refused := begin(f, mode, players, &opts)
	if len(refused) > 0 {
		return nil, refused
	}
	return &Game{field: f, plan: d.plan, from: inputs{players, opts}}, nil
}

// GameName is how records and saved draws name a deployment.
const GameName = "muster-draw"

// Name is how records name a deployment.
func (g *Game) Name() string { return GameName }

// Seats is how many players there are.
func (g *Game) Seats() int { return len(g.from.players) }

// Start draws the cards and goes on to the first decision.
func (g *Game) Start(s *State, log *contract.Log[Event]) {
	*s = State{from: &g.from}
	s.at = g.follow(s)
	tell(log, s.at.out.Events)
}

// Over reports whether everything is deployed, or nothing more can be.
func (g *Game) Over(s *State) bool { return s.at.ask == nil }

// Decider is the player who is asked.
func (g *Game) Decider(s *State) int {
	if s.at.ask == nil {
		return 0
	}
	return s.at.ask.Player
}

// Legal lists the options of the decision.
func (g *Game) Legal(s *State, buf []Answer) []Answer {
	if s.at.ask == nil {
		return buf
	}
	for i := range s.at.ask.Options() {
		buf = append(buf, Answer(i))
	}
	return buf
}

// Apply takes an option and goes on to the next decision.
func (g *Game) Apply(s *State, a Answer, log *contract.Log[Event]) error {
	ask := s.at.ask
	if ask == nil {
		return contract.ErrOver
	}
	if uint64(a) >= uint64(ask.Options()) {
		return contract.Refused[Answer, DecisionKind]{Choice: a, In: ask.Kind}
	}
	told := len(s.at.out.Events)
	s.answers = append(slices.Clip(s.answers), a) // a copy keeps its own
	s.at = g.follow(s)
	tell(log, s.at.out.Events[told:])
	return nil
}

func tell(log *contract.Log[Event], events []Event) {
	if log == nil {
		return
	}
	for _, e := range events {
		log.Add(e)
	}
}

// Deployment is what stands so far, and why it could not be brought to its end. It must not be changed.
func (g *Game) Deployment(s *State) (*Deployment, []Refusal) {
	if s.at.refused != nil {
		return nil, []Refusal{*s.at.refused}
	}
	return s.at.out, nil
}

// Answers are the choices so far. They must not be changed.
func (g *Game) Answers(s *State) []Answer { return s.answers }

// Random is a policy for a seat that takes every option with the same chance: the one that Deploy gives to players who
// have none.
func (g *Game) Random(seat int) Policy {
	p := g.from.players
	ally := slices.ContainsFunc(p[:seat], func(other Player) bool { return other.Camp == p[seat].Camp })
	return newRandom(g.from.opts.Seed, streamOf(p[seat].Camp, ally))
}

// Fingerprint sums up what stands, what was answered and what chance will bring.
func (g *Game) Fingerprint(s *State) uint64 {
	sum := contract.NewSum()
	sum.Number(s.from.opts.Seed)
	for _, a := range s.answers {
		sum.Number(uint64(a))
	}
	sum.Bytes([]byte(knownText(s.at.out, s.at.ask, everybody)))
	return sum.Value()
}

// follow deploys from the beginning until there is no answer left.
func (g *Game) follow(s *State) *position {
	given := &given{answers: s.answers}
	players := slices.Clone(s.from.players)
	for i := range players {
		players[i].Policy = given
	}
	opts := s.from.opts
	d, refused := newDeployer(g.field, g.plan, players, &opts)
	if len(refused) > 0 { // NewGame saw that there is none
		return &position{out: new(Deployment), refused: &refused[0]}
	}
	if s.thought != nil {
		d.rolled = s.thought.Dice
	}
	return d.until(given)
}

// until runs the stages as far as the answers reach.
func (d *deployer) until(g *given) (at *position) {
	at = &position{out: d.out}
	defer func() {
		at.taken, at.refused = g.next, d.illegal
		if r := recover(); r == any(g) { // there was no answer: d stands where the question came up, for ever
			at.ask = &d.ask
		} else if r != nil {
			panic(r)
		}
	}()
	d.run()
	d.finish()
	return at
}

// bad reports whether an answer was none of the options.
func (p *position) bad() bool { return p.refused != nil && p.refused.Kind == BadChoice }

// given answers with what was answered before, and leaves the deployment where there is no answer yet: a stage is in the
// middle of its loops then, and has nothing to give back.
type given struct {
	answers []Answer
	next    int
}

// Choose gives the next answer.
func (g *given) Choose(*Decision, []Answer) Answer {
	if g.next == len(g.answers) {
		panic(g)
	}
	g.next++
	return g.answers[g.next-1]
}
