package setup

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// Content identifies battles by everything that affects play: the board, the terrain of every hex, the kinds of unit,
// the deck, the armies, the victory conditions. Names, notes and the format of files do not count. The seed counts
// only if it changed the armies or the first player. It is computed on every call, which takes longer than most games:
// only code that writes or reads records calls it.
func (b *Battle) Content() string {
	h := sha256.New()
	r := b.Rules
	fmt.Fprintf(h, "adventure %s\nboard %s\n", b.Adventure.ID, r.Board.Spec().Text())
	for i := range r.Cells {
		fmt.Fprintf(h, "cell %d %s\n", i, cellText(r.Cells[i]))
	}
	// Sight is a function of these, and of the hexes' distances.
	fmt.Fprintf(h, "sight %d %d\n", b.Field.Blocking, b.Field.Elevated)
	for i := range r.Kinds {
		fmt.Fprintf(h, "kind %s %s\n", b.Types[r.Kinds[i].Type], kindText(r.Kinds[i]))
	}
	for i := range r.Cards {
		fmt.Fprintf(h, "card %s %d %s\n", b.Cards[i].ID, r.Copies[i], cardText(r.Cards[i]))
	}
	fmt.Fprintf(h, "units %s\n", listText(r.Setup, placeText))
	fmt.Fprintf(h, "seats %d %s %d first %d\n", r.Seats, listText(r.CampOf[:], campText), r.Hands, r.First)
	fmt.Fprintf(h, "victory %d %s\n", r.Goal, listText(r.Objectives, objectiveText))
	fmt.Fprintf(h, "epic %d %d %d %d %d\n", r.Decisive, r.Margin, r.Marginal, r.Rack, r.Commander[:r.Seats])
	fmt.Fprintf(h, "exits %d %d\n", r.Exits, r.ExitWorth)
	fmt.Fprintf(h, "turns %d %d %d\n", r.LastTurn, r.LastWinner, r.TurnCap)
	if r.Seats > 2 {
		fmt.Fprintf(h, "markers %d\n", r.Markers)
	}
	if r.Places != nil {
		fmt.Fprintf(h, "sites %s\n", placesText(*r.Places))
	}
	if r.Lore != nil {
		fmt.Fprintf(h, "lore %s\n", loreText(*r.Lore))
	}
	if len(r.Gifts) > 0 {
		fmt.Fprintf(h, "gifts %s\n", listText(r.Gifts, giftText))
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}
