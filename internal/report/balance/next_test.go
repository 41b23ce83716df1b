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
		says        inference.Decision
		word        string
		levers, cut bool
		want        string
	}{
		{inference.Above, "ford", true, false, "next: muster balance ford --levers"},
		{inference.Below, "my ford.adventure.toml", true, false, "next: muster balance 'my ford.adventure.toml' --levers"},
		{inference.Even, "ford", true, false, "next: muster print ford"},
		{inference.Even, "ford", false, false, "next: muster print ford"},
		{inference.Above, "ford", false, false, ""}, // the game has no levers, or they are in the answer
		{inference.Above, "-", true, false, ""},
		{inference.Even, "-", true, false, ""},
		{inference.Above, "ford", true, true, ""},
		{inference.Cut, "ford", true, false, ""},
		{inference.Open, "ford", true, false, ""},
	} {
		x := &Adventure{Name: "The Ford", Word: c.word, Matrix: &Matrix{Matrix: &inference.Matrix{}}}
		x.Verdict = Verdict{Sides: Sides{{Soldiers: "Pennants"}, {Soldiers: "Standards"}}, Says: c.says}
		x.Verdict.Share = Share{Points: 100, Thousandths: 500, Games: 100}
		b := &Balance{Sides: x.Verdict.Sides, List: []*Adventure{x}, levers: c.levers}
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
				t.Errorf("%s, verdict %d of %s: %q, want %q", name, c.says, c.word, got, c.want)
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

// changes is a section that suggests a change.
type changes struct {
	Section
	best string
	more int
}

func (c changes) Best() string { return c.best }
func (c changes) More() int    { return c.more }

// TestNextStepOfChange checks that an answer with a suggested change ends with the command that applies it. If a change
// is uncertain, more games come next.
func TestNextStepOfChange(t *testing.T) {
	b := &Balance{levers: false}
	x := &Adventure{Word: "ford", Sections: []Section{changes{}, changes{best: "abcd"}}}
	x.Verdict.Says = inference.Above
	if got := b.next(x).String(); got != "muster balance ford --apply abcd" {
		t.Errorf("%q", got)
	}
	x.Sections = []Section{changes{more: 4000}}
	if got := b.next(x).String(); got != "muster balance ford --levers --lever-games 4000" {
		t.Errorf("%q", got)
	}
	x.Sections = []Section{changes{}}
	if got := b.next(x); got != nil {
		t.Errorf("%q without a change", got)
	}
}
