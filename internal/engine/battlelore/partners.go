package battlelore

import "muster/internal/engine/command/boards"

// Post is a player's place in a camp of several players, as the camp sees the field: the Lord Commander in the centre,
// a Field Marshal on either wing (EP-PLY-01).
type Post = boards.Section

// Holder returns the player of a unit in a camp of several players during a turn. It is the player of the unit's
// section at the start of the turn, so that a unit that crosses a line stays with its player (EP-PLY-01, R-263). A hex
// on a line between two sections belongs to the centre. The units of a wing without a Field Marshal are the Lord
// Commander's (EP-PLY-02).
func (r *Rules) Holder(s *State, i uint8) Post {
	u := &s.Units[i]
	if u.From < 0 { // it came into play in this turn: by the cards, which are his
		return boards.Centre
	}
	in := r.section[u.Camp][u.From]
	for _, wing := range [...]boards.Section{boards.Left, boards.Right} {
		if in == boards.Sections(1<<wing) && r.Marshals[u.Camp]&(1<<wing) != 0 {
			return wing
		}
	}
	return boards.Centre
}

// Chooser returns the player who chooses an action: the unit's holder for a unit, and the Lord Commander for cards and
// for the units that a Tactic card orders (EP-PLY-01, EP-PLY-03). Passing concerns them all, and counts as the Lord
// Commander's.
func (r *Rules) Chooser(s *State, a Action) Post {
	f := s.top()
	if a.Kind() == PlayLore {
		return boards.Centre
	}
	switch f.Kind {
	case InOrders:
		if a.Kind() == GiveOrder && s.Orders.bySection(r) {
			return r.Holder(s, a.Unit())
		}
	case InMoves, InCombat:
		if a.Kind() != Pass {
			return r.Holder(s, a.Unit())
		}
	case InBattle:
		if f.Step == replyWaits {
			return r.Holder(s, f.Target)
		}
		return r.Holder(s, f.Unit)
	case InVolley, InFlags, InRetreat, InFlight:
		return r.Holder(s, f.Unit)
	case InPower:
		if a.Kind() == TargetUnit {
			return r.Holder(s, a.Unit())
		}
		return r.Holder(s, f.Unit)
	}
	return boards.Centre
}

// Chooser returns the player who chooses an action, in a camp of several players.
func (v View) Chooser(a Action) Post { return v.rules.Chooser(v.state, a) }
