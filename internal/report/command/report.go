package command

import (
	"fmt"
	"math/big"
	"strings"

	"muster/report"
)

// Lines returns the answer for the terminal.
func (a *Answer) Lines() []string { return a.report().Lines() }

// Reports returns the answer as a page.
func (a *Answer) Reports() []*report.Report { return []*report.Report{a.report()} }

func (a *Answer) report() *report.Report {
	o := a.Outcome()
	r := &report.Report{Title: a.Attacker.Name + " against " + a.Defender.Name}
	how := a.Words.Close
	if !a.Close {
		how = fmt.Sprintf("%s at %d hexes", a.Words.Far, a.Asked.Distance())
	}
	lead := fmt.Sprintf("%s from %s into %s. Exact. Both units are at full strength.", how, a.Attacker.TerrainName,
		a.Defender.TerrainName)
	if a.Asked.Moved {
		lead += " The attacker has moved."
	}
	if a.Asked.Supported {
		lead += " The defender is supported."
	}
	r.Lead = []report.Text{report.Words(lead)}
	r.Short = a.short(o)
	r.Parts = []report.Part{a.lost(o)}
	return r
}

// short returns the main results.
func (a *Answer) short(o *Outcome) []report.Point {
	point := func(name string, says ...report.Text) report.Point {
		return report.Point{Name: report.Words(name), Says: report.Concat(says...)}
	}
	out := []report.Point{
		point("dice", a.dice()),
		point("faces that hit", a.faces()),
	}
	mean, _ := o.Mean().Float64()
	return append(out,
		point(a.Words.Figure+"s lost", report.Wordsf("%.2f of %d on average", mean, a.Roll.Figures)),
		point("whole unit lost", report.Words(decimal(o.Lost[a.Roll.Figures]))),
		point("at least one flag", report.Words(decimal(o.Flag)+"; "), a.flag()),
		point("retreat of a surviving unit", report.Words(decimal(o.Back)+"; "), a.ignored()),
	)
}

// decimal formats a chance for a sentence.
func decimal(r *big.Rat) string {
	if r.Sign() == 0 {
		return "0%"
	}
	return report.CellText(chance(r))
}

// dice describes the number of dice, and the limits that reduce it.
func (a *Answer) dice() report.Text {
	out := report.Wordsf("%d; %d of the unit", a.Roll.Dice, a.Full).Cite(a.DiceRules...)
	var limits []string
	for _, limit := range []struct {
		most       int
		way, where string
	}{{a.Out, "out of", a.Attacker.TerrainName}, {a.In, "into", a.Defender.TerrainName}} {
		if limit.most > 0 && limit.most < a.Full {
			limits = append(limits, fmt.Sprintf("at most %d %s %s", limit.most, limit.way, limit.where))
		}
	}
	if limits != nil {
		out = report.Concat(out, report.Words(", "+strings.Join(limits, ", ")).Cite(a.LimitRules...))
	}
	return out
}

// faces describes the faces that hit.
func (a *Answer) faces() report.Text {
	var list []report.Text
	for _, f := range a.Faces {
		list = append(list, report.Words(f.Name).Cite(f.Rules...))
	}
	out := report.Join(list, ", ")
	if a.Roll.Strike && a.Roll.Spared > 0 {
		out = report.Concat(out, report.Wordsf("; the target ignores %d %s", a.Roll.Spared, a.Words.Strike).
			Cite(a.SparedRules...))
	}
	if a.Roll.Strike && a.Roll.Anew {
		out = report.Concat(out, report.Wordsf("; each %s is rolled again for more", a.Words.Strike))
	}
	if a.Roll.Again {
		out = report.Concat(out, report.Words("; each hit is rolled again, and only the colour counts").Cite("BL-CRE-03"))
	}
	return out
}

// flag describes the effect of a flag.
func (a *Answer) flag() report.Text {
	if a.Retreat.Hexes == 0 {
		return report.Words("the target never retreats")
	}
	return report.Wordsf("each drives the target back %s", hexes(a.Retreat.Hexes)).Cite(a.Retreat.Rules...)
}

// ignored describes how many flags are ignored.
func (a *Answer) ignored() report.Text {
	if a.Roll.Ignores == 0 {
		return report.Words("the target ignores no flag")
	}
	return report.Words("the target can ignore " + report.Counted(a.Roll.Ignores, "flag")).
		Cite(a.Retreat.Ignores...)
}

func hexes(n int) string {
	if n == 1 {
		return "1 hex"
	}
	return fmt.Sprintf("%d hexes", n)
}

// lost returns the distribution of lost figures.
func (a *Answer) lost(o *Outcome) report.Part {
	p := report.Part{Title: report.Words("Chance to lose " + a.Words.Figure + "s"), Main: true}
	head := []string{a.Words.Figure + "s"}
	for n := range o.Lost {
		head = append(head, fmt.Sprint(n))
	}
	p.Table.Head(head...)
	add := func(name string, list []*big.Rat) {
		row := []report.Cell{report.Word(name)}
		for _, r := range list {
			row = append(row, chance(r))
		}
		p.Table.Add(row...)
	}
	add("exactly", o.Lost)
	add("at least", o.AtLeast())
	if a.Evading != nil {
		add("if it evades", a.Evading.Outcome().Lost)
		p.Notes = append(p.Notes, report.Words("If the target evades, only its class hits, and flags do nothing").
			Cite(a.EvadeRules...))
	}
	p.Notes = append(p.Notes, a.Notes...)
	p.Notes = append(p.Notes, report.Words("Not counted: "+strings.Join(a.Omits, ", ")+"."))
	return p
}
