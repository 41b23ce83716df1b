package runewars

import (
	"fmt"
	"math/bits"
	"strings"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/narrate"
	"muster/internal/engine/runewars/setup"
	"muster/report"
)

// chronicle collects the events of a game by turn.
type chronicle struct {
	game  *setup.Game
	turns []turnLine
	held  [runewars.MaxSeats]uint64 // as the newest choice was made
	year  int
	part  runewars.Season
}

// turnLine is one Order in short, or the effects of a season before its first Order.
type turnLine struct {
	year   int
	part   runewars.Season
	season int   // its number
	seat   uint8 // NoSeat: no seat's turn
	order  uint8
	bonus  bool
	won    [runewars.MaxSeats]uint64 // areas that came under a seat's control
	notes  []string
	raised [runewars.MaxSeats]int
	lost   [runewars.MaxSeats]int
	hands  [runewars.MaxSeats]int // influence, more or less
}

// watch records events. Areas that change hands belong to the turn with the choice.
func (c *chronicle) watch(s *runewars.State, events []runewars.Event) {
	chosen := len(c.turns) - 1
	for i := range events {
		c.see(&events[i])
	}
	if chosen >= 0 && chosen < len(c.turns) {
		for seat := range c.held {
			c.turns[chosen].won[seat] |= s.Held[seat] &^ c.held[seat]
		}
	}
	c.held = s.Held
}

// begin starts a line.
func (c *chronicle) begin(t turnLine) {
	t.year, t.part = c.year, c.part
	t.season = runewars.Seasons*(c.year-1) + int(c.part) + 1
	c.turns = append(c.turns, t)
}

func (c *chronicle) see(e *runewars.Event) {
	switch e.Kind {
	case runewars.SeasonBegan:
		c.year, c.part = e.Year(), e.Season()
		c.begin(turnLine{seat: runewars.NoSeat, order: runewars.NoOrder})
		return
	case runewars.OrderBegan:
		c.begin(turnLine{seat: e.Seat, order: e.Card})
		return
	}
	if len(c.turns) == 0 {
		return
	}
	t := &c.turns[len(c.turns)-1]
	if e.Seat < runewars.MaxSeats {
		c.counts(t, e)
	}
	if e.Kind == runewars.BonusWon {
		t.bonus = true
	}
	if note := c.note(t, e); note != "" {
		t.notes = append(t.notes, note)
	}
}

// counts adds up numeric effects.
func (c *chronicle) counts(t *turnLine, e *runewars.Event) {
	switch e.Kind {
	case runewars.UnitsRaised:
		t.raised[e.Seat] += e.Count()
	case runewars.UnitsDestroyed:
		t.lost[e.Seat] += e.Count()
	case runewars.InfluenceGained:
		t.hands[e.Seat] += e.Influence()
	case runewars.InfluencePaid, runewars.ParleyBegan:
		t.hands[e.Seat] -= e.Influence()
	}
}

// note returns a short description of an event; "" for none.
func (c *chronicle) note(t *turnLine, e *runewars.Event) string {
	seat, area := func() string { return narrate.Seat(c.game, e.Seat) }, narrate.Area(c.game, e.Area)
	switch e.Kind {
	case runewars.BattleBegan:
		return fmt.Sprintf("fights %s in %s", narrate.Seat(c.game, e.Foe()), area)
	case runewars.BattleEnded:
		if e.Seat == t.seat {
			return "wins"
		}
		return seat() + " wins"
	case runewars.NeutralsJoined:
		return "allies in " + area
	case runewars.NeutralsFled:
		return "neutral units leave " + area
	case runewars.StrongholdBuilt:
		return "stronghold in " + area
	case runewars.StrongholdTaken:
		return "takes the stronghold in " + area
	case runewars.StrongholdRazed:
		return fmt.Sprintf("%s loses the stronghold in %s", seat(), area)
	case runewars.StrongholdRepaired:
		return "repairs " + area
	case runewars.DevelopmentBuilt:
		return "builds in " + area
	case runewars.RunesMixed, runewars.RuneMoved:
		return "rearranges runes"
	case runewars.RunePlaced:
		return "a rune in " + area
	case runewars.HeroJoined:
		return "a hero in " + area
	case runewars.VictoryClaimed:
		return "proves the runes"
	case runewars.VictoryFailed:
		return seat() + " takes the Victory card back"
	case runewars.SeatOut:
		return seat() + " is out"
	}
	return ""
}

// brought returns the gains of a turn.
func (t *turnLine) brought(g *setup.Game) string {
	parts := append([]string{}, t.notes...)
	for seat := range g.Factions {
		var of []string
		if n := bits.OnesCount64(t.won[seat]); n > 0 {
			of = append(of, "takes "+areasOf(g, t.won[seat]))
		}
		if n := t.raised[seat]; n > 0 {
			of = append(of, "raises "+report.Counted(n, "unit"))
		}
		if n := t.lost[seat]; n > 0 {
			of = append(of, "loses "+report.Counted(n, "unit"))
		}
		if n := t.hands[seat]; n != 0 {
			of = append(of, fmt.Sprintf("influence %+d", n))
		}
		if len(of) > 0 {
			text := strings.Join(of, ", ")
			if seat != int(t.seat) {
				text = g.Factions[seat].Name + " " + text
			}
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, "; ")
}

// table returns a line for each turn, up to a season, under a heading.
func (c *chronicle) table(last int) []string {
	wide := len("faction")
	for _, f := range c.game.Factions {
		wide = max(wide, len(f.Name))
	}
	lines := []string{fmt.Sprintf("year  season  %-*s  Order             what it brought", wide, "faction")}
	for i := range c.turns {
		t := &c.turns[i]
		if t.season > last {
			break
		}
		brought, who, order := t.brought(c.game), "-", "-"
		if t.seat != runewars.NoSeat {
			who, order = narrate.Seat(c.game, t.seat), narrate.Order(t.order)
		} else if brought == "" {
			continue
		}
		if t.bonus {
			order += " +"
		}
		lines = append(lines, strings.TrimRight(fmt.Sprintf("%4d  %-6s  %-*s  %-17s %s", t.year, narrate.Season(t.part),
			wide, who, order, brought), " "))
	}
	return lines
}
