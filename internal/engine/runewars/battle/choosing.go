package battle

// Chooser is a rule of choice: it takes one of the legal choices, at least one, for the deciding side.
type Chooser interface {
	Choose(r *Rules, s *State, legal []Choice) int
}

// First takes the first of the legal choices, in the order of their numbers.
type First struct{}

// Choose returns 0.
func (First) Choose(*Rules, *State, []Choice) int { return 0 }

// Sparing gives up its least valuable units and takes the other side's most valuable ones. It uses every option:
// heroes with the kinds that draw most, its specials, the development. It keeps a captured stronghold, and retreats to
// the area with room for most of its units. Among equal choices it takes the first.
type Sparing struct{}

// Choose evaluates each choice alone.
func (Sparing) Choose(r *Rules, s *State, legal []Choice) int {
	best, most := 0, -1<<30
	for i, c := range legal {
		if w := weigh(r, s, c); w > most {
			best, most = i, w
		}
	}
	return best
}

// weigh returns the value of a choice to the deciding side.
func weigh(r *Rules, s *State, c Choice) int {
	side := s.Decider()
	switch c.Verb() {
	case Support:
		k := c.What()
		return s.Stand(side, k)*10 + int(r.Sides[side].Kinds[k].Worth)
	case Throw:
		return -faceWorth(Face(c.What()))
	case Announce, Replace:
		return 1
	case Use:
		return useful(r, s)
	case Begin:
		return s.Stand(side, c.What())
	case Prefer:
		return preferred(r, s, c.What())
	case Pay:
		return 50 - unitWorth(r, s, side, c.Cell())
	case Suffer:
		return suffered(r, s, c.Cell())
	case Heal:
		return unitWorth(r, s, side, c.Cell())
	case Bear:
		return borne(r, s, side, c.What())
	case GiveUp:
		return -unitWorth(r, s, side, c.Cell())
	case Retreat:
		return -int(r.Areas[c.What()].Units)
	}
	return 0
}

// borne returns the cost of a commander taking a point: less than a unit, except for its last point.
func borne(r *Rules, s *State, side, which int) int {
	if s.Borne[side][which]+1 >= r.Sides[side].Leads[which].Lives {
		return -100
	}
	return -12
}

// faceWorth ranks a face of a card.
func faceWorth(f Face) int {
	switch {
	case f == Special:
		return 3
	case f.Damage() > 0:
		return 2 * int(f.Damage())
	}
	return int(f.Routs())
}

// useful is above 0 unless the development would have no effect.
func useful(r *Rules, s *State) int {
	t := table{r, s, nil}
	for i := range r.Sides[Defender].Defence {
		if n, _ := t.amount(&r.Sides[Defender].Defence[i], Defender); n > 0 {
			return 1
		}
	}
	return -1
}

// preferred ranks an alternative by its effect and target; for the suffering side the order is reversed.
func preferred(r *Rules, s *State, effect int) int {
	t := table{r, s, nil}
	list, self := t.effects()
	e := &list[effect]
	n, _ := t.amount(e, self)
	worth := 0
	switch e.Do {
	case DoDestroy:
		worth = 40 * n
	case DoDamage, DoTerrify:
		worth = 30 * n
	case DoRetreat:
		worth = 35 * n
	case DoRout:
		worth = 20 * n
	default:
		worth = 10
	}
	if s.Decider() != self {
		return -worth
	}
	return worth
}

// suffered ranks a unit to suffer: its owner prefers small losses, the other side large ones.
func suffered(r *Rules, s *State, c Cell) int {
	victim, chooser := Suffering(r, s), s.Decider()
	loss := lossOf(r, s, victim, c)
	if victim == chooser {
		return -loss
	}
	return loss
}

// lossOf returns the loss of a side when a unit suffers the current effect.
func lossOf(r *Rules, s *State, victim int, c Cell) int {
	what, points := DoDamage, uint8(1)
	switch s.Phase {
	case Routing:
		what = DoRout
	case Damaging:
	default:
		list, _ := table{r, s, nil}.effects()
		e := &list[s.Progress.Effect]
		what, points = e.Do, s.Progress.Points+e.Again
	}
	worth := unitWorth(r, s, victim, c)
	switch {
	case what == DoRout || what == DoTerrify && c.State == Standing:
		return worth - unitWorth(r, s, victim, Cell{c.Kind, Routed, c.Damage})
	case what == DoDamage && c.Damage+points < r.HealthOf(s, victim, int(c.Kind)):
		return 2 * int(points)
	}
	return worth
}

// Suffering returns the side whose unit suffers next, when one is to be chosen.
func Suffering(r *Rules, s *State) int {
	if s.Phase == Routing || s.Phase == Damaging {
		return int(s.Side)
	}
	_, self := table{r, s, nil}.effects()
	return 1 - self
}

// unitWorth returns the value of a unit. Standing units and hexagons that count have strength, those that have not
// drawn yet will draw, and units with more health are harder to lose.
func unitWorth(r *Rules, s *State, side int, c Cell) int {
	k := &r.Sides[side].Kinds[c.Kind]
	worth := int(k.Worth)
	if c.State == Standing {
		worth += 20
		if s.Drew[side]>>c.Kind&1 == 0 && k.Initiative > s.Row {
			worth += 15
		}
	} else if k.Shape == Hexagon && !r.Falls {
		worth += 20
	}
	return worth - 2*int(c.Damage)
}
