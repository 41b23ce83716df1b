package battlelore

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/narrate"
	"muster/internal/engine/battlelore/setup"
	"muster/report"
)

// loreLines returns the Lore state besides the board: the players' hands, and tokens on units.
func loreLines(b *setup.Battle, s *battlelore.State) []string {
	if b.Rules.Lore == nil {
		return nil
	}
	var lines []string
	for p := range battlelore.Player(b.Rules.Seats) {
		seat := &s.Lore.Seats[p]
		hand := loreHand(b, seat)
		if len(hand) == 0 {
			hand = []string{"no Lore card"}
		}
		lines = append(lines, fmt.Sprintf("%s: %s; %s", narrate.Seat(b, p), report.Counted(int(seat.Tokens), "Lore token"),
			strings.Join(hand, ", ")))
	}
	for i := range b.Units {
		var on []string
		if n := int(s.Units[i].Store); n > 0 {
			on = append(on, report.Counted(n, "Lore token"))
		}
		if on = append(on, tokensOn(b, s, i)...); len(on) > 0 {
			name := b.TypeNames[b.Rules.Kinds[s.Units[i].Kind].Type]
			lines = append(lines, fmt.Sprintf("%s at %s: %s", name, b.Field.Hexes.Label(s.Units[i].At), strings.Join(on, ", ")))
		}
	}
	return lines
}

// loreHand names the Lore cards of a hand.
func loreHand(b *setup.Battle, seat *battlelore.LoreSeat) []string {
	var out []string
	for _, card := range seat.Hand[:seat.Cards] {
		out = append(out, b.LoreCards[card].Name)
	}
	return out
}

// tokensOn names the tokens on a unit.
func tokensOn(b *setup.Battle, s *battlelore.State, unit int) []string {
	var out []string
	for _, m := range s.Lore.Markers[:s.Lore.Marked] {
		if int(m.Unit) == unit {
			out = append(out, b.Tokens[m.Kind])
		}
	}
	return out
}

// jsonLore is the Lore state of a game.
type jsonLore struct {
	Pool  int            `json:"pool"` // tokens in the pool
	Seats []jsonLoreSeat `json:"seats"`
}

type jsonLoreSeat struct {
	Camp    string         `json:"camp"`
	Council map[string]int `json:"council"` // encoding/json sorts the keys
	Tokens  int            `json:"tokens"`
	Cards   []string       `json:"cards"`
}

func loreJSON(b *setup.Battle, s *battlelore.State) *jsonLore {
	if b.Rules.Lore == nil {
		return nil
	}
	out := &jsonLore{Pool: int(s.Lore.Pool), Seats: []jsonLoreSeat{}}
	for p := range b.Rules.Seats {
		seat := &s.Lore.Seats[p]
		row := jsonLoreSeat{Camp: b.Rules.CampOf[p].String(), Council: map[string]int{}, Tokens: int(seat.Tokens),
			Cards: []string{}}
		for i, level := range seat.Council {
			if level > 0 {
				row.Council[setup.SeatName(i)] = int(level)
			}
		}
		for _, card := range seat.Hand[:seat.Cards] {
			row.Cards = append(row.Cards, b.LoreCards[card].ID)
		}
		out.Seats = append(out.Seats, row)
	}
	return out
}
