package battlelore

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
)

// CTA-SPC-03, CTA-SPC-06: changes of units by Specialists are listed before the game, since unit names do not show
// them.
func TestRearmedUnitsAreTold(t *testing.T) {
	c := library.New(nil, 1)
	s, refused := setup.Open(c, c.Library(rulebook.KindAdventure, "the-padded-rolls"), setup.Options{})
	if len(refused) > 0 {
		t.Fatal(refused)
	}
	bows, figures := 0, 0
	for seed := uint64(1); seed < 60 && (bows == 0 || figures == 0); seed++ {
		b, refused := s.Battle(seed)
		if len(refused) > 0 {
			continue
		}
		told := rearmed(b)
		for i := range b.Deployment.Placed {
			p := &b.Deployment.Placed[i]
			label, here := b.Field.Hexes.Label(p.Hex), 0
			for _, line := range told {
				if _, at, _ := strings.Cut(line, ": "); slices.Contains(strings.Fields(at), label) {
					here++
				}
			}
			want := 0
			if !p.Token() && p.Weapon != "" && p.Weapon != p.Unit.Weapon {
				want, bows = want+1, bows+1
			}
			if !p.Token() && p.Figures > b.Field.Rules.Figures(p.Unit) {
				want, figures = want+1, figures+1
			}
			if here != want {
				t.Errorf("seed %d: %s at %s is in %d lines, want %d: %q", seed, p.Unit.ID, label, here, want, told)
			}
		}
	}
	if bows == 0 || figures == 0 {
		t.Errorf("%d units got another weapon, %d more figures", bows, figures)
	}
}
