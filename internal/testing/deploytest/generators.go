package deploytest

import (
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/command/boards"

	"pgregory.net/rapid"
)

// CellsOf returns the cells of a card on the boards of the tests, front rank first.
func CellsOf(board string) []int {
	if board == "standard-l1" {
		return []int{3, 4, 3, 4}
	}
	return []int{4, 3, 4, 3}
}

// AnyDefinition generates a set for a board: cards of up to most units, sometimes of few types, so that many sets run
// short.
func AnyDefinition(t *rapid.T, board string, camp boards.Camp, most int) *deploycards.Set {
	symbols := rapid.Permutation(symbolsOf(camp)).Draw(t, "types")
	symbols = symbols[:rapid.IntRange(1, len(symbols)).Draw(t, "number of types")]
	cards := make([][]string, deck.CardsInSet)
	for i := range cards {
		cells := make([]string, 14)
		for j := range cells {
			cells[j] = "."
		}
		for range rapid.IntRange(0, most).Draw(t, "units") {
			at := rapid.IntRange(0, len(cells)-1).Draw(t, "cell")
			cells[at] = rapid.SampledFrom(symbols).Draw(t, "unit")
		}
		from := 0
		for _, n := range CellsOf(board) {
			cards[i] = append(cards[i], strings.Join(cells[from:from+n], " "))
			from += n
		}
	}
	def := Definition(camp.String(), cards...)
	def.Board = board
	numbers := rapid.Permutation([]int{1, 2, 3, 4, 5, 6, 7}).Draw(t, "numbers")
	for i := range def.Cards {
		def.Cards[i].Number = numbers[i]
	}
	return def
}

// AnyGround generates a board with many impassable hexes in its first rows, and some that only look impassable.
func AnyGround(t *rapid.T) map[string]string {
	at := map[string]string{}
	labels := []string{
		"A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1", "J1", "K1", "L1", "M1",
		"a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "B3", "F3", "G3", "J3", "e4", "i4", "l4",
		"A9", "B9", "C9", "D9", "E9", "F9", "G9", "H9", "I9", "J9", "K9", "L9", "M9",
		"a8", "b8", "c8", "i8", "l8", "D7", "H7", "L7", "d6", "h6", "l6",
	}
	for _, label := range labels {
		if s := rapid.SampledFrom([]string{".", "R", "R", "F", "W"}).Draw(t, label); s != "." {
			at[label] = s
		}
	}
	return at
}
