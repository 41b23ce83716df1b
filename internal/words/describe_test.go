package words

import (
	"strings"
	"testing"
)

// Numbers agree with what they count, names stand inside sentences, and a line keeps to its columns.
func TestWords(t *testing.T) {
	for got, want := range map[string]string{
		CountOf(1, "block"): "1 block", CountOf(3, "block"): "3 blocks", Dice(1): "1 die", Dice(2): "2 dice",
		Hexes(1): "1 hex", Hexes(0): "0 hexes", Capital("earl"): "Earl", Lower("Green bowmen"): "green bowmen",
		LowerArticle("The ford"): "the ford", LowerArticle("A ford"): "a ford", LowerArticle("Harrow"): "Harrow",
		Faces([]string{"red", "flag"}, []uint8{2, 1}): "2 red, flag", Faces([]string{"red"}, []uint8{0}): "none",
		Either(true, "one", "two"): "one", Either(false, "", "two"): "two",
		Fill("{unit} to {hex 2}.", strings.ToUpper): "UNIT to HEX 2.", Fill("none", nil): "none",
		Line("moves", "%s to %s", "x", "y"): "  moves    x to y", Line("", "%s", "x"): "           x",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
