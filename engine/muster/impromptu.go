package muster

import (
	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// sectionOrder is the order in which a camp's Guards are worked through: right wing, centre, left wing. In Impromptu
// mode it matters only for a set that runs short of figures (CTA-IMP-03, R-014).
var sectionOrder = [hex.SectionCount]hex.Section{hex.Right, hex.Centre, hex.Left}

// Impromptu deploys both camps once, in Impromptu mode (S1 III). Sets are by camp. It returns refusals and no
// Deployment when the sets, the field or the options do not allow it; faults of the map are left to the map's checks.
//
// The order: both camps draw and lay out their cards; all Guards are revealed together; each camp places its units,
// first those that can stand on their marks, right wing to left wing in the card's order, then the displaced ones in
// the same order; scouting; the Reserve of the out-scouted player, then the other's; levels for creatures.
// A unit takes its figures from the stock when it is placed, so a lost one leaves them to those after it.
func Impromptu(f *field.Field, sets [hex.Camps]*Set, opts Options) (*Deployment, []Refusal) {
	refused := refuseField(f, &opts)
	if len(refused) > 0 {
		return nil, refused
	}
	d := &deployer{f: f, opts: &opts, out: &Deployment{Field: f, Sets: sets, Seed: opts.Seed}}
	for camp := range hex.Camp(hex.Camps) {
		more := refuseSet(f.Board, camp, sets[camp])
		if len(more) == 0 {
			more = d.seat(camp, sets[camp])
		}
		refused = append(refused, more...)
	}
	if len(refused) > 0 {
		return nil, refused
	}
	d.run()
	if d.illegal != nil {
		return nil, []Refusal{*d.illegal}
	}
	return d.out, nil
}

// deployer is one deployment while it is made.
type deployer struct {
	f       *field.Field
	opts    *Options
	dice    Dice
	sides   [hex.Camps]side
	taken   hex.Set // hexes with a unit
	out     *Deployment
	ask     Decision
	ready   []*Entry // reused by callReserve
	illegal *Refusal // the first answer of a Policy or of Dice that cannot be used
}

// side is a camp's part of it.
type side struct {
	camp   hex.Camp
	set    *Set
	stock  *Stock
	left   []int // of the stock's rows
	ground ground
	policy Policy
	guards [hex.SectionCount]*Card // by section
	held   *Card
}

// seat makes a camp ready: what it has, where it may stand, who decides.
func (d *deployer) seat(camp hex.Camp, set *Set) []Refusal {
	stock, refused := NewStock(d.f.Rules, camp, d.opts.boxes(set))
	if draw := d.opts.Draw[camp]; draw != nil {
		if why := draw.fault(set); why != "" {
			refused = append(refused, Refusal{
				Kind: BadDraw, Camp: camp, Set: idOf(set), Text: draw.String(), Want: why,
			})
		}
	}
	s := &d.sides[camp]
	*s = side{camp: camp, set: set, stock: stock, ground: groundOf(d.f, camp), policy: d.opts.Policy[camp]}
	s.left = make([]int, len(stock.rows))
	for i := range stock.rows {
		s.left[i] = stock.rows[i].Units
	}
	if s.policy == nil {
		s.policy = NewRandom(d.opts.Seed, camp)
	}
	return refused
}

func (d *deployer) run() {
	d.dice = d.opts.Dice
	if d.dice == nil {
		d.dice = newDice(d.opts.Seed)
	}
	d.out.Events = make([]Event, 0, 96)
	d.out.Placed = make([]Placement, 0, 48)
	d.event(happened(FieldOpened, hex.Pennant))
	for i := range d.sides {
		d.draw(&d.sides[i])
	}
	d.reveal()
	for i := range d.sides {
		d.placeGuards(&d.sides[i])
	}
	d.scout()
	// CTA-09, R-055: the out-scouted player first, the starting player last.
	d.callReserve(&d.sides[d.out.First.Other()], false)
	d.callReserve(&d.sides[d.out.First], d.opts.all())
	for i := range d.sides {
		d.payCreatures(&d.sides[i])
	}
}

func (d *deployer) event(e Event) { d.out.Events = append(d.out.Events, e) }

func (d *deployer) refuse(r Refusal) {
	if d.illegal == nil {
		d.illegal = &r
	}
}

// choose asks the camp's policy when there is anything to choose, and records the answer.
func (d *deployer) choose(s *side) int {
	n := d.ask.Options()
	if n < 2 {
		return 0
	}
	answer := s.policy.Choose(&d.ask)
	if answer < 0 || answer >= n {
		d.refuse(Refusal{
			Kind: BadChoice, Camp: s.camp, Set: idOf(s.set), Text: itoa(answer), Want: itoa(n) + " options",
		})
		answer = 0
	}
	d.out.Choices[s.camp] = append(d.out.Choices[s.camp], answer)
	return answer
}

// take uses up the figures of a unit; false when none are left (CTA-IMP-02).
func (s *side) take(unit *rulebook.Unit) bool {
	i, ok := s.stock.byID[unit.ID]
	if !ok || s.left[i] == 0 {
		return false
	}
	s.left[i]--
	return true
}

// has tells whether take would succeed.
func (s *side) has(unit *rulebook.Unit) bool {
	i, ok := s.stock.byID[unit.ID]
	return ok && s.left[i] > 0
}

// put sets a unit on a hex.
func (d *deployer) put(s *side, card *Card, e *Entry, h hex.Hex, how How) {
	d.taken.Add(h)
	d.out.Placed = append(d.out.Placed, Placement{Hex: h, Camp: s.camp, Unit: e.Unit, How: how, Card: card, Entry: e})
}

// payCreatures lists the council levels that the camp's creatures on the field take (CTA-10, R-060).
func (d *deployer) payCreatures(s *side) {
	for i := range d.out.Placed {
		p := &d.out.Placed[i]
		if p.Camp == s.camp && p.Unit.Creature() {
			event := happened(CreaturePaid, s.camp)
			event.Card, event.Unit, event.Hex, event.Count = p.Card, p.Unit, p.Hex, p.Unit.Level
			d.event(event)
		}
	}
}
