package playcheck

import (
	"slices"
	"testing"

	"muster/internal/engine/command/boards"
	"muster/internal/testing/checktest"
	"muster/maps/hex"
	"muster/schema"
	"muster/schema/source"
)

func TestLimits(t *testing.T) { checktest.Thresholds(t, "limits", limitsFile) }

// TestShut: a unit leaves a hex over any side that is neither blocked by the hex beyond nor marked on either of the
// two; it cannot leave over the edge.
func TestShut(t *testing.T) {
	b, err := boards.New(boards.Spec{
		Width: 13, RowCount: 11, Lines: [2]int{7, 17}, Setup: boards.SetupRows{Baseline: 1},
	})
	if err != nil {
		t.Fatal(err)
	}
	corner, _, _ := b.ByLabel("A1") // which has two neighbours
	barred := map[hex.Hex]bool{}
	sides := map[hex.Hex]uint8{}
	shut := func() bool { return Shut(b, corner, func(h hex.Hex) (bool, uint8) { return barred[h], sides[h] }) }
	var ways []hex.Dir
	for d := range hex.Dir(hex.Dirs) {
		if b.Neighbour(corner, d) != hex.None {
			ways = append(ways, d)
		}
	}
	if len(ways) != 2 || shut() {
		t.Fatalf("%d ways out of the corner", len(ways))
	}
	if barred[b.Neighbour(corner, ways[0])] = true; shut() {
		t.Error("one way is left")
	}
	if sides[corner] = 1 << ways[1]; !shut() {
		t.Error("the other way is marked")
	}
	sides[corner] = 0
	if sides[b.Neighbour(corner, ways[1])] = 1 << ways[1].Opposite(); !shut() {
		t.Error("the other way is marked from the other side")
	}
}

// TestCards: cards that do more than give orders are left out, and so are values that are no card.
func TestCards(t *testing.T) {
	text := `
[[rulebook.command_cards]]
id = "plain"
effects = [{ do = "order" }, { do = "grant" }]
[[rulebook.command_cards]]
id = "more"
effects = [{ do = "order" }, { do = "draw" }]
[[rulebook.command_cards]]
id = "none"
[[rulebook.command_cards]]
id = "odd"
effects = [3]
`
	doc, _ := schema.NewKinds().Load(source.NewFile("cards.toml", []byte(text)))
	got := Cards(doc, []string{"order", "grant"}, func(id string) int { return len(id) })
	if want := []Card{{"plain", "/rulebook/command_cards/0", 5}}; !slices.Equal(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
