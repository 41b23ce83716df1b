package schema

import (
	"fmt"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"muster/schema/source"
)

// bigAdventure returns an adventure of about 250 lines and 8 KB, with 70 rows of units.
func bigAdventure() []byte {
	var b strings.Builder
	b.WriteString(`kind = "adventure"
format = 1
id = "the-toll-bridge"
name = "The Toll Bridge"
author = "A. Reader"
date = "Midsummer, 1356"
type = "lore"
map = "two-oaks"
boxes = ["base", "call-to-arms"]
first = "standard"
background = """
The toll of the bridge has doubled, and the levy of the valley is on the march. The reeve holds the far bank with
what he could hire, and the river is high.
"""

[victory]
banners = 6
[[victory.objectives]]
name = "The bridge"
at = ["e4", "e5"]
banners = 1

`)
	for _, camp := range []string{"pennant", "standard"} {
		fmt.Fprintf(
			&b,
			"[%s]\narmy = \"The Free Company\"\ncommander = \"Jeanne\"\ncommand_cards = 5\ncouncil = { commander = 2, wizard "+
				"= 1, rogue = 3 }\n",
			camp,
		)
		for i := range 35 {
			fmt.Fprintf(
				&b,
				"[[%s.units]]\ntype = \"blue-human-sword\" # the second line of the left wing\nat = [\"C%d\", \"D%d\", \"e%d\"]\n",
				camp,
				i%9+1,
				i%8+1,
				i%7+1,
			)
		}
	}
	b.WriteString("\n[[rules]]\nname = \"Toll\"\ntext = \"The first unit to cross pays.\"\n")
	return []byte(b.String())
}

func BenchmarkLoad(b *testing.B) {
	text := bigAdventure()
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if _, found := game().Load(source.NewFile("a.adventure.toml", text)); len(found) > 0 {
			b.Fatal(found)
		}
	}
}

// BenchmarkStages measures the stages of Load one by one.
func BenchmarkStages(b *testing.B) {
	text := bigAdventure()
	f := source.NewFile("a.adventure.toml", text)
	b.Run("walk", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			source.Check(f)
		}
	})
	b.Run("index", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			source.NewIndex(f)
		}
	})
	b.Run("toml", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			tree := map[string]any{}
			if err := toml.Unmarshal(text, &tree); err != nil {
				b.Fatal(err)
			}
		}
	})
	d, _ := game().Load(f)
	b.Run("accept", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if !game().shape("adventure").accepts(map[string]any(d.Tree)) {
				b.Fatal("refused")
			}
		}
	})
	b.Run("validator", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if err := game().validator("adventure").Validate(map[string]any(d.Tree)); err != nil {
				b.Fatal(err)
			}
		}
	})
}
