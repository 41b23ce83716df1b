package battlelore

import (
	"math"

	"muster/internal/engine/command/boards"
)

// Shares are each player's parts of the camp's banners, in a game of allies (VAR-RA-04); otherwise the zero value.
type Shares struct {
	Scored [MaxPlayers]uint8 // banners for units killed, and for units that left the field
	// Holder is, by camp and objective, one more than the player in whose turn the camp began to hold it.
	Holder [boards.Camps][MaxObjectives]uint8
}

// allied reports whether a camp has two players with own units (VAR-RA-01).
func (r *Rules) allied() bool { return r.Seats > boards.Camps }

// after returns the player whose turn comes next: by turn marker, the lowest after the highest (VAR-RA-03).
func (r *Rules) after(p Player) Player { return r.next[p] }

// linkMarkers computes the order of turns. Players without markers play in the order of their numbers.
func (r *Rules) linkMarkers() {
	var order [MaxPlayers]Player
	for p := range Player(r.Seats) {
		i := int(p)
		for ; i > 0 && r.Markers[order[i-1]] > r.Markers[p]; i-- {
			order[i] = order[i-1]
		}
		order[i] = p
	}
	for i, p := range order[:r.Seats] {
		r.next[p] = order[(i+1)%r.Seats]
		r.last[r.next[p]] = p
	}
}

// opponent returns the enemy whose card a player can counter: the one whose turn was last. Camps take turns, so it is
// of the other camp.
func (r *Rules) opponent(p Player) Player { return r.last[p] }

// director returns the player who controls a unit now: the active player who ordered it, otherwise its own
// (VAR-RA-04).
func (s *State) director(u *Unit) Player {
	if u.Marks&Ordered != 0 {
		return s.Active
	}
	return u.Owner
}

// fighter returns the player who fights for an attacker: in a battle back the unit's own player, otherwise the one who
// ordered it.
func (s *State) fighter(u *Unit, how CombatMode) Player {
	if how&Back != 0 {
		return u.Owner // VAR-RA-05, R-282
	}
	return s.director(u) // VAR-RA-04
}

// price returns the number of orders that a unit costs the active player. An ally's costs two (VAR-RA-04, R-276),
// unless the card being played is for both players' units (VAR-RA-07).
func (s *State) price(r *Rules, u *Unit) int8 {
	if u.Owner == s.Active {
		return 1
	}
	if o := &s.Orders; !o.Fall && o.Card.Card != NoCard {
		if r.Cards[o.Card.Card].Allies { // VAR-RA-07
			return 1
		}
	}
	return 2
}

// taker returns the enemy who profits by a unit's end. In the enemy's turn it is the active player, who orders and
// directs (VAR-RA-04). In the own turn it is the player who strikes it, with a Lore card, a power or in a battle back.
// Otherwise it is the enemy whose turn comes next, as when a creature of the unit's own camp tramples it or a token
// kills it.
func (s *State) taker(r *Rules, u *Unit) Player {
	if r.CampOf[s.Active] != u.Camp {
		return s.Active
	}
	if r.Lore != nil && s.Lore.Depth > 0 {
		if c := &s.Lore.Casts[s.Lore.Depth-1]; c.Card != NoCard && r.CampOf[c.Caster] != u.Camp {
			return c.Caster
		}
	}
	for d := int(s.Depth) - 1; d >= 0; d-- {
		f := &s.Frames[d]
		if f.Kind != InBattle && f.Kind != InPower && f.Kind != InRetreat {
			continue
		}
		switch by := &s.Units[f.Unit]; {
		case by.Camp != u.Camp:
			return s.fighter(by, f.CombatMode)
		case by == u && f.Kind == InBattle && s.Lore.Battle.Turned: // its own strikes, turned by a card (house)
			return s.Lore.Battle.By
		}
	}
	return r.after(s.Active)
}

// credit records that a player took banners for the camp (VAR-RA-04).
func (s *State) credit(r *Rules, p Player, n uint8) {
	n = min(n, math.MaxUint8-s.Banners[r.CampOf[p]]) // far beyond every goal: two kings for 99 each, and then a third one
	s.Banners[r.CampOf[p]] += n
	if r.allied() {
		s.Shares.Scored[p] += n
	}
}

// Share returns a player's part of the camp's banners: those that the player took, and those of objectives that the
// camp began to hold in the player's turn. In a game of two it is all of them.
func (r *Rules) Share(s *State, p Player) int {
	camp := r.CampOf[p]
	if !r.allied() {
		return r.Score(s, camp)
	}
	n := int(s.Shares.Scored[p])
	for i := range r.Objectives {
		if s.Held[camp]&(1<<i) != 0 && s.Shares.Holder[camp][i] == uint8(p)+1 {
			n += r.Objectives[i].Banners
		}
	}
	return n
}

// Best lists the players of a camp with most banners in it, in the order of their numbers: of the camp that won, the
// winners. Allies who took the same number share it (VAR-RA-09, R-281).
func (r *Rules) Best(s *State, camp boards.Camp) (list [MaxPlayers]Player, n int) {
	most := -1
	for p := range Player(r.Seats) {
		if r.CampOf[p] != camp {
			continue
		}
		share := r.Share(s, p)
		if share > most {
			most, n = share, 0
		}
		if share == most {
			list[n] = p
			n++
		}
	}
	return list, n
}

// judgeAllies ends the game at the end of a turn in which a camp has reached its goal: the camp with more banners wins
// (VAR-RA-09, R-281). With equal banners there is no winner.
func (s *State) judgeAllies(r *Rules, log *Log) {
	for c := range boards.Camp(boards.Camps) {
		if s.Ended == Playing && r.Goal[c] > 0 && r.Score(s, c) >= r.Goal[c] { // VAR-RA-09
			s.end(ByBanners, s.ahead(r), log)
		}
	}
}

// allyFee returns the additional price of an ally's unit as the target of a Lore card: one token (VAR-RA-08, R-278).
func (s *State) allyFee(r *Rules, p Player, u *Unit) int8 {
	if u.Owner != p && u.Camp == r.CampOf[p] {
		return 1
	}
	return 0
}

// mayStillCast reports whether a player may still play a Lore card in this turn: one in the player's own turn and one
// in the opponent's (BL-LOR-04). Of two allies only one may, and in their camp's turns only the active one (VAR-RA-06,
//
func (s *State) mayStillCast(r *Rules, p Player) bool {
	if r.CampOf[p] == r.CampOf[s.Active] {
		return p == s.Active && !s.Lore.Seats[p].Own
	}
	for q := range Player(r.Seats) {
		if r.CampOf[q] == r.CampOf[p] && s.Lore.Seats[q].Other {
			return false
		}
	}
	return true
}

// picksRival reports whether the player of a Lore card chooses between two opponents: in the player's own turn
// (VAR-RA-08, R-278). A reaction means the active player.
func (s *State) picksRival(r *Rules, c *Cast) bool {
	return r.allied() && r.Lore.Cards[c.Card].Target.What == AtOpponent && r.CampOf[c.Caster] == r.CampOf[s.Active]
}

// rivals lists the opponents at whom a card may be played, while none is named: those on whom it has an effect
// (BL-LOR-03).
func (s *State) rivals(r *Rules, a *aim, c *Cast, buf []Action) []Action {
	for p := range Player(r.Seats) {
		if c.N == 0 && s.picksRival(r, c) && r.CampOf[p] != r.CampOf[c.Caster] && s.worthwhile(r, a, p) {
			buf = append(buf, TargetPlayerAction(p))
		}
	}
	return buf
}

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

// Chooser returns the player who chooses an action. For a unit that is the unit's holder; for cards and for the units
// that a Tactic card orders it is the Lord Commander (EP-PLY-01, EP-PLY-03). Passing concerns all of them, and counts
// as the Lord Commander's action.
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
