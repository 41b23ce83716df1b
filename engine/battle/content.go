package battle

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"

	"muster/engine"
	"muster/engine/rulebook"
)

// Content tells battles apart by everything that they are played with: the board, what lies on every hex, the kinds of
// unit, the deck, the armies, how the battle is won. Names, notes and the way in which files are written do not count,
// and the seed does only where it changed the armies or the first player. It is worked out anew each time, which takes longer
// than most games: only what writes a game down or reads one asks.
func (b *Battle) Content() string {
	h := sha256.New()
	r := b.Rules
	fmt.Fprintf(h, "adventure %s\nboard %+v\n", b.Adventure.ID, r.Board.Spec())
	for i := range r.Cells {
		fmt.Fprintf(h, "cell %d %+v\n", i, r.Cells[i])
	}
	// Sight is a function of these, and of the hexes' distances.
	fmt.Fprintf(h, "sight %v %v\n", b.Field.Blocking, b.Field.Elevated)
	for i := range r.Kinds {
		fmt.Fprintf(h, "kind %s %s\n", b.Types[r.Kinds[i].Type], kindText(r.Kinds[i]))
	}
	for i := range r.Cards {
		fmt.Fprintf(h, "card %s %d %+v\n", b.Cards[i].ID, r.Copies[i], cardText(r.Cards[i]))
	}
	fmt.Fprintf(h, "units %+v\n", r.Setup)
	fmt.Fprintf(h, "seats %d %v %v first %d\n", r.Seats, r.CampOf, r.Hands, r.First)
	fmt.Fprintf(h, "victory %v %+v\n", r.Goal, r.Objectives)
	fmt.Fprintf(h, "epic %d %d %d %d %v\n", r.Decisive, r.Margin, r.Marginal, r.Rack, r.Commander[:r.Seats])
	fmt.Fprintf(h, "exits %v %v\n", r.Exits, r.ExitWorth)
	fmt.Fprintf(h, "turns %d %d %d\n", r.LastTurn, r.LastWinner, r.TurnCap)
	if r.Seats > 2 {
		fmt.Fprintf(h, "markers %v\n", r.Markers)
	}
	if r.Sites != nil {
		fmt.Fprintf(h, "sites %+v\n", *r.Sites)
	}
	if r.Lore != nil {
		fmt.Fprintf(h, "lore %s\n", loreText(*r.Lore))
	}
	if len(r.Gifts) > 0 {
		fmt.Fprintf(h, "gifts %+v\n", r.Gifts)
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// loreText is what a battle with Lore has besides, in full; without shares but of what was paid it reads as it did
// before there were any.
func loreText(l engine.LoreRules) string {
	none := fmt.Sprintf(" Share:%+v", engine.Share{})
	paid := fmt.Sprintf(" Share:%+v", shareOf(rulebook.ByPaid, nil))
	as := strings.NewReplacer(none+" PerLore", " PerLore", none, " Paid:false", paid, " Paid:true")
	return as.Replace(fmt.Sprintf("%+v", l))
}

// cardText is a Command card in full; without allies it reads as it did before there were any.
func cardText(c engine.Card) string {
	return strings.Replace(fmt.Sprintf("%+v", c), " Allies:false", "", 1)
}

// kindText is a kind of unit in full. Troops read as they did before there were creatures and decreed levels, so that
// what was recorded then is known again.
func kindText(k engine.Kind) string {
	text := strings.Replace(fmt.Sprintf("%+v", k), " Decreed:0", "", 1)
	return strings.Replace(text, fmt.Sprintf(" Beast:%+v", engine.Beast{}), "", 1)
}
