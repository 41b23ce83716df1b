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
		out = append(out, &report.Report{Title: "no game was finished, from seed " + x.Seed})
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
	p := report.Part{Title: report.Words("What they take"), Table: report.Table{
		Columns: report.Heads(c.who(), "share", "games", "drawn"),
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
	return c.Sides[0].People + " of"
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
			return fmt.Sprintf("%s better in %s than in %s, where %s plays both camps: %s", c.Sides.Does("fare"), better,
				worse, c.Player, c.pairs())
		}
		return fmt.Sprintf("%s is stronger here than %s", better, worse)
	case inference.Even:
		if versions {
			return fmt.Sprintf("no difference worth naming, where %s plays both camps: %s", c.Player, c.pairs())
		}
		return "neither is stronger here by as much as would matter"
	}
	if versions {
		return "not settled, where " + c.Player + " plays both camps: " + c.pairs()
	}
	return "not settled"
}

// pairs says how many of the pairs ended otherwise.
func (c *Comparison) pairs() string {
	if c.Apart == 0 {
		return "all " + report.Counted(c.Pairs, "pair") + " of games ended alike"
	}
	return fmt.Sprintf("%d of %s of games ended otherwise with the one than with the other", c.Apart,
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
	what := "points of a hundred, from the first to the second"
	if c.Player == "" {
		what = "points of a hundred, what the second takes above what the first does"
	}
	return fmt.Sprintf("%s (%s to %s) %s", signed(c.Change), signed(c.Interval.Low), signed(c.Interval.High), what)
}

// errors says how often the verdict is wrong.
func (c *Comparison) errors() string {
	even, beyond := course(thousand/2), course(thousand/2+Beyond)
	of := "games"
	if c.Player != "" {
		of = "pairs that end otherwise"
	}
	return fmt.Sprintf("Where the two are worth the same the verdict finds a difference %s times of 100; where the "+
		"better one has %s%% of the %s it finds that %s times of 100.",
		often(even.Says[inference.Above]+even.Says[inference.Below]), percent(thousand/2+Beyond), of,
		often(beyond.Says[inference.Above]))
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
