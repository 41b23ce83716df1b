package deploy

import (
	"slices"

	"muster/deploycards"
	contract "muster/engine"
	events "muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
)

// Answer is a choice in a deployment: the index of an option of the Decision, from 0.
type Answer uint32

// Game plays Call to Arms one decision at a time, by the contract of a game. A seat is an index in the list of
// players, a choice an Answer, and a player's view a Decision. The players' policies and the dice of Options are not
// used; the seed decides chance.
type Game struct {
	field *rulebook.Field
	plan  *plan
	From  inputs
}

var _ contract.Game[State, Answer, events.Event, *Decision] = (*Game)(nil)

// inputs determine a deployment, together with the answers.
type inputs struct {
	Players []Player
	opts    Options
	Rolled  []events.Face // dice that fall before those of the seed
}

// State is a deployment at one point. It holds the inputs and the answers so far. Each answer deploys again from the
// beginning to find the next decision. That takes some tenths of a millisecond, or some milliseconds for the 10 to 80
// answers of a deployment. In return a state is cheap to copy, save and restore. To play many deployments, use Deploy,
// which calls policies in a single run, or a Stepper when the answers are known.
type State struct {
	From    *inputs
	thought *thought // the invented part of a simulated game; else nil
	answers []Answer
	At      *position
}

// position is the point that the answers lead to. It never changes, so copies of a State share it.
type position struct {
	Out     *Deployment
	Ask     *Decision       // nil when it is over
	Refused *pieces.Refusal // why it could not be brought to its end
	taken   int             // answers that were asked for
	Turn    int             // how often it came to another player to decide, from 1
}

// NewGame returns a game in a mode. It refuses what Deploy refuses before the first card is drawn.
func NewGame(f *rulebook.Field, mode deploycards.Mode, players []Player, opts Options) (*Game, []pieces.Refusal) {
	opts.Dice = nil
	players = slices.Clone(players)
	for i := range players {
		players[i].Policy = nil
	}
	d, refused := begin(f, mode, players, &opts)
	if len(refused) > 0 {
		return nil, refused
	}
	return &Game{field: f, plan: d.plan, From: inputs{Players: players, opts: opts}}, nil
}

// GameName is the kind of a deployment's records and saved draws.
const GameName = "muster-draw"

// Name returns the kind of a deployment's records.
func (g *Game) Name() string { return GameName }

// Seats returns the number of players.
func (g *Game) Seats() int { return len(g.From.Players) }

// Start draws the cards and goes on to the first decision.
func (g *Game) Start(s *State, log *contract.Log[events.Event]) {
	*s = State{From: &g.From}
	s.At = g.follow(s)
	tell(log, s.At.Out.Events)
}

// Over reports whether everything is deployed, or no more can be.
func (g *Game) Over(s *State) bool { return s.At.Ask == nil }

// Decider returns the player who decides.
func (g *Game) Decider(s *State) int {
	if s.At.Ask == nil {
		return 0
	}
	return s.At.Ask.Player
}

// Legal lists the options of the decision.
func (g *Game) Legal(s *State, buf []Answer) []Answer {
	if s.At.Ask == nil {
		return buf
	}
	for i := range s.At.Ask.Options() {
		buf = append(buf, Answer(i))
	}
	return buf
}

// Apply takes an option and goes on to the next decision.
func (g *Game) Apply(s *State, a Answer, log *contract.Log[events.Event]) error {
	if err := s.refuses(a); err != nil {
		return err
	}
	told := len(s.At.Out.Events)
	s.answers = append(slices.Clip(s.answers), a) // a copy keeps its own
	s.At = g.follow(s)
	tell(log, s.At.Out.Events[told:])
	return nil
}

// refuses returns the reason that an answer cannot be taken.
func (s *State) refuses(a Answer) error {
	ask := s.At.Ask
	if ask == nil {
		return contract.ErrOver
	}
	if uint64(a) >= uint64(ask.Options()) {
		return contract.Refused[Answer, DecisionKind]{Choice: a, In: ask.Kind}
	}
	return nil
}

func tell(log *contract.Log[events.Event], events []events.Event) {
	if log == nil {
		return
	}
	for _, e := range events {
		log.Add(e)
	}
}

// Deployment returns the deployment so far, and the refusals that prevent its completion. It must not be changed.
func (g *Game) Deployment(s *State) (*Deployment, []pieces.Refusal) {
	if s.At.Refused != nil {
		return nil, []pieces.Refusal{*s.At.Refused}
	}
	return s.At.Out, nil
}

// Answers are the choices so far. They must not be changed.
func (g *Game) Answers(s *State) []Answer { return s.answers }

// Random is a policy that takes every option with equal probability. Deploy gives it to players without a policy.
func (g *Game) Random(seat int) Policy {
	return newRandom(g.From.opts.Seed, streamOf(g.From.Players[seat].Camp, g.Nth(seat) > 0))
}

// Nth returns the index of a seat among the players of its camp, from 0.
func (g *Game) Nth(seat int) (n int) {
	for i := range g.From.Players[:seat] {
		if g.From.Players[i].Camp == g.From.Players[seat].Camp {
			n++
		}
	}
	return n
}

// Fingerprint sums up the deployment, the answers and the chance to come.
func (g *Game) Fingerprint(s *State) uint64 {
	sum := contract.NewSum()
	sum.Number(s.From.opts.Seed)
	for _, a := range s.answers {
		sum.Number(uint64(a))
	}
	sum.Bytes(knownText(s.At.Out, s.At.Ask, everybody))
	return sum.Value()
}

// follow deploys from the beginning until no answer is left.
func (g *Game) follow(s *State) *position {
	return g.deploy(s, func(*position) (Answer, bool) { return 0, false })
}

// deploy deploys from the beginning. After the state's last answer it calls more for each further answer, until more
// returns none.
func (g *Game) deploy(s *State, more func(at *position) (Answer, bool)) *position {
	given := &given{answers: s.answers, more: more}
	players := slices.Clone(s.From.Players)
	for i := range players {
		players[i].Policy = given
	}
	opts := s.From.opts
	d, refused := newDeployer(g.field, g.plan, players, &opts)
	if len(refused) > 0 { // NewGame has excluded refusals
		return &position{Out: new(Deployment), Refused: &refused[0]}
	}
	d.rolled = s.From.Rolled
	given.deployer = d
	return given.run()
}

// bad reports whether an answer was none of the options.
func (p *position) bad() bool { return p.Refused != nil && p.Refused.Kind == pieces.BadChoice }

// given plays the recorded answers, then those of more. It stops the deployment where no answer is left: a stage is
// then inside its loops and cannot return.
type given struct {
	deployer *deployer
	answers  []Answer
	more     func(at *position) (Answer, bool)
	next     int
	turn     int
	last     int // the player who was asked last
}

// run goes through the stages until the answers run out.
func (g *given) run() (at *position) {
	defer func() {
		at = g.at(nil)
		if r := recover(); r == any(g) { // there was no answer: it stands where the question came up, for ever
			at.Ask = &g.deployer.ask
		} else if r != nil {
			panic(r)
		}
	}()
	g.deployer.run()
	g.deployer.finish()
	return nil
}

// at returns the current position.
func (g *given) at(ask *Decision) *position {
	return &position{Out: g.deployer.out, Ask: ask, Refused: g.deployer.illegal, taken: g.next, Turn: g.turn}
}

// Choose gives the next answer.
func (g *given) Choose(d *Decision, _ []Answer) Answer {
	if g.turn == 0 || g.last != d.Player {
		g.turn, g.last = g.turn+1, d.Player
	}
	if g.next == len(g.answers) {
		a, ok := g.more(g.at(d))
		if !ok {
			panic(g)
		}
		g.answers = append(slices.Clip(g.answers), a)
	}
	g.next++
	return g.answers[g.next-1]
}
