package battlelore

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
)

// BL-BAT-03: whole battles between the first unit and the second, with the dice and the answers written down. Answers
// number the options from 0: passing comes first, then units by number and hexes from the top left.
func TestFights(t *testing.T) {
	for _, c := range []struct {
		rule, lies, rolls string
		answers           []int
		log, stand        string
	}{
		{"BL-HIT-01, BL-HIT-02", "pennant blue-human-sword E5, standard green-human-bow F5", "gsb", nil,
			"loses 1 2 by 0", "E5x4 F5x2"},
		{"BL-RET-01, BL-FOL-01", "pennant blue-human-sword E5, standard green-human-bow F5", "fll", []int{0, 1},
			"back 1 55 67|gains 0 54 55", "F5x4 e4x4"},
		{"BL-RET-03", "pennant blue-human-sword E1, standard green-human-bow F1", "ffl", nil,
			"blocked 1 2|loses 1 2 by 1", "E1x4 F1x2"},
		{"BL-RET-02, CTA-TER-01", "pennant blue-human-sword E5, standard green-human-bow F5, river e4, side F5 se, cliff F5",
			"ff", nil,
			"blocked 1 2|loses 1 2 by 1", "E5x4 F5x2"}, // 2 dice up a cliff
		{"BL-MOR-04, BL-MOR-05", "standard blue-human-sword E5, pennant green-goblin-sword F5", "fll gb", []int{0, 0, 0},
			"back 1 55 42|back 1 42 29|panic 1 2|loses 1 1 by 2", "E5x4 E7x3"},
		{"BL-MOR-05: only hexes that were covered", "standard blue-human-sword E7, pennant green-goblin-sword e8", "ffl r",
			[]int{0, 0},
			"back 1 17 4|blocked 1 3|loses 1 3 by 1|panic 1 1", "E7x4 E9x1"},
		{"BL-MOR-02, BL-MOR-03", "pennant blue-human-sword E5, standard blue-dwarf-sword F5", "fll fbl", []int{1, 1, 0},
			"ignores 1 1 of 1|battles back 1 0|dice 3|loses 0 1 by 0|back 0 54 41", "d6x3 F5x4"},
		{"BL-MOR-02: not after it has left its hex", "pennant blue-human-sword E5, standard blue-dwarf-sword F5", "fll",
			[]int{0, 0, 0},
			"back 1 55 67", "E5x4 e4x4"},
		{"R-178", "pennant green-human-bow E5, standard blue-dwarf-sword G5", "bf", []int{1}, "loses 1 1 by 0|ignores 1 1 " +
			"of 1", "E5x4 G5x3"},
		{"BL-FOL-02, BL-FOL-03", "pennant blue-human-horse E5, standard green-human-bow F5, standard blue-human-sword H5",
			"fll fll", []int{0, 1, 4, 1, 0, 1},
			"back 1 55 67|gains 0 54 55|pursues 0 55 56|attack 0 2 at 1|dice 3|back 2 57 69|gains 0 56 57", "H5x3 e4x4 g4x4"},
		{"BL-CRE-03", "pennant blue-human-sword E5, standard giant-spider F5", "gsl bb", []int{0}, "critical 1 2",
			"E5x4 F5x1"},
		{"BL-CRE-03: a Hydra's necks", "pennant blue-human-sword E5, standard hydra F5", "bsb", []int{0}, "loses 1 2 by 0",
			"E5x4 F5x1"},
		{"BL-CRE-05, BL-CRE-07", "pennant blue-human-sword E5, standard giant-spider F5", "ffl", []int{0, 0, 0},
			"ignores 1 1 of 2|back 1 55 67|back 1 67 79", "E5x4 E3x1"},
		{"BL-CRE-08, BL-CRE-09", "pennant blue-human-sword E5, standard giant-spider F5, standard blue-human-sword e4, " +
			"river f4", "ffl bb", []int{0},
			"ignores 1 1 of 2|blocked 1 2|critical 1 2|tramples 1 2 2|loses 2 2 by 3", "E5x4 F5x1 e4x2"},
	} {
		g := position(t, c.lies)
		table := &scripted{t: t, rolls: strings.Fields(c.rolls), answers: c.answers}
		g.table = table
		g.attack(g.units[0], g.units[1], how{melee: beside(g.units[0].at, g.units[1].at) >= 0})
		log := strings.Join(g.Log[2:], "|")
		if stand := g.standing(); log != c.log || stand != c.stand || len(table.rolls)+len(table.answers) > 0 {
			t.Errorf(
				"%s: %s: %s\n got %s: %s\nwant %s: %s; left %v %v",
				c.rule,
				c.lies,
				c.rolls,
				log,
				stand,
				c.log,
				c.stand,
				table.rolls,
				table.answers,
			)
		}
	}
}

// standing writes down where units stand and how many figures they have.
func (g *OracleGame) standing() string {
	b := rulebook.Base().Boards.Get("standard").Geometry
	var out []string
	for _, u := range g.units {
		if !u.gone {
			out = append(out, b.Label(g.label(u.at))+"x"+string(rune('0'+u.figures)))
		}
	}
	return strings.Join(out, " ")
}
