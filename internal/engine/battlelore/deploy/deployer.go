package deploy

import (
	"slices"
	"strconv"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// deployer is one deployment while it is made.
type deployer struct {
	f       *rulebook.Field
	plan    *plan
	opts    *Options
	dice    Dice
	seats   []seat
	pool    *pieces.Pool
	taken   hex.Set // hexes with a unit or token
	out     *Deployment
	ask     Decision
	rolled  []events.Face    // dice that have fallen before those of dice
	legal   []Answer         // every option that there ever was, by its number
	ready   []*deck.Entry    // reused by callReserve
	whole   []bool           // the same
	troops  []*rulebook.Unit // reused by exchange
	illegal *pieces.Refusal  // the first answer of a Policy or of Dice that cannot be used
}

// newDeployer seats the players with their sets, ground and policies.
func newDeployer(f *rulebook.Field, p *plan, players []Player, opts *Options) (*deployer, []pieces.Refusal) {
	d := &deployer{f: f, plan: p, opts: opts, seats: make([]seat, len(players)), dice: opts.Dice}
	var refused []pieces.Refusal
	d.pool, refused = pieces.NewPool(f.Rules, p.common, boxesFor(p, players, opts))
	for i := range players {
		refused = append(refused, d.seat(i, &players[i])...)
	}
	if len(refused) > 0 {
		return nil, refused
	}
	if d.dice == nil {
		d.dice = newDice(opts.Seed)
	}
	d.out = &Deployment{
		Field: f, Mode: p.mode, Seed: opts.Seed, Boxes: d.pool.Boxes, Reserve: opts.ReserveForm(), Owner: opts.Owner,
		BoxesGiven:  slices.Clip(slices.Clone(opts.Boxes)),
		Calling:     opts.Specialists,
		RevealFirst: opts.RevealFirst, Lore: opts.Lore,
		Players: make([]PlayerResult, len(players)),
		Events:  make([]events.Event, 0, 64+16*len(players)),
		Placed:  make([]Placement, 0, 32+16*len(players)),
	}
	for i := range d.seats {
		s := &d.seats[i]
		d.out.Players[i] = PlayerResult{Camp: s.camp, Sets: s.sets, Zone: s.zone, CouncilPlan: s.council}
		if d.out.Sets[s.camp] == nil {
			d.out.Sets[s.camp] = s.sets[0]
		}
	}
	return d, nil
}

func (d *deployer) seat(i int, p *Player) []pieces.Refusal {
	s := &d.seats[i]
	*s = seat{
		index: i, camp: p.Camp, sets: p.Sets, zone: p.Zone, policy: p.Policy,
		hand: p.Hand, fixed: p.Draw, ground: events.Of(d.f, p.Camp), tokens: d.tokens(), council: p.Council,
	}
	for _, other := range d.seats[:i] {
		s.ally = s.ally || other.camp == s.camp
	}
	s.stream = streamOf(s.camp, s.ally)
	if s.policy == nil {
		s.policy = newRandom(d.opts.Seed, s.stream)
	}
	var names []deck.CardName
	text := ""
	switch {
	case p.Draw != nil:
		names, text = p.Draw.Names(), p.Draw.String()
	case p.Hand != nil:
		names, text = p.Hand, deck.NamesText(p.Hand)
	default:
		return nil
	}
	why := deck.HandProblem(s.sets, names, d.plan.cards)
	if why == "" && p.Draw != nil {
		why = p.Draw.SlotProblem(d.plan.cards)
	}
	if why != "" {
		return []pieces.Refusal{{Kind: pieces.BadDraw, Camp: s.camp, Set: s.setID(), Text: text, Want: why}}
	}
	return nil
}

// streamOf is the name of a player in the streams of the seed.
func streamOf(camp boards.Camp, ally bool) string {
	if ally {
		return camp.String() + " ally"
	}
	return camp.String()
}

// result returns the recorded result of a player.
func (d *deployer) result(s *seat) *PlayerResult { return &d.out.Players[s.index] }

// camp lists the players of a camp.
func (d *deployer) camp(c boards.Camp) []*seat {
	var out []*seat
	for i := range d.seats {
		if d.seats[i].camp == c {
			out = append(out, &d.seats[i])
		}
	}
	return out
}

// New starts an event of a player that is on no hex yet.
func (d *deployer) happened(kind events.EventKind, s *seat) events.Event {
	e := events.New(kind, s.camp)
	e.Player, e.Zone, e.Mode, e.Mixed, e.Copies = s.index, s.zone, d.plan.mode, s.mixed(), pieces.Copies(d.pool.Boxes)
	return e
}

func (d *deployer) event(e events.Event) {
	e.Mode, e.Mixed = d.plan.mode, e.Mixed || d.plan.levies
	d.out.Events = append(d.out.Events, e)
}

func (d *deployer) refuse(r pieces.Refusal) {
	if d.illegal == nil {
		d.illegal = &r
	}
}

// defaultChoices is the usual number of decisions of a player.
const defaultChoices = 16

// choose asks the player's policy for d.ask when there is anything to choose, and records the answer.
func (d *deployer) choose(s *seat) int {
	n := d.ask.Options()
	if n < 2 {
		return 0
	}
	d.ask.Camp, d.ask.Player, d.ask.Zone, d.ask.Field, d.ask.Pool = s.camp, s.index, s.zone, d.f, d.pool
	for len(d.legal) < n {
		d.legal = append(d.legal, Answer(len(d.legal)))
	}
	answer := int(int32(s.policy.Choose(&d.ask, d.legal[:n])))
	if answer < 0 || answer >= n {
		d.refuse(pieces.Refusal{
			Kind: pieces.BadChoice,
			Camp: s.camp,
			Set:  s.setID(),
			Text: strconv.Itoa(answer),
			Want: strconv.Itoa(n) + " options",
		})
		answer = 0
	}
	r := d.result(s)
	if r.Choices == nil {
		r.Choices, r.Steps = make([]int, 0, defaultChoices), make([]Step, 0, defaultChoices)
	}
	r.Choices = append(r.Choices, answer)
	r.Steps = append(r.Steps, d.ask.Step(answer))
	return answer
}

// lose counts units that are not on the field.
func (d *deployer) lose(s *seat, n int) {
	d.result(s).Lost += n
	d.out.Lost[s.camp] += n
}

// finish fills in the fields of a Deployment that are by camp.
func (d *deployer) finish() *Deployment {
	for i := range d.seats {
		s := &d.seats[i]
		r := d.result(s)
		if len(d.camp(s.camp)) == 1 {
			d.out.Draw[s.camp], d.out.Choices[s.camp] = r.Draw, r.Choices
		}
	}
	return d.out
}
