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

	now  [runewars.MaxSeats]uint64 // areas that a seat controls
	last [runewars.MaxAreas]uint8  // last controller of each area: its seat, plus one
	loud bool                      // something happened in this season
}

// see reads the events of a choice, and the state after it.
func (f *Facts) see(r *runewars.Rules, s *runewars.State, events []runewars.Event) {
	f.Moments++
	for i := range events {
		f.event(&events[i])
		if events[i].Kind == runewars.SeasonBegan {
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
		}
	case runewars.VictoryClaimed:
		f.Claims[seat]++
	case runewars.VictoryFailed:
		f.Failed[seat]++
	case runewars.SeatOut:
		f.Out |= 1 << seat
	}
}
