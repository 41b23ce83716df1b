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
func windowOf(f *Frame) castTiming { return castTiming{f.Window(), f.Unit, f.Target, f.How} }

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
