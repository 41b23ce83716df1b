package matches

import (
	"math/bits"

	"muster/internal/engine/runewars"
)

// Facts are the statistics of one game about its realm and its factions.
type Facts struct {
	Seasons int // seasons that began
	Quiet   int // seasons without battles, diplomacy or changes of control
	Battles int
	Parleys int
	Turns   int                                     // Orders that were resolved
	Orders  [runewars.MaxSeats][runewars.Orders]int // ... by seat and Order
	Bonuses [runewars.MaxSeats][runewars.Orders]int // Supremacy Bonuses
	Won     [runewars.MaxSeats]int                  // battles that a seat has won
	Claims  [runewars.MaxSeats]int                  // Victory cards that were put down
	Failed  [runewars.MaxSeats]int                  // ... and taken back
	Out     uint8                                   // seats that went out, a bit each
	Held    [runewars.MaxSeats]uint64               // areas that a seat controlled at some time
	Runes   [runewars.MaxSeats]int                  // dragon runes at the end
	Areas   [runewars.MaxSeats]int                  // at the end
	Moments int                                     // choices and the start

	// Runes that lay in an area, in seasons, and how often the control of one went from a seat to another one while a rune
	// lay there.
	Lay  [runewars.MaxAreas]int
	Lost [runewars.MaxAreas]int

	Blood  FirstBattle
	Leader Lead // in dragon runes

	now  [runewars.MaxSeats]uint64 // areas that a seat controls
	last [runewars.MaxAreas]uint8  // last controller of each area: its seat, plus one
	loud bool                      // something happened in this season
}

// FirstBattle is the first battle of a game.
type FirstBattle struct {
	Season int   // counted from 1; 0 without a battle
	Won    uint8 // the seat that won it, plus one; 0 for neutral units
	over   bool
}

// Lead is the seat with the most dragon runes, at the end of each season.
type Lead struct {
	First   uint8 // the first seat that had more than each other one, plus one; 0 for none
	Now     uint8 // the last such seat, plus one
	Changes int   // times that another seat took the lead
	Since   int   // the season from which the last leader led until the end; 0: it did not
}

// look updates the lead after a season.
func (l *Lead) look(r *runewars.Rules, s *runewars.State, season int) {
	best, leader := -1, uint8(0)
	for seat := range r.Seats {
		switch n := int(runewars.See(r, s, uint8(seat)).Runes()); {
		case n > best:
			best, leader = n, uint8(seat)+1
		case n == best:
			leader = 0
		}
	}
	switch {
	case leader == 0:
		l.Since = 0
		return
	case l.First == 0:
		l.First = leader
	case leader != l.Now:
		l.Changes++
		l.Since = 0
	}
	if l.Now = leader; l.Since == 0 {
		l.Since = season
	}
}

// see reads the events of a choice, and the state after it.
func (f *Facts) see(r *runewars.Rules, s *runewars.State, events []runewars.Event) {
	f.Moments++
	for i := range events {
		f.event(&events[i])
		if events[i].Kind == runewars.SeasonBegan {
			if f.Seasons > 1 {
				f.Leader.look(r, s, f.Seasons-1)
			}
			for a := range r.Areas {
				if s.Areas[a].Rune != runewars.NoRune {
					f.Lay[a]++
				}
			}
		}
	}
	for seat := range r.Seats {
		held := s.Held[seat]
		f.loud = f.loud || f.Moments > 1 && held != f.now[seat] // the state at the start is not an event
		for new := held &^ f.now[seat]; new != 0; new &= new - 1 {
			a := bits.TrailingZeros64(new)
			if f.last[a] != 0 && f.last[a] != uint8(seat)+1 && s.Areas[a].Rune != runewars.NoRune {
				f.Lost[a]++
			}
			f.last[a] = uint8(seat) + 1
		}
		f.now[seat], f.Held[seat] = held, f.Held[seat]|held
	}
	if !s.Over() {
		return
	}
	f.season()
	f.Leader.look(r, s, f.Seasons)
	for seat := range r.Seats {
		f.Runes[seat] = int(runewars.See(r, s, uint8(seat)).Runes())
		f.Areas[seat] = bits.OnesCount64(s.Held[seat])
	}
}

// season closes the current season.
func (f *Facts) season() {
	if f.Seasons > 0 && !f.loud {
		f.Quiet++
	}
	f.loud = false
}

func (f *Facts) event(e *runewars.Event) {
	seat := e.Seat & (runewars.MaxSeats - 1)
	switch e.Kind {
	case runewars.SeasonBegan:
		f.season()
		f.Seasons++
	case runewars.BattleBegan:
		f.Battles, f.loud = f.Battles+1, true
		if f.Battles == 1 {
			f.Blood.Season = max(f.Seasons, 1)
		}
	case runewars.ParleyBegan:
		f.Parleys, f.loud = f.Parleys+1, true
	case runewars.OrderBegan:
		f.Turns++
		f.Orders[seat][e.Card%runewars.Orders]++
	case runewars.BonusWon:
		f.Bonuses[seat][e.Card%runewars.Orders]++
	case runewars.BattleEnded:
		if e.Seat < runewars.MaxSeats {
			f.Won[seat]++
			if !f.Blood.over {
				f.Blood.Won = seat + 1
			}
		}
		f.Blood.over = true
	case runewars.VictoryClaimed:
		f.Claims[seat]++
	case runewars.VictoryFailed:
		f.Failed[seat]++
	case runewars.SeatOut:
		f.Out |= 1 << seat
	}
}
