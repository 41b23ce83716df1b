package balance

import (
	"fmt"

	"muster/internal/engine/inference"
	"muster/report"
)

// Lines returns the answer for the terminal.
func (x *Comparisons) Lines() []string { return report.LinesOf(x.Reports()) }

// Reports returns the answer as reports, one for each comparison.
func (x *Comparisons) Reports() []*report.Report {
	var out []*report.Report
	for _, c := range x.List {
		out = append(out, x.report(c))
	}
	if len(out) == 0 {
		out = append(out, &report.Report{Title: "no game finished, from seed " + x.Seed})
	}
	return out
}

func (x *Comparisons) report(c *Comparison) *report.Report {
	r := &report.Report{Title: fmt.Sprintf("%s, %s and %s, %s of games %s", c.Adventure, c.First, c.Second,
		report.Counted(c.Pairs, "pair"), Head(x.Seed, x.Interrupted))}
	say := func(name, says string) {
		r.Short = append(r.Short, report.Point{Name: report.Words(name), Says: report.Words(says)})
	}
	say("verdict", c.String())
	say("change", c.changeSays())
	if c.Unset > 0 {
		say("not set up", report.Counted(c.Unset, "pair")+" of games")
	}
	p := report.Part{Title: report.Words("Win rates"), Main: true, Table: report.Table{
		Columns: report.Heads(c.sideName(), "win rate", "games", "drawn"),
	}}
	add := func(name string, s Share) {
		p.Table.Add(report.Word(name), report.Word(s.String()), report.Count(s.Games), report.Count(s.Drawn))
	}
	add(c.First, c.FirstTook)
	add(c.Second, c.SecondTook)
	p.Notes = []report.Text{report.Words(c.errors())}
	r.Parts = append(r.Parts, p)
	return r
}

// The compared things are adventures or players.
func (c *Comparison) sideName() string {
	if c.Player == "" {
		return "player"
	}
	return c.Sides[0].Soldiers + " of"
}

// String returns the verdict as a sentence.
func (c *Comparison) String() string {
	better, worse := c.Second, c.First
	if c.Says == FirstBetter {
		better, worse = worse, better
	}
	versions := c.Player != ""
	switch c.Says {
	case FirstBetter, SecondBetter:
		if versions {
			return fmt.Sprintf("%s win more often in %s than in %s, with %s on both sides: %s", c.Sides[0].Soldiers, better,
				worse, c.Player, c.pairs())
		}
		return fmt.Sprintf("%s is stronger than %s", better, worse)
	case Same:
		if versions {
			return fmt.Sprintf("no relevant difference, with %s on both sides: %s", c.Player, c.pairs())
		}
		return "no relevant difference in strength"
	}
	if versions {
		return "undecided, with " + c.Player + " on both sides: " + c.pairs()
	}
	return "undecided"
}

// pairs returns how many of the pairs had different results.
func (c *Comparison) pairs() string {
	if c.Apart == 0 {
		return "all " + report.Counted(c.Pairs, "pair") + " of games have the same winner"
	}
	return fmt.Sprintf("%d of %s of games have different winners", c.Apart,
		report.Counted(c.Pairs, "pair"))
}

// changeSays describes the difference between the two.
func (c *Comparison) changeSays() string {
	signed := func(n int) string {
		if n > 0 {
			return "+" + percent(n)
		}
		return percent(n)
	}
	what := fmt.Sprintf("%s to %s", c.First, c.Second)
	if c.Player == "" {
		what = fmt.Sprintf("%s over %s", c.Second, c.First)
	}
	return fmt.Sprintf("%s points, 95%% CI %s to %s "+
		"(%s)", signed(c.Change), signed(c.Low), signed(c.High),
		what)
}

// errors describes the accuracy of the verdict.
func (c *Comparison) errors() string {
	even, beyond := course(thousand/2), course(thousand/2+Beyond)
	of := "games"
	if c.Player != "" {
		of = "pairs with different winners"
	}
	return fmt.Sprintf("If both are equal, the verdict names a difference in %s%% of runs. If the "+
		"better one wins %d%% of "+
		"the %s, it names it in %s%%.", often(even.Says[inference.Above]+even.Says[inference.Below]),
		(thousand/2+Beyond)/10, of, often(beyond.Says[inference.Above]))
}

// JSON returns the answer in the form of its JSON output.
func (x *Comparisons) JSON() any { return x }
