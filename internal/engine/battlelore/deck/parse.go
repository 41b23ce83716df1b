package deck

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// ParseDraw reads the compact form. fault words an error, "" for none.
func ParseDraw(text string) (d Draw, fault string) {
	rest, scout, scouted := strings.Cut(text, "+")
	guards, reserve, held := strings.Cut(rest, "/")
	words := strings.Split(guards, ",")
	if len(words) != int(SlotReserve) {
		return Draw{}, fmt.Sprintf("%q is not a draw: write right wing, centre, left wing and reserve, such as 3,5,1/7", text)
	}
	words = append(words, reserve, scout)
	var cards [Slots]CardName
	for i, w := range words {
		if Slot(i) == SlotReserve && !held || Slot(i) == SlotScout && !scouted {
			continue
		}
		name, ok := ParseCardName(w)
		if !ok {
			return Draw{}, fmt.Sprintf("%q is not a card number in the draw %q", w, text)
		}
		if slices.Contains(cards[:i], name) {
			return Draw{}, fmt.Sprintf("card %s is in the draw %q twice", name, text)
		}
		cards[i] = name
	}
	return NewDraw(cards), ""
}

// ParseCardName reads "pennant-a:3" or "3".
func ParseCardName(text string) (CardName, bool) {
	set, number, named := strings.Cut(strings.TrimSpace(text), ":")
	if !named {
		set, number = "", set
	}
	n, err := strconv.Atoi(strings.TrimSpace(number))
	if err != nil || n < 1 || named && set == "" || strings.ContainsAny(set, ",/+ ") {
		return CardName{}, false
	}
	return CardName{set, n}, true
}
