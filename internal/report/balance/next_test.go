package balance

import (
	"strings"
	"testing"

	"muster/internal/engine/inference"
	"muster/report"
)

// TestNextStep checks that the report on one adventure ends with the right command to type next.
func TestNextStep(t *testing.T) {
	for _, c := range []struct {
		share       int
		word        string
		levers, cut bool
		want        string
	}{
		{600, "ford", true, false, "next: muster balance ford --levers"},
		{400, "my ford.adventure.toml", true, false, "next: muster balance 'my ford.adventure.toml' --levers"},
		{500, "ford", true, false, "next: muster print ford"},
		{500, "ford", false, false, "next: muster print ford"},
		{600, "ford", false, false, ""}, // the game has no levers, or they are in the answer
		{600, "-", true, false, ""},
		{500, "-", true, false, ""},
		{600, "ford", true, true, ""},
		{545, "ford", true, false, "next: muster balance ford --levers"},
		{544, "ford", true, false, "next: muster print ford"},
	} {
		x := &Adventure{Name: "The Ford", Word: c.word, Matrix: &Matrix{Matrix: &inference.Matrix{}}}
		x.Estimate = &Estimate{Sides: Sides{{Soldiers: "Pennants"}, {Soldiers: "Standards"}}, Players: []string{"greedy"}}
		x.Estimate.Share = Share{Thousandths: c.share, Games: 100}
		b := &Balance{Sides: x.Estimate.Sides, List: []*Adventure{x}, levers: c.levers}
		b.Players, b.Interrupted = []string{"greedy"}, c.cut
		for name, lines := range map[string][]string{
			"brief": report.Plain(report.Brief(b.Reports(), report.PageWidth)), "full": b.Lines(),
		} {
			got := ""
			for _, l := range lines {
				if strings.HasPrefix(l, "next: ") {
					got = l
				}
			}
			if got != c.want {
				t.Errorf("%s, %d of %s: %q, want %q", name, c.share, c.word, got, c.want)
			}
			if len(lines) > report.BriefLines {
				t.Errorf("%s: %d lines", name, len(lines))
			}
		}
		b.List = append(b.List, x)
		if all := strings.Join(b.Lines(), "\n"); strings.Contains(all, "next: ") {
			t.Errorf("of two adventures:\n%s", all)
		}
	}
}

// found is a section that suggests a change.
type found struct {
	Section
	best string
	more int
}

func (c found) Best() string { return c.best }
func (c found) More() int    { return c.more }

// TestNextStepOfChange checks that an answer with a suggested change ends with the command that applies it. If a change
// is uncertain, more games come next.
func TestNextStepOfChange(t *testing.T) {
	b := &Balance{levers: false}
	x := &Adventure{Word: "ford", Sections: []Section{found{}, found{best: "abcd"}}}
	x.Estimate = &Estimate{Share: Share{Thousandths: 600, Games: 100}}
	if got := b.next(x).String(); got != "muster balance ford --apply abcd" {
		t.Errorf("%q", got)
	}
	x.Sections = []Section{found{more: 4000}}
	if got := b.next(x).String(); got != "muster balance ford --levers --lever-games 4000" {
		t.Errorf("%q", got)
	}
	x.Sections = []Section{found{}}
	if got := b.next(x); got != nil {
		t.Errorf("%q without a change", got)
	}
}
