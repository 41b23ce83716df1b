package rulebook

import (
	"fmt"
	"strings"

	"muster/internal/adventures/effect"
	"muster/internal/engine/command/field"
)

// Layers of a hex: one ground, at most one feature. A row's table decides its layer.
const (
	Ground  = field.Ground
	Feature = field.Feature
)

// The units that a terrain affects.
const (
	WhoAll         = "all"
	WhoFoot        = "foot"
	WhoMounted     = "mounted"
	WhoFootMissile = "foot-missile" // foot with a ranged weapon
)

// Whos are the words for the units that a terrain affects.
func Whos() []string { return []string{WhoAll, WhoFoot, WhoMounted, WhoFootMissile} }

func terrainLine(t *Terrain) string {
	parts := []string{t.Layer}
	if t.Symbol != "" {
		parts = append(parts, fmt.Sprintf("symbol %q", t.Symbol))
	}
	switch {
	case t.Layer == Ground && !t.Pass:
		parts = append(parts, "impassable")
	case t.Layer != Ground && t.Pass:
		parts = append(parts, "makes its hex passable")
	}
	if t.Stop {
		parts = append(parts, "stop")
	}
	if t.NoBattleOnEntry {
		parts = append(parts, "no battle on entry"+effect.When(t.MayBattle != "", " but for "+t.MayBattle))
	}
	if t.CapIn > 0 {
		parts = append(parts, fmt.Sprintf("at most %s in", effect.Count(t.CapIn, "die")))
	}
	if t.CapInElevated > 0 {
		parts = append(parts, fmt.Sprintf("%d from elevated ground", t.CapInElevated))
	}
	if t.CapOut > 0 {
		parts = append(parts, fmt.Sprintf("at most %s out", effect.Count(t.CapOut, "die")))
	}
	if t.Bold > 0 {
		parts = append(parts, fmt.Sprintf("%s ignored (%s)", effect.Count(t.Bold, "flag"), t.Who))
	}
	if t.IgnoreStrikes > 0 {
		parts = append(parts, fmt.Sprintf("%s ignored (%s)", effect.Count(t.IgnoreStrikes, "sword"), t.Who))
	}
	if t.Sight != "" {
		parts = append(parts, "sight "+t.Sight)
	}
	return strings.Join(parts, ", ")
}
