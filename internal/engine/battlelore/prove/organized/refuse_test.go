package organized_test

import (
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// CTA-ORG-03, R-010, R-011: a matchup that the mode refuses is refused by itself, and the others are answered.
func TestEnumerateOrganizedRefuses(t *testing.T) {
	f := deploytest.Lay(t, nil)
	var sets []*deck.Set
	for _, id := range []string{"a", "b", "c", "d"} {
		def := deploytest.Definition("pennant", []string{". . . .", ". . .", ". bs . .", ". . ."})
		def.ID = id
		sets = append(sets, deploytest.Link(t, def))
	}
	short := deploytest.Definition("standard")
	short.Cards = short.Cards[:6]
	good := organized.Matchup{Sets: [boards.Camps][2]*deck.Set{{sets[0], sets[1]}, {sets[2], sets[3]}}}
	for _, c := range []struct {
		name string
		sets [boards.Camps][2]*deck.Set
		want pieces.RefusalKind
	}{
		{"none", [boards.Camps][2]*deck.Set{{sets[0], nil}, {sets[2], sets[3]}}, pieces.NoSet},
		{"twice", [boards.Camps][2]*deck.Set{{sets[0], sets[0]}, {sets[2], sets[3]}}, pieces.SameSet},
		{"shared", [boards.Camps][2]*deck.Set{{sets[0], sets[1]}, {sets[1], sets[3]}}, pieces.SharedSet},
		{"bad", [boards.Camps][2]*deck.Set{{sets[0], sets[1]}, {deploytest.Link(t, short), sets[3]}}, pieces.BadSet},
	} {
		done := 0
		r := organized.Enumerate(
			f,
			[]organized.Matchup{{Sets: c.sets}, good},
			deploy.Options{},
			2,
			func(n, _ int) { done = n },
		)
		if len(r.Refused) > 0 || len(r.Pairings) != 2 || done != 2 {
			t.Fatalf("%s: refused %v, %d pairings, %d done", c.name, r.Refused, len(r.Pairings), done)
		}
		if p := r.Pairings[0]; len(p.Refused) == 0 || p.Refused[0].Kind != c.want || p.Pairs != 0 {
			t.Errorf("%s: refused %+v, want %v", c.name, p.Refused, c.want)
		}
		if p := r.Pairings[1]; len(p.Refused) > 0 || p.Pairs != 24_024*24_024 {
			t.Errorf("%s: the good one is refused: %+v, %d pairs", c.name, p.Refused, p.Pairs)
		}
	}
	matchups := []organized.Matchup{good}
	for name, r := range map[string]*organized.Report{
		"field":   organized.Enumerate(nil, matchups, deploy.Options{}, 1, nil),
		"reserve": organized.Enumerate(f, matchups, deploy.Options{Reserve: "three"}, 1, nil),
		"zone":    organized.Enumerate(f, matchups, deploy.Options{Zone: 9}, 1, nil),
		"owner":   organized.Enumerate(f, matchups, deploy.Options{Owner: 7}, 1, nil),
	} {
		if len(r.Refused) == 0 || len(r.Pairings) > 0 {
			t.Errorf("%s: refused %v, %d pairings", name, r.Refused, len(r.Pairings))
		}
	}
	if r := organized.Enumerate(
		f,
		matchups,
		deploy.Options{Boxes: []string{"attic"}},
		1,
		nil,
	); len(
		r.Pairings[0].Refused,
	) == 0 {
		t.Error("an unknown box is not refused")
	}
	shared := []organized.Matchup{{Sets: [boards.Camps][2]*deck.Set{{sets[0], sets[1]}, {sets[1], sets[0]}}}}
	two := deploy.Options{Boxes: []string{"base", "call-to-arms", "call-to-arms"}}
	if p := organized.Enumerate(f, shared, two, 1, nil).Pairings[0]; len(p.Refused) > 0 || p.Pairs != 24_024*24_024 {
		t.Errorf("R-291: with two copies of the expansion shared sets are refused: %+v", p.Refused)
	}
	if r := organized.Enumerate(f, nil, deploy.Options{}, 0, nil); len(r.Refused) > 0 || len(r.Pairings) != 0 {
		t.Errorf("no matchups: %+v", r)
	}
}
