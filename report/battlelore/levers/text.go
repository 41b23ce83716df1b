package levers

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"muster/engine/battlelore/variants"
	"muster/engine/inference"
	"muster/report"
)

// rows is how many levers a table shows, reasons how many reasons why others are none; the JSON has all.
const (
	rows    = 24
	reasons = 3
)

// percent is a number of thousandths as a percentage to one place, without its sign.
func percent(n int) string { return report.Tenths(n) }

// signed is a number of thousandths in points of a hundred, with its sign.
func signed(n int) string {
	if n > 0 {
		return "+" + percent(n)
	}
	return percent(n)
}

func between(i inference.Interval, says func(int) string) string {
	return says(i.Low) + " to " + says(i.High)
}

// String is a figure for people: "47.0% (42.1 to 51.9%)".
func (f Figure) String() string {
	if f.Games == 0 {
		return "not known"
	}
	return fmt.Sprintf("%s%% (%s%%)", percent(f.Share), between(f.Interval, percent))
}

// drawn is the part of games that nobody won.
func (f Figure) drawn() report.Cell {
	if f.Drawn == 0 {
		return report.Nothing{}
	}
	return report.Wordf("%s%%", percent((f.Drawn*thousand+f.Games/2)/f.Games))
}

// String is a move for people: "-7.1 (-10.0 to -4.2)".
func (m Moved) String() string {
	if m.Pairs == 0 {
		return "not known"
	}
	return fmt.Sprintf("%s (%s)", signed(m.By), between(m.Interval, signed))
}

// Short is what a person takes in.
func (a *Answer) Short() []report.Point {
	point := func(says string) []report.Point {
		return []report.Point{{Name: report.Words("levers"), Says: report.Words(says)}}
	}
	what := fmt.Sprintf("the Pennants take %s where %s plays both camps, and %s where %s does", a.Base[0], a.Players[0],
		a.Base[1], a.Players[1])
	if a.Interrupted {
		return point(fmt.Sprintf("nothing is suggested: Ctrl-C came after %s of %d, before anything was verified; what was "+
			"found until then stands below", report.Counted(a.Played, "game"), a.Plan.Games))
	}
	switch {
	case len(a.Levers) == 0:
		return point("there is nothing that could be changed by itself")
	case a.Aim == Torn:
		return point("nothing is suggested, for the two players are not at one how even it is: " + what)
	case a.Aim == Nothing:
		return point(fmt.Sprintf("nothing to mend: %s; that is too near to half for any change to be shown to bring it "+
			"nearer", what))
	case len(a.Suggested) == 0:
		return point(fmt.Sprintf("none of %s is shown to bring it nearer to even with both players: %s. One that moves the "+
			"share by %s points with both is found 80 times of 100, if it is among the %d that are verified",
			report.Counted(len(a.Levers), "change"), what, percent(a.Plan.VerifyReach), a.Plan.VerifiedAtOnce))
	}
	best := &a.Levers[a.Suggested[0]]
	more := ""
	if !best.Fresh[0].After.even() || !best.Fresh[1].After.even() {
		more = ". That is not even yet: make it, and ask again for the next"
	}
	return point(fmt.Sprintf("%s: %s. With it the Pennants take %s where %s plays both camps and %s where %s does, found "+
		"anew from fresh seeds; without it %s and %s%s", a.suggest(), best.Says, best.Fresh[0].After, a.Players[0],
		best.Fresh[1].After, a.Players[1], best.Fresh[0].Before, best.Fresh[1].Before, more))
}

// beyond is how far from a half, in thousandths, a share lies that the verdict of a balance does not call even.
const beyond = 80

// even reports whether a share may be called even.
func (f Figure) even() bool { return f.Share >= thousand/2-beyond && f.Share <= thousand/2+beyond }

// suggest is what is suggested, before the first of it.
func (a *Answer) suggest() string {
	lever := a.Levers[a.Suggested[0]].Number
	if n := len(a.Suggested); n > 1 {
		return fmt.Sprintf("any one of %d changes brings it nearer to even, the first of them lever %d", n, lever)
	}
	return fmt.Sprintf("one change brings it nearer to even, lever %d", lever)
}

// Parts are the tables.
func (a *Answer) Parts() []report.Part {
	if len(a.Levers) == 0 {
		return nil
	}
	var out []report.Part
	for _, p := range []report.Part{a.suggestions(), a.edits(), a.all()} {
		if !p.Empty() {
			out = append(out, p)
		}
	}
	return out
}

// suggestions are the levers that were verified, the suggested ones first.
func (a *Answer) suggestions() report.Part {
	p := report.Part{Title: report.Words("What may be changed")}
	if len(a.Verified) == 0 {
		return p
	}
	p.Lead = []report.Text{report.Wordsf("What the Pennants take, where a player plays both camps. Each change stands by "+
		"itself: two of them together may go too far. Suggested (!) is what brings the share nearer to half with both "+
		"players, and not by draws alone, in %s each from fresh seeds; of 100 reports fewer than 5 suggest anything that "+
		"does not (Holm).",
		report.Counted(a.Plan.Verify, "pair")+" of games")}
	p.Table.Head("lever", "change", "played by", "predicted", "verified", "moved by", "drawn")
	first := a.Levers[a.Verified[0]].Fresh
	for player, name := range a.Players {
		p.Table.Add(report.Word(""), report.Word([players]string{"as it is"}[player]), report.Word(name), report.Nothing{},
			report.Word(first[player].Before.String()), report.Nothing{}, first[player].Before.drawn())
	}
	for _, i := range a.inOrder() {
		x := &a.Levers[i]
		for player, name := range a.Players {
			number, says := report.Word(""), report.Word("")
			if player == 0 {
				number, says = report.Word(fmt.Sprint(x.Number)), report.Word(x.Says)
				if x.Suggested {
					number += " !"
				}
			}
			f := &x.Fresh[player]
			p.Table.Add(number, says, report.Word(name), report.Word(percent(x.Predicted[player])+"%"),
				report.Word(f.After.String()), report.Word(f.Moved.String()), f.After.drawn())
		}
	}
	p.Notes = []report.Text{report.Wordsf("A prediction is of the games by which the change was chosen, and as a rule "+
		"rosier than what is verified. A change that moves the share by %s points is verified 80 times of 100.",
		percent(a.Plan.VerifyReach))}
	return p
}

// inOrder are the verified levers, the suggested ones first.
func (a *Answer) inOrder() []int {
	out := slices.Clone(a.Suggested)
	for _, i := range a.Verified {
		if !a.Levers[i].Suggested {
			out = append(out, i)
		}
	}
	return out
}

// edits is how the suggested changes are written.
func (a *Answer) edits() report.Part {
	p := report.Part{Title: report.Words("How to write it")}
	p.Table.Head("lever", "line", "as it is", "as it would be")
	for _, i := range a.Suggested {
		x := &a.Levers[i]
		for n, line := range x.Lines {
			number := report.Word("")
			if n == 0 {
				number = report.Word(fmt.Sprint(x.Number))
			}
			p.Table.Add(number, report.Count(line.Number), cellOf(line.Was), cellOf(line.Is))
		}
	}
	if len(p.Table.Rows) == 0 {
		return p
	}
	switch {
	case !a.Given:
		p.Notes = []report.Text{report.Wordsf("It ships with Muster and cannot be written: `%s` makes a copy of your own, "+
			"to which --apply N writes lever N.", report.Command{"muster", "new", "adventure", "NAME", "--from", a.ID})}
	case a.File == "-":
		p.Notes = []report.Text{report.Words("--apply N writes lever N into a file; of standard input it can only show it: " +
			"add --diff.")}
	default:
		p.Notes = []report.Text{report.Wordsf("`%s` writes lever N into the file; with --diff it shows what it would write.",
			report.Command{"muster", "balance", a.Word, "--apply", "N"})}
	}
	return p
}

// all is what each lever does.
func (a *Answer) all() report.Part {
	p := report.Part{Title: report.Words("What each change moves")}
	p.Table.Head("lever", "change", "moves the Pennants' share by", "pairs of games")
	order := make([]int, 0, len(a.Levers))
	for i := range a.Levers {
		if a.Levers[i].Moved.Pairs >= leastPairs { // of fewer nobody can say anything
			order = append(order, i)
		}
	}
	far := func(i int) int { return max(a.Levers[i].Moved.By, -a.Levers[i].Moved.By) }
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(far(j), far(i)) })
	for _, i := range order[:min(rows, len(order))] {
		x := &a.Levers[i]
		by := x.Moved.String()
		if x.Marked {
			by += " !"
		}
		p.Table.Add(report.Count(x.Number), report.Word(x.Says), report.Word(by), report.Count(x.Moved.Pairs))
	}
	if len(order) == 0 {
		return p
	}
	lead := fmt.Sprintf("By games that %s plays against itself, from the same seeds with the change and without it. ",
		a.Players[0])
	if a.Screened {
		lead += fmt.Sprintf("Where ! stands, luck alone shows any such move among all %d in fewer than 5 of 100 reports "+
			"(Holm); one of %s points is marked 80 times of 100.", len(a.Levers), percent(a.Plan.ScreenReach))
	} else {
		lead += "Ctrl-C came before all had their games: nothing is marked."
	}
	p.Lead = []report.Text{report.Words(lead)}
	if n := len(order) - rows; n > 0 {
		p.Notes = append(p.Notes, report.Wordsf("%s smaller moves stand in the JSON.", report.Counted(n, "row")+" with"))
	}
	if n := len(a.Refused); n > 0 {
		p.Notes = append(p.Notes, report.Wordsf("%s left out, where it would make no adventure: %s.",
			report.Counted(n, "change"), refusals(a.Refused)))
	}
	return p
}

// refusals are the reasons of refusals, each once, with how often it came.
func refusals(list []variants.Refused) string {
	var why []string
	count := map[string]int{}
	for _, r := range list {
		if count[r.Why]++; count[r.Why] == 1 {
			why = append(why, r.Why)
		}
	}
	for i, w := range why {
		why[i] = fmt.Sprintf("%s: %d", w, count[w])
	}
	if n := len(why) - reasons; n > 0 {
		why = append(why[:reasons], fmt.Sprintf("%d more in the JSON", n))
	}
	return strings.Join(why, "; ")
}
