package balance

import (
	"fmt"

	"muster/engine/inference"
	"muster/report"
)

// Finished says how many games were played, and whether these are all that were asked for.
func (x *Comparisons) Finished() (games int, whole bool) { return x.played, !x.Interrupted }

// Lines is the answer for a terminal.
func (x *Comparisons) Lines() []string { return report.LinesOf(x.Reports()) }

// Reports are the answer for people, one of each comparison.
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
	r := &report.Report{Title: fmt.Sprintf("%s, %s and %s, %s of games %s", c.Adventure, c.Names[0], c.Names[1],
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
		Columns: report.Heads(c.who(), "win rate", "games", "drawn"),
	}}
	for i, s := range c.Shares {
		p.Table.Add(report.Word(c.Names[i]), report.Word(s.String()), report.Count(s.Games), report.Count(s.Drawn))
	}
	p.Notes = []report.Text{report.Words(c.errors())}
	r.Parts = append(r.Parts, p)
	return r
}

// who is what the two that are compared are.
func (c *Comparison) who() string {
	if c.Player == "" {
		return "player"
	}
	return c.Sides[0].Soldiers + " of"
}

// String is the verdict in a sentence.
func (c *Comparison) String() string {
	better, worse := c.Names[1], c.Names[0]
	if c.Says == inference.Below {
		better, worse = worse, better
	}
	versions := c.Player != ""
	switch c.Says {
	case inference.Above, inference.Below:
		if versions {
			return fmt.Sprintf("%s win more often in %s than in %s, with %s on both sides: %s", c.Sides[0].Soldiers, better,
				worse, c.Player, c.pairs())
		}
		return fmt.Sprintf("%s is stronger than %s", better, worse)
	case inference.Even:
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

// pairs says how many of the pairs ended otherwise.
func (c *Comparison) pairs() string {
	if c.Apart == 0 {
		return "all " + report.Counted(c.Pairs, "pair") + " of games have the same winner"
	}
	return fmt.Sprintf("%d of %s of games have different winners", c.Apart,
		report.Counted(c.Pairs, "pair"))
}

// changeSays is how far the two lie apart.
func (c *Comparison) changeSays() string {
	signed := func(n int) string {
		if n > 0 {
			return "+" + percent(n)
		}
		return percent(n)
	}
	what := fmt.Sprintf("%s to %s", c.Names[0], c.Names[1])
	if c.Player == "" {
		what = fmt.Sprintf("%s over %s", c.Names[1], c.Names[0])
	}
	return fmt.Sprintf("%s points, 95%% CI %s to %s "+
		"(%s)", signed(c.Change), signed(c.Interval.Low), signed(c.Interval.High),
		what)
}

// errors says how accurate the verdict is.
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

type jsonComparisons struct {
	Version     int              `json:"version"`
	Seed        string           `json:"seed"`
	Most        int              `json:"pairs_at_most"`
	Played      int              `json:"played"`
	Interrupted bool             `json:"interrupted"`
	Comparisons []jsonComparison `json:"comparisons"`
}

type jsonComparison struct {
	Adventure string    `json:"adventure"`
	First     string    `json:"first"`
	Second    string    `json:"second"`
	Player    string    `json:"player"` // who plays both versions; "" where players are compared
	Says      string    `json:"says"`   // first, second, even or open
	Pairs     int       `json:"pairs"`
	Apart     int       `json:"apart"` // pairs that ended otherwise
	Took      jsonShare `json:"first_took"`
	Took2     jsonShare `json:"second_took"`
	Change    int       `json:"change"`
	Low       int       `json:"low"`
	High      int       `json:"high"`
	Unset     int       `json:"not_set_up"`
}

// JSON is the answer for machines.
func (x *Comparisons) JSON() any {
	out := &jsonComparisons{
		Version: version, Seed: x.Seed, Most: x.Most, Played: x.played, Interrupted: x.Interrupted,
		Comparisons: []jsonComparison{},
	}
	for _, c := range x.List {
		says := [...]string{
			inference.Open: "open", inference.Even: "even", inference.Above: "second", inference.Below: "first",
			inference.Cut: "open",
		}[c.Says]
		out.Comparisons = append(out.Comparisons, jsonComparison{
			c.Adventure, c.Names[0], c.Names[1], c.Player, says, c.Pairs, c.Apart, jsonShareOf(c.Shares[0]),
			jsonShareOf(c.Shares[1]), c.Change, c.Interval.Low, c.Interval.High, c.Unset,
		})
	}
	return out
}
