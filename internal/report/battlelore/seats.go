package battlelore

import (
	"fmt"
	"unicode/utf8"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/narrate"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
)

// seats compares the results of two allies within their camp (VAR-RA-09); empty in a game of two players.
func (x *Batch) seats() []string {
	r := x.Report
	if len(r.Seats) == 0 {
		return nil
	}
	wide := 18
	for i := range r.Seats {
		wide = max(wide, 2+utf8.RuneCountInString(whose(&r.Seats[i])))
	}
	lines := []string{"", fmt.Sprintf("%-*s%5s  with the ally", wide, "inside the camp", "won")}
	for i := range r.Seats {
		s := &r.Seats[i]
		lines = append(lines, fmt.Sprintf("%-*s%5d  %d", wide, whose(s), s.Won, s.Shared))
	}
	return lines
}

// whose returns a player and the camp.
func whose(s *matches.SeatStats) string {
	return fmt.Sprintf("%s (%s)", words.Capital(s.Name), narrate.People(s.Camp))
}

// jsonSeat is the result of one of two allies.
type jsonSeat struct {
	Camp   string `json:"camp"`
	Player int    `json:"player"` // 1, or 2 for the ally
	*matches.SeatStats
}

func (x *Batch) seatsJSON() []jsonSeat {
	var out []jsonSeat
	for i := range x.Report.Seats {
		s := &x.Report.Seats[i]
		out = append(out, jsonSeat{s.Camp.String(), seatNumber(s.Player), s})
	}
	return out
}

// jsonShareOf is an ally's share of the camp's banners.
type jsonShareOf struct {
	Camp    string `json:"camp"`
	Player  int    `json:"player"`
	Name    string `json:"name"`
	Marker  int    `json:"marker"`
	Banners int    `json:"banners"`
	Won     bool   `json:"won"`
}

// seatNumber returns a player's number in the camp.
func seatNumber(p battlelore.Player) int { return 1 + int(p)/boards.Camps }

// sharesJSON returns the players of a game of allies.
func (t *GameAnswer) sharesJSON(g *matches.Game) []jsonShareOf {
	var out []jsonShareOf
	b := t.battle
	for p := range battlelore.Player(b.Rules.Seats) {
		if b.Allies() {
			out = append(out, jsonShareOf{
				b.Rules.CampOf[p].String(), seatNumber(p), b.Seat(p), int(b.Rules.Markers[p]), g.Shares[p], g.Best[p],
			})
		}
	}
	return out
}
