package setup

import (
	"slices"
	"strconv"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

// seated links a scenario: its realm with its changes, and starting pieces that differ from the rules.
func seated(s *library.LinkedScenario) (*Game, []string) {
	if s.Realm == nil {
		return nil, []string{"there is no realm " + s.Definition.Realm}
	}
	if len(s.Faults)+len(s.Realm.Faults) > 0 {
		return nil, []string{"it or its realm has errors: run `muster check`"}
	}
	on := *s.Realm
	on.Boxes = s.Boxes
	for i := range s.Seats {
		if seat := &s.Seats[i]; seat.Home == library.None || seat.Faction == nil {
			return nil, []string{"the home realm of seat " + strconv.Itoa(i+1) + " is not placed"}
		}
	}
	ask := Ask{Realm: &on, Options: optionsOf(&s.Options)}
	for i := range s.Seats {
		ask.Seats = append(ask.Seats, s.Seats[i].Home)
	}
	g, why := Link(ask)
	if g == nil {
		return nil, why
	}
	d := dealer{g, s}
	d.timing()
	if s.Options.HomeRunes { // RW-ORIG-01
		g.Rules.Opening.Dragons = capped(s.Rules.Limit(rulebook.LimitRunes).Default)
		g.Rules.Opening.Falses = capped(s.Rules.Limit(rulebook.LimitFalseRunes).Default)
	}
	for i := range s.Seats {
		d.seat(uint8(i))
		why = append(why, d.named(uint8(i))...)
	}
	d.tokens()
	why = append(why, d.script()...)
	d.Rules.Wins, d.Wins = d.endings(s.Wins)
	d.Rules.Loses, d.Loses = d.endings(s.Loses)
	if len(why) > 0 {
		return nil, why
	}
	return g, nil
}

// optionsOf converts a scenario's options for the engine. Frost is removed in every spring that has some.
func optionsOf(o *library.Options) runewars.Options {
	return runewars.Options{
		Years: capped(o.Years), ToWin: capped(o.ToWin), Instant: o.Instant, Garrison: o.Garrison, Frost: true,
		StandIn: o.StandIn, NoHelp: o.NoSupport, HexFalls: o.NoRoutedHexagons, Commanders: o.Commanders,
		Developments: o.DevelopmentCards, Exploration: o.Exploration, FreeCities: o.FreeCities,
	}
}

// dealer gives the seats of a game the scenario's starting pieces.
type dealer struct {
	*Game
	s *library.LinkedScenario
}

// timing sets the start of the game.
func (d *dealer) timing() {
	b := &d.Rules.Begin
	b.Year, b.Season = capped(d.s.Start.Year), runewars.Season(d.s.Start.Season)
	for i := range d.s.Runes {
		if one := &d.s.Realm.Runes[i]; d.s.Runes[i].Up && one.Area != library.None {
			b.Areas[one.Area].Up = true
		}
	}
}

// seat sets a seat's starting pieces.
func (d *dealer) seat(n uint8) {
	seat, r := &d.s.Seats[n], d.Rules
	b := &r.Begin
	for dial, at := range seat.Dials {
		r.Seats[n].Dials[dial] = capped(at)
	}
	r.Seats[n].Influence, r.Seats[n].Tactics = capped(seat.Influence), capped(seat.TacticsCards)
	d.strongholds(n, seat)
	if len(seat.Units) > 0 {
		r.Opening.Seats[n] &^= runewars.OpenUnits
	}
	for _, u := range seat.Units {
		if k := slices.Index(d.Kinds[n], u.Row); u.Row != nil && u.Area != library.None && k >= 0 {
			area, kind := uint8(u.Area), uint8(k)
			lie := min(capped(u.Routed), b.Raise(n, area, kind, capped(u.Count)))
			b.Areas[area].Standing[kind] -= lie
			b.Areas[area].Routed[kind] += lie
		}
	}
	for _, o := range seat.Orders {
		r.Seats[n].Orders = append(r.Seats[n].Orders, capped(o))
	}
	for _, o := range seat.Enabled {
		b.Seats[n].Used |= 1 << o
	}
	for _, spot := range seat.Activated {
		if spot.Area != library.None {
			b.Areas[spot.Area].Active |= 1 << n
		}
	}
	if seat.VictoryOn != library.None {
		b.Seats[n].ProofSeason, b.Seats[n].ProofYear = runewars.Season(seat.VictoryOn), b.Year
		if seat.VictoryOn >= d.s.Start.Season { // the card was put there a year before
			b.Seats[n].ProofYear = max(b.Year, 2) - 1
		}
	}
}

// strongholds puts the scenario's strongholds on the board. Without a named area the player chooses.
func (d *dealer) strongholds(n uint8, seat *library.Seat) {
	for i := range seat.Strongholds {
		h := &seat.Strongholds[i]
		if h.Area == library.None {
			continue
		}
		d.Rules.Opening.Seats[n] &^= runewars.OpenFort
		p := &d.Rules.Begin.Areas[h.Area]
		p.Fort, p.Hurt, p.Capital = n, h.Damaged, h.Capital
		p.Builds[0] = madeOf(h)
	}
	if len(seat.Strongholds) == 0 {
		d.Rules.Opening.Seats[n] &^= runewars.OpenFort
	}
}

// madeOf returns the development of a stronghold.
func madeOf(h *library.Stronghold) runewars.Made {
	switch h.Development {
	case scenarios.Diplomat:
		return runewars.Diplomat
	case scenarios.TrainingGround:
		return runewars.Training
	case scenarios.Defensive:
		return runewars.Defensive
	case scenarios.Resources:
		if at := slices.Index(rulebook.Dials(), h.Resource); at >= 0 {
			return runewars.MoreFood + runewars.Made(at)
		}
	}
	return runewars.NoMade
}

// tokens places desolation and frost.
func (d *dealer) tokens() {
	for _, t := range d.s.Tokens {
		switch {
		case t.Area == library.None:
		case t.Frost:
			d.Rules.Begin.Areas[t.Area].Frost = capped(t.Count)
		default:
			d.Rules.Begin.Areas[t.Area].Burnt = true
		}
	}
}
