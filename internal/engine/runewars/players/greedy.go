package players

import (
	"math"
	"slices"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/battle"
)

// Greedy evaluates every choice by its immediate gain, in the points of its weights. Areas count by their yields and
// runes, battles by the mean over the Fate cards, and Orders by the best sequence of them for the rest of the year. It
// looks ahead at no turn of others, and is deterministic. Its state changes no choice: it is a buffer, and constants
// of a game.
type Greedy struct {
	w     *Weights
	knows *runewars.Rules // that arms and near2 are of
	arms  [runewars.MaxSeats][runewars.MaxKinds]arm
	near2 [runewars.MaxAreas]uint64 // areas within two of one

	aims  aims
	sight sight
	plan  plan
	gear  runewars.Gear
	rest  []runewars.Action // legal actions that are part of a step

	// Values computed once for a choice of Orders.
	scanned               bool
	fought, quiet, second int32
	later                 int32 // value of an Order a season later, in hundredths
	recruiting, harvested bool
	levies                [2][runewars.Seasons]value // of Recruit by seasons to come, before a Harvest and after
}

// NewGreedy returns a Greedy that plays in a style.
func NewGreedy(s *Style) *Greedy { return &Greedy{w: &s.Weights} }

// Choose takes the action with the most points, the first of equals.
func (p *Greedy) Choose(v runewars.View, legal []runewars.Action) runewars.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	p.scanned = false
	if legal = p.interrupt(v, legal); len(legal) == 1 {
		return legal[0]
	}
	if legal[0].Verb() == runewars.PutRune {
		return p.runes(v, legal)
	}
	switch v.Top().Kind {
	case runewars.InOrders:
		return p.orders(v, legal)
	case runewars.InMarch:
		return p.marching(v, legal)
	case runewars.InStrategize:
		return p.stepping(v, legal)
	case runewars.InParley:
		return p.parley(v, legal)
	case runewars.InFight:
		return p.fight(v, legal)
	case runewars.InFortify:
		return p.fortify(v, legal)
	case runewars.InRune:
		return p.runes(v, legal)
	case runewars.InDevelop:
		return p.develop(v, legal)
	case runewars.InQuest:
		return legal[0] // the best destiny is the first
	}
	s := p.look(v)
	switch v.Top().Kind {
	case runewars.InBid:
		if asks, _ := v.Bidding(); asks {
			n := p.bid(v, s)
			return pick(legal, func(a runewars.Action) int32 { return -abs(int32(a.Card()) - int32(n)) })
		}
	case runewars.InErrands:
		return pick(legal, func(a runewars.Action) int32 { return p.errand(v, s, a) })
	case runewars.InWindow:
		return pick(legal, func(a runewars.Action) int32 { return p.extra(v, s, a) })
	case runewars.InOpening:
		return p.opening(v, s, legal)
	}
	return pick(legal, func(a runewars.Action) int32 { return p.weigh(v, s, a) })
}

// interrupt evaluates effects that may be used during a step of an Order like those before and after it. Only the best
// useful one remains as a choice, or none.
func (p *Greedy) interrupt(v runewars.View, legal []runewars.Action) []runewars.Action {
	if !v.During() || !slices.ContainsFunc(legal, anytime) {
		return legal
	}
	s, best, most := p.look(v), -1, int32(0)
	p.rest = p.rest[:0]
	for i, a := range legal {
		if !anytime(a) {
			p.rest = append(p.rest, a)
		} else if points := p.extra(v, s, a); points > most {
			best, most = i, points
		}
	}
	if best >= 0 {
		return legal[best : best+1]
	}
	return p.rest
}

// anytime reports whether a choice is no part of a step of an Order.
func anytime(a runewars.Action) bool { return a.Verb().Anytime() }

// pick returns the choice with the most points, the first of equals.
func pick(legal []runewars.Action, weigh func(a runewars.Action) int32) runewars.Action {
	best, most := legal[0], int32(math.MinInt32)
	for _, a := range legal {
		if points := weigh(a); points > most {
			best, most = a, points
		}
	}
	return best
}

// fight chooses in a battle like battle.Sparing.
func (p *Greedy) fight(v runewars.View, legal []runewars.Action) runewars.Action {
	var backing [64]battle.Choice
	if legal[0].Verb() != runewars.Fight { // only allied neutral units are left: they go where they stay allies
		return legal[len(legal)-1]
	}
	n := 0
	for _, a := range legal {
		if n < len(backing) {
			backing[n] = a.Choice()
			n++
		}
	}
	rules, s := v.Fight(&p.gear)
	return legal[battle.Sparing{}.Choose(rules, s, backing[:n])]
}

// weigh returns the points of a minor choice; passing has none.
func (p *Greedy) weigh(v runewars.View, s *sight, a runewars.Action) int32 {
	switch a.Verb() {
	case runewars.Help:
		return 1
	case runewars.Abandon:
		return -s.areas[a.Area()].worth - s.areas[a.Area()].pull/10
	case runewars.Flee:
		return p.heroAt(v, s, a.To())
	case runewars.Disband:
		return p.disbanded(v, s, a)
	case runewars.SetFort, runewars.PutUnits, runewars.Crown:
		return p.post(v, s, a)
	case runewars.SetHero:
		return p.heroAt(v, s, a.To())
	case runewars.Choose:
		return int32(a.Count()) * p.instead(v, a.Kind())
	case runewars.PickDial:
		return p.dialled(v, s, runewars.Dial(a.Card()))
	case runewars.Gain:
		pl := v.Area(a.Area())
		return p.gift(v, s, &v.Rules().Cities[pl.City].Gives[a.Count()], int32(pl.Units))
	case runewars.Hire:
		if v.Top().Kind == runewars.InCommand { // a commander for nothing
			return 1
		}
		if n := p.hires(v, s); a.Card() == n {
			return 1
		}
		return 0
	case runewars.Keep:
		return p.heroValue(v, a.Hero())
	case runewars.Desert:
		return -p.heroValue(v, a.Hero())
	case runewars.TakeTitle:
		return p.titled(v, s, int(a.Hero())) - p.price(v, int32(a.To()))
	case runewars.TakeGift:
		if runewars.Gift(a.Card()) == runewars.GiveTactics {
			return int32(v.Rules().Numbers.FallCards) * p.tactics(v)
		}
		return p.influence(v, int32(v.Rules().Numbers.FallGain))
	case runewars.ShowRune:
		return -s.areas[a.Area()].peril()
	case runewars.HeroGo:
		return p.hero2(v, s, a.Hero(), a.To())
	case runewars.Train:
		return p.lesson(v, a)
	case runewars.Strikes:
		return p.strikes(v, a.Card())
	case runewars.PlayTactics: // in a duel
		return 1
	case runewars.Buy:
		return p.bought(v, s, a.Card())
	case runewars.Lead:
		return 1 + p.heroValue(v, a.Hero())
	case runewars.DropReward:
		return -p.strikes(v, a.Card())
	}
	return p.chosen(v, s, a)
}

// extra returns the points of effects that a player may use in the own turn or in the Quest Phase.
func (p *Greedy) extra(v runewars.View, s *sight, a runewars.Action) int32 {
	r := v.Rules()
	switch a.Verb() {
	case runewars.Fulfil, runewars.Prove, runewars.Redeem:
		return 10_000
	case runewars.UseTitle:
		return p.effects(v, s, r.Titles[a.Card()].Effects)
	case runewars.PlayTactics:
		return p.effects(v, s, r.Cards.Tactics[a.Card()].Effects) - p.aims.of[runewars.HasTactics]
	case runewars.UseReward:
		points := p.effects(v, s, r.Cards.Rewards[a.Card()].Effects)
		if r.Cards.Rewards[a.Card()].Use == runewars.UseUp {
			points -= p.w.Reward
		}
		return points
	case runewars.PickUp:
		return 500
	case runewars.HandOver, runewars.ClearToken:
		return -1
	}
	return 0
}

// opening plays a card at the start of a battle whose result is open.
func (p *Greedy) opening(v runewars.View, s *sight, legal []runewars.Action) runewars.Action {
	w := v.War()
	g := &s.areas[w.Area]
	mine := force(w.Brought)
	out := p.expected(&mine, w.Attacker, &g.standing, g.holder, g.wall)
	open := out.wins >= 8 && out.wins <= 92
	lost := out.wins < 8
	if v.Me != w.Attacker {
		lost = out.wins > 92
	}
	return pick(legal, func(a runewars.Action) int32 {
		switch {
		case a.Verb() == runewars.PlayTactics && withdraws(v, a.Card()):
			if lost {
				return 3
			}
			return -1
		case a.Verb() == runewars.PlayTactics && open:
			return 1
		case a.Verb() == runewars.UseReward && v.Rules().Cards.Rewards[a.Card()].Use == runewars.EachTurn:
			return 2
		}
		return 0
	})
}

// withdraws reports whether a Tactics card gives the battle up.
func withdraws(v runewars.View, card uint8) bool {
	for _, e := range v.Rules().Cards.Tactics[card].Battle[v.Me] {
		if e.Do == battle.DoWithdraw {
			return true
		}
	}
	return false
}

// heroAt ranks an area for a hero: among own units.
func (p *Greedy) heroAt(_ runewars.View, s *sight, a uint8) int32 {
	g := &s.areas[a]
	if s.held>>a&1 == 0 {
		return -10 - int32(g.units)
	}
	return 10 + g.pull/50
}

// heroValue returns a hero's value compared with others.
func (p *Greedy) heroValue(v runewars.View, h uint8) int32 {
	hero, g := &v.Rules().Heroes[h], v.Hero(h)
	n := int32(hero.Health)*2 - int32(g.Damage)*2 + 3*int32(g.Rewards.Len())
	for i, skill := range hero.Skills {
		n += int32(skill + g.Trained[i])
	}
	return n
}

// disbanded ranks units to disband: the least valuable ones, routed ones first.
func (p *Greedy) disbanded(v runewars.View, s *sight, a runewars.Action) int32 {
	holder := s.areas[a.Area()].holder
	if holder >= runewars.MaxSeats {
		holder = 0
	}
	points := -p.arms[holder][a.Kind()].worth
	if a.Routed() {
		points += p.w.Unit / 4
	}
	if s.areas[a.Area()].holder != v.Me {
		return -points
	}
	return points
}

// post ranks an area for new units and strongholds: needed there, with ways out and room.
func (p *Greedy) post(v runewars.View, s *sight, a runewars.Action) int32 {
	g := &s.areas[a.Area()]
	points := g.pull/4 + 10*g.threat
	for to := g.open &^ s.held; to != 0; to &= to - 1 {
		points += 20
	}
	n := int32(a.Count())
	if over := int32(g.units) + n - int32(v.Rules().Numbers.Most); over > 0 {
		return points - 10_000 - over*100
	}
	points -= int32(g.units) * 12
	points -= (s.hungry(int32(g.units)+n) - s.hungry(int32(g.units))) * s.toll * 2
	return points*4 + n
}

// instead ranks a kind as a replacement of others.
func (p *Greedy) instead(v runewars.View, k uint8) int32 {
	f := v.Top()
	if f.Step != 0 && f.Who < runewars.MaxKinds && f.Who != k {
		return p.arms[v.Me][k].worth - p.arms[v.Me][f.Who].worth
	}
	return p.arms[v.Me][k].worth
}

// dialled ranks a resource: by its units if one is recruited, otherwise by its shortage.
func (p *Greedy) dialled(v runewars.View, s *sight, d runewars.Dial) int32 {
	if v.Top().Kind == runewars.InRecruit {
		points, _ := p.levy(v, d, v.Own().Dials[d])
		return points
	}
	n := v.Top().N
	more := min(v.Own().Dials[d]+n, v.Rules().Numbers.DialMost)
	return s.span(p.w.Yield)*int32(more-v.Own().Dials[d]) - int32(v.Own().Dials[d])
}
