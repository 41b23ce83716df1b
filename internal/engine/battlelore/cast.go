package battlelore

// windowRow is the row of InWindow: a player may answer.
var windowRow = frameRow{
	Name: "an answer by a Lore card", Legal: (*State).legalWindow, Take: (*State).takeWindow,
	Run: (*State).runWindow,
}

// Steps of InWindow.
const (
	toAsk uint8 = iota // the next player is looked for
	askWaits
)

// ask opens a window in which players may play a Lore card before the step below goes on; only when a player can
// (BL-LOR-02). The active player comes first (house rule).
func (s *State) ask(r *Rules, m castTiming) bool {
	if r.Lore == nil {
		return false
	}
	for k := range r.Seats {
		if p := s.inOrder(r, k); s.asked(r, p, m) { // BL-LOR-02
			s.push(windowFrame(p, &m, k+1))
			return true
		}
	}
	return false
}

// windowFrame asks a player in a window; asked counts the players considered so far, including this one.
func windowFrame(who Player, m *castTiming, asked int) Frame {
	f := m.frame(InWindow, who)
	f.Step, f.Left, f.Gone = askWaits, int8(m.Window), int8(asked)
	return f
}

// Window returns the window of InWindow.
func (f *Frame) Window() Window { return Window(f.Left) }

// inOrder returns the k-th player to be asked: the active one, then in the order of turns. So of two enemies the one
// who plays next is asked before the ally (VAR-RA-06).
func (s *State) inOrder(r *Rules, k int) Player {
	p := s.Active
	for range k {
		p = r.after(p)
	}
	return p
}

// asked reports whether a window is for a player who has a card for it.
func (s *State) asked(r *Rules, p Player, m castTiming) bool {
	seat := &s.Lore.Seats[p]
	if seat.Cards == 0 {
		return false
	}
	mine := r.CampOf[p]
	switch m.Window {
	case WithCard:
		if p != s.Active {
			return false
		}
	case WithLore:
		if p != s.casting().Caster {
			return false
		}
	case AfterRoll: // own Combat phase: no roll of a battle back by who is not at turn
		if p != s.Active || s.Units[m.Unit].Camp != mine {
			return false
		}
	case OnLore:
		if mine == r.CampOf[s.casting().Caster] {
			return false
		}
	case OnCard, OnMove:
		if mine == r.CampOf[s.Active] {
			return false
		}
	case OnFight, OnRoll:
		if mine == s.Units[m.Unit].Camp {
			return false
		}
	}
	return (m.Window == WithLore || s.mayStillCast(r, p)) && s.anyCast(r, p, m)
}

// windowOf returns the timing of a window.
func windowOf(f *Frame) castTiming { return castTiming{f.Window(), f.Unit, f.Target, f.CombatMode} }

// runWindow asks one player after the other.
func (s *State) runWindow(r *Rules, f *Frame, _ *Log) bool {
	if f.Step == askWaits {
		return true
	}
	for int(f.Gone) < r.Seats {
		p := s.inOrder(r, int(f.Gone))
		f.Gone++
		if s.stillOpen(f) && s.asked(r, p, windowOf(f)) {
			f.Decider, f.Step = p, askWaits
			return true
		}
	}
	s.pop()
	return false
}

// stillOpen reports whether the subject of the window still exists after the cards played in it.
func (s *State) stillOpen(f *Frame) bool {
	switch f.Window() {
	case OnLore:
		return !s.casting().Cancelled
	case OnFight, AfterRoll, OnRoll:
		b := &s.Frames[s.Depth-2]
		return b.Step != battleOver && !s.brokenOff(b)
	case OnMove:
		return s.Units[f.Unit].At >= 0
	}
	return true
}

// legalWindow lists the cards that the player asked may play, or none of them.
func (s *State) legalWindow(r *Rules, f *Frame, buf []Action) []Action {
	return s.legalCasts(r, f.Decider, windowOf(f), append(buf, PassAction()))
}

func (s *State) takeWindow(r *Rules, f *Frame, a Action, log *Log) {
	f.Step = toAsk
	if a.Kind() == PlayLore {
		s.cast(r, f.Decider, a.LoreCard(), windowOf(f), log)
	}
}

// castCost returns a player's price of a Lore card, and its level: without a master of its class on the council it
// costs more and has level 1 (BL-LOR-07).
func (s *State) castCost(r *Rules, p Player, card uint8) (cost, level int) {
	c := &r.Lore.Cards[card]
	cost, level = int(c.Cost), int(s.Lore.Seats[p].Council[c.Class])
	if level == 0 {
		return cost + int(r.Lore.Stranger), 1
	}
	return cost, level
}

// aimCost returns the additional price of aiming a card at a unit: 0, except for an ally's unit instead of an own one
// (VAR-RA-08, R-278).
func (s *State) aimCost(r *Rules, p Player, i uint8) int { return int(s.allyFee(r, p, &s.Units[i])) }

// markCast records that a player has played the Lore card of the turn (BL-LOR-04, R-210).
func (s *State) markCast(p Player) {
	if p == s.Active {
		s.Lore.Seats[p].Own = true
	} else {
		s.Lore.Seats[p].Other = true
	}
}

// mayCast reports whether a player may play a Lore card of the hand now (BL-LOR-02, BL-LOR-03). The window must be the
// card's, and it must have a target. The player must be able to pay, and must not have played a Lore card yet this
// turn.
func (s *State) mayCast(r *Rules, p Player, card uint8, m castTiming) bool {
	c := &r.Lore.Cards[card]
	switch {
	case c.Window != m.Window: // R-211; R-212: nothing answers what lies in an earlier phase
		return false
	case m.Window != WithLore && !s.mayStillCast(r, p): // BL-LOR-04: a card played with another one does not count
		return false
	case s.Lore.Depth == MaxCasts || s.Depth+castRoom > MaxFrames:
		return false
	}
	switch m.Window {
	case OnFight, AfterRoll, OnRoll:
		if c.Melee && m.CombatMode&Melee == 0 || c.Ranged && m.CombatMode&Melee != 0 {
			return false
		}
	}
	cost, level := s.castCost(r, p, card)
	purse := int(s.Lore.Seats[p].Tokens) - cost
	if purse < 0 {
		return false
	}
	a := aim{card: c, who: p, camp: r.CampOf[p], level: level, at: m, purse: purse}
	return s.anyAim(r, &a)
}

// castRoom is the number of frames that a card may need above the interrupted one.
const castRoom = 4

// anyCast reports whether a player may play a card of the hand now. Most cards have another window, so that is checked
// first.
func (s *State) anyCast(r *Rules, p Player, m castTiming) bool {
	seat := &s.Lore.Seats[p]
	for _, card := range seat.Hand[:seat.Cards] {
		if r.windows[card] == m.Window && s.mayCast(r, p, card, m) {
			return true
		}
	}
	return false
}

// legalCasts lists the Lore cards that a player may play now.
func (s *State) legalCasts(r *Rules, p Player, m castTiming, buf []Action) []Action {
	if r.Lore == nil {
		return buf
	}
	seat := &s.Lore.Seats[p]
	for _, card := range seat.Hand[:seat.Cards] {
		if r.windows[card] == m.Window && s.mayCast(r, p, card, m) {
			buf = append(buf, PlayLoreAction(card))
		}
	}
	return buf
}

// allowsCastOf reports whether legalCasts lists an action.
func (s *State) allowsCastOf(r *Rules, p Player, m castTiming, a Action) bool {
	if r.Lore == nil || int(a.LoreCard()) >= len(r.Lore.Cards) || a != PlayLoreAction(a.LoreCard()) {
		return false
	}
	seat := &s.Lore.Seats[p]
	for _, card := range seat.Hand[:seat.Cards] {
		if card == a.LoreCard() {
			return s.mayCast(r, p, card, m)
		}
	}
	return false
}

// castRow is the row of InCast: a Lore card is played.
var castRow = frameRow{
	Name: "a Lore card", Legal: (*State).legalCast, Take: (*State).takeCast,
	Run: (*State).runCast, Allows: (*State).allowsCast,
}

// Steps of InCast (BL-LOR-03): the price is paid, the targets are named, others answer, and the effects are applied.
const (
	toAim       uint8 = iota // targets are to be named
	aimWaits                 // ... and the player does so
	toAnswer                 // an own card may go with it
	toCounter                // others may answer it
	toEffects                // the next deed is done
	effectWaits              // ... and a player chooses
	castOver
)

// castTiming is the occasion of a Lore card: the window, and the attack or the move that it is about.
type castTiming struct {
	Window     Window
	Unit       uint8 // the unit that attacks or moves; NoUnit: any unit of the window
	Target     uint8
	CombatMode CombatMode
}

// frame is one that is about what the moment is about.
func (m *castTiming) frame(k FrameKind, who Player) Frame {
	f := bare(k, who)
	f.Unit, f.Target, f.CombatMode = m.Unit, m.Target, m.CombatMode
	return f
}

// timingOf is the moment in which the card of a frame was played.
func (c *Cast) timingOf(f *Frame) castTiming {
	return castTiming{c.Window, f.Unit, f.Target, f.CombatMode}
}

// casting returns the card on top.
func (s *State) casting() *Cast { return &s.Lore.Casts[s.Lore.Depth-1] }

// cast plays a Lore card: it leaves the hand and is paid for (BL-LOR-03).
func (s *State) cast(r *Rules, p Player, card uint8, m castTiming, log *Log) {
	cost, level := s.castCost(r, p, card)
	s.Lore.Seats[p].give(card)
	s.markCast(p) // it is the player's one card of this turn, but for one that goes with another card of his
	s.pay(p, cost, log)
	s.Lore.Casts[s.Lore.Depth] = Cast{
		Card: card, Caster: p, Level: uint8(level), Paid: uint8(cost), Window: m.Window, Back: NoCard,
	}
	s.Lore.Depth++
	s.push(m.frame(InCast, p))
	log.add(playerEvent(LorePlayed, p, card, cost))
}

// runCast goes through a card up to the next choice.
func (s *State) runCast(r *Rules, f *Frame, log *Log) bool {
	c := s.casting()
	switch f.Step {
	case toAim:
		f.Step = aimWaits
		s.aimAtOnce(r, f, c, log)
	case aimWaits:
		return s.runAim(r, f, c, log)
	case toAnswer:
		f.Step = toCounter
		if c.Window != WithLore {
			s.ask(r, castTiming{WithLore, NoUnit, NoUnit, 0})
		}
	case toCounter:
		f.Step = toEffects
		s.ask(r, castTiming{OnLore, NoUnit, NoUnit, 0})
	case toEffects:
		if c.Cancelled {
			log.add(playerEvent(LoreCancelled, c.Caster, c.Card, 0))
			f.Step = castOver
			return false
		}
		if s.runEffect(r, f, c, log) {
			f.Step = effectWaits
			return true
		}
	case castOver:
		s.endCast(c, log)
	default:
		return true
	}
	return false
}

// endCast puts the card away: into the discards, or back into the hand when another card goes to the discards in its
// place. A cancelled card is lost, with the tokens paid for it (house); then the other card goes back to the
// hand. The other one is in Back only after its own effects: until then it is on the table itself, and a card
// is in one place only.
func (s *State) endCast(c *Cast, log *Log) {
	switch {
	case c.Back != NoCard:
		back, spent := c.Card, c.Back
		if c.Cancelled {
			back, spent = spent, back
		}
		s.Lore.Seats[c.Caster].take(back)
		log.add(playerEvent(LoreReturned, c.Caster, back, 0))
		s.Lore.Spent.Put(spent)
	case c.Beside:
		s.answered().Back = c.Card
	default:
		s.Lore.Spent.Put(c.Card)
	}
	*c = noCast
	s.Lore.Depth--
	s.pop()
}

// legalCast lists what the player may choose while a card is being played.
func (s *State) legalCast(r *Rules, f *Frame, buf []Action) []Action {
	c := s.casting()
	if f.Step == effectWaits {
		return s.legalEffect(r, f, c, buf)
	}
	return s.legalAim(r, f, c, buf)
}

// allowsCast reports whether legalCast lists an action. Where units may go makes a long list, which it does without.
func (s *State) allowsCast(r *Rules, f *Frame, a Action) bool {
	if c := s.casting(); f.Step == effectWaits && a.Kind() == TargetHex {
		d := c.effectOf(r)
		if d.Do != Moves && d.Do != Places || int(a.Unit()) >= len(r.Setup) || a.arg() >= len(r.Cells) {
			return false
		}
		to := s.ends(r, c, d, a.Unit())
		return to.Has(a.Hex())
	}
	var list [MaxUnits + 1]Action
	for _, legal := range s.legalCast(r, f, list[:0]) {
		if legal == a {
			return true
		}
	}
	return false
}

func (s *State) takeCast(r *Rules, f *Frame, a Action, log *Log) {
	c := s.casting()
	if f.Step == effectWaits {
		f.Step = toEffects
		s.takeEffect(r, f, c, a, log)
		return
	}
	s.takeAim(r, f, c, a, log)
}
