package medieval

import (
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/rulebook"
)

// unit is a unit in play.
type unit struct {
	number uint8
	camp   boards.Camp
	row    *rulebook.Unit
	bow    bool
	at     spot
	blocks int
	full   int // blocks at the start
	gone   bool

	// The unit's actions in this turn.
	ordered  bool
	plain    bool // ordered without what the card grants
	inspired bool // it uses the Inspired Action
	done     bool // it moves no more
	joined   bool // nor does it by a card that lets it move again
	moved    bool
	tooFar   bool
	barred   bool
	charging bool
	shot     bool // before the moves
	battled  bool
	bonus    bool // it has had its bonus close combat
}

// leader is a Leader in play. It is attached if a unit of its side stands on its spot (MED-LDR-25).
type leader struct {
	number  uint8
	camp    boards.Camp
	at      spot
	gone    bool
	ordered bool // himself, alone or to detach
	done    bool // he moves no more
}

// fresh resets the turn state of a unit or a Leader.
func (u *unit) fresh() {
	*u = unit{
		number: u.number, camp: u.camp, row: u.row, bow: u.bow, at: u.at, blocks: u.blocks, full: u.full, gone: u.gone,
	}
}

func (l *leader) fresh() { l.ordered, l.done = false, false }

func (u *unit) foot() bool    { return u.row.Arm == rulebook.Foot }
func (u *unit) mounted() bool { return u.row.Arm == rulebook.Mounted }

// whole reports whether the unit is at full strength.
func (u *unit) whole() bool { return u.blocks >= u.full }

// isOneOf reports whether a terrain applies to the unit.
func (u *unit) isOneOf(who string) bool {
	switch who {
	case rulebook.WhoAll:
		return true
	case rulebook.WhoFoot:
		return u.foot()
	case rulebook.WhoMounted:
		return u.mounted()
	case rulebook.WhoFootMissile:
		return u.foot() && u.row.Missile(u.bow)
	}
	return false
}

// of lists a side's units on the board.
func (g *OracleGame) of(c boards.Camp) []*unit {
	var out []*unit
	for _, u := range g.units {
		if !u.gone && u.camp == c {
			out = append(out, u)
		}
	}
	return out
}

// leadersOf lists a side's Leaders on the board.
func (g *OracleGame) leadersOf(c boards.Camp) []*leader {
	var out []*leader
	for _, l := range g.leaders {
		if !l.gone && l.camp == c {
			out = append(out, l)
		}
	}
	return out
}

// on returns the unit on s; nil for none.
func (g *OracleGame) on(s spot) *unit {
	for _, u := range g.units {
		if !u.gone && u.at == s {
			return u
		}
	}
	return nil
}

// leaderOn returns the Leader on s; nil for none.
func (g *OracleGame) leaderOn(s spot) *leader {
	for _, l := range g.leaders {
		if !l.gone && l.at == s {
			return l
		}
	}
	return nil
}

// leaderOf returns the Leader attached to a unit; nil for none.
func (g *OracleGame) leaderOf(u *unit) *leader {
	if l := g.leaderOn(u.at); l != nil && l.camp == u.camp && !u.gone {
		return l
	}
	return nil
}

// unitOf returns the unit that a Leader is attached to; nil for a single Leader.
func (g *OracleGame) unitOf(l *leader) *unit {
	if u := g.on(l.at); u != nil && u.camp == l.camp {
		return u
	}
	return nil
}

// along returns the Leader that moves with a unit: the attached one, unless it was ordered to leave (MED-LDR-03).
func (g *OracleGame) along(u *unit) *leader {
	if l := g.leaderOf(u); l != nil && !l.ordered {
		return l
	}
	return nil
}

// taken returns the hexes with a unit.
func (g *OracleGame) taken() map[spot]bool {
	out := map[spot]bool{}
	for _, u := range g.units {
		if !u.gone {
			out[u.at] = true
		}
	}
	return out
}

// enemyUnitNextTo reports whether a unit of the other side stands next to a spot, without a hex side between them that
// bars blows. Units do not engage across such a side.
func (g *OracleGame) enemyUnitNextTo(c boards.Camp, s spot) bool {
	for _, n := range g.field.next(s) {
		if u := g.on(n); u != nil && u.camp != c && !g.field.walls[fence{s, n}] {
			return true
		}
	}
	return false
}
