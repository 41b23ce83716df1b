package balance

import (
	"strings"
	"testing"

	"muster/internal/engine/inference"
)

// TestReasons checks that if the players disagree about the favoured side, the answer gives each player's result.
func TestReasons(t *testing.T) {
	figure := func(share int) Figure {
		return Figure{Share: share, Interval: inference.Interval{Low: share - 30, High: share + 30}, Games: 1000}
	}
	for want, shares := range map[string][2]int{
		"no change needed: it is even with both AIs (Pennants 52%, 95% CI 49-55% with greedy on both sides, " +
			"54%, 95% CI 51-57% with careful)": {520, 540},
		"no change needed: it is even with both AIs (Pennants 46%":                                        {460, 540},
		"no suggestion: it is even with greedy, and the Pennants are favoured with careful (":             {520, 640},
		"no suggestion: it is even with careful, and the Standards are favoured with greedy (":            {360, 520},
		"no suggestion: the two AIs disagree about who is favoured (Pennants 36%":                         {360, 640},
		"no suggestion: both AIs favour the Pennants, but one of them by too little in the first games (": {590, 640},
		"no suggestion: both AIs favour the Standards, but one of them by too little in the first games":  {410, 300},
	} {
		a := LeversAnswer{
			Sides:   pennants(),
			Players: [verifiers]string{"greedy", "careful"}, Aim: Torn, Levers: make([]Lever, 1),
			Base: [verifiers]Figure{figure(shares[0]), figure(shares[1])},
		}
		if got := a.Short()[0].Says.String(); !strings.HasPrefix(got, want) {
			t.Errorf("%v: %q, want %q", shares, got, want)
		}
	}
}

// TestClosest checks that without a certain suggestion the answer names the verified change that came nearest to even
// with both AIs.
func TestClosest(t *testing.T) {
	figure := func(share int) Figure {
		return Figure{Share: share, Interval: inference.Interval{Low: share - 30, High: share + 30}, Games: 1000}
	}
	lever := func(id string, greedy, careful int) Lever {
		x := Lever{Fresh: &[verifiers]Fresh{
			{Before: figure(610), After: figure(greedy)}, {Before: figure(600), After: figure(careful)},
		}}
		x.ID, x.Says = id, "do "+id
		return x
	}
	a := LeversAnswer{
		Sides:   pennants(),
		Players: [verifiers]string{"greedy", "careful"}, Aim: Fix, Base: [verifiers]Figure{figure(610), figure(600)},
		Given: true, File: "a.adventure.toml", Verified: []int{0, 1, 2},
		Levers: []Lever{lever("far", 590, 580), lever("near", 470, 440), lever("one-sided", 500, 650)},
	}
	want := "no sure suggestion: none of 3 changes makes it more even by more than chance (Pennants 61%"
	got := a.Short()[0].Says.String()
	if !strings.HasPrefix(got, want) || !strings.Contains(got, "The most promising: do near. Pennants with greedy: 47%") {
		t.Errorf("%q", got)
	}
	a.Plan.Games = 30_000
	if a.Best() != "" || a.More() != 120_000 {
		t.Errorf("%q is applied, %d games come next", a.Best(), a.More())
	}
	if a.Plan.Games = MostLeverGames; a.More() != 0 {
		t.Errorf("%d games, more than levers take", a.More())
	}
	a.Verified = []int{2}
	if got := a.Short()[0].Says.String(); strings.Contains(got, "promising") || a.More() != 0 {
		t.Errorf("%q, %d", got, a.More())
	}
	a.Verified, a.Suggested = []int{0, 1, 2}, []int{1, 2, 0}
	want = "3 changes make it more even, levers near, one-sided and far; the best is near: do near. Pennants with greedy"
	if got := a.Short()[0].Says.String(); !strings.HasPrefix(got, want) || a.Best() != "near" || a.More() != 0 {
		t.Errorf("%q; %q is applied", got, a.Best())
	}
}

// pennants are the sides of BattleLore.
func pennants() Sides {
	return Sides{{"pennant", "Pennants", "the Pennants"}, {"standard", "Standards", "the Standards"}}
}

// TestSideWords checks that a side of one word and one of several have their verbs and genitives.
func TestSideWords(t *testing.T) {
	for people, want := range map[string]string{
		"the Pennants": "the Pennants are, the Pennants' win", "the top side": "the top side is, the top side's win",
	} {
		if got := are(people) + ", " + owned(people) + " win"; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
