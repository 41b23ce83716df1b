package setup

import (
	"fmt"
	"slices"

	"muster/internal/engine/command/kernel/rulebook"
)

// The engine uses the same values for some numbers of Leader checks, support and evasion in every game, whatever the
// rulebook says.

// Fixed is a number of a row that differs from the engine's fixed value.
type Fixed struct {
	Key  string
	Want string // "hit_dice = 2"
}

// FixedLeader lists the numbers in the row of Leaders that differ from the fixed values (MED-LDR-22, MED-LDR-23,
// MED-LDR-30, MED-LDR-31, MED-LDR-40, MED-LDR-43).
func FixedLeader(row *rulebook.Leader) []Fixed {
	out := fixed([]number{
		{"ignores", row.Ignores, 1}, {"hit_dice", row.Hit, 2}, {"lost_dice", row.Lost, 1}, {"escape_dice", row.Escape, 1},
		{"evade_least", row.Least, 1},
	})
	if !slices.Equal(row.Bonus, []string{rulebook.Foot}) {
		out = append(out, Fixed{"bonus", `bonus = ["foot"]`})
	}
	return out
}

// FixedSupport lists the numbers in the row of support that differ from the fixed values (MED-SUP-01, MED-EVD-01).
func FixedSupport(row *rulebook.Support) []Fixed {
	return fixed([]number{{"neighbours", row.Neighbours, 2}, {"ignores", row.Ignores, 1}, {"evade", row.Evade, 2}})
}

// number is a number of a row and its fixed value.
type number struct {
	key      string
	is, want int
}

func fixed(list []number) []Fixed {
	var out []Fixed
	for _, n := range list {
		if n.is != n.want {
			out = append(out, Fixed{n.key, fmt.Sprintf("%s = %d", n.key, n.want)})
		}
	}
	return out
}
