package cardcheck

import (
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/checktest"
)

func TestTargets(t *testing.T) {
	var made []string // by banner, as the rulebook names them
	for _, b := range rulebook.Base().Banners.All() {
		made = append(made, b.ID+"-card")
		for c := range boards.Camp(boards.Camps) {
			made = append(made, b.ID+"-"+c.String())
		}
	}
	checktest.Thresholds(t, "targets", targetsFile, made...)
}
