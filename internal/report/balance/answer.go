package balance

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/policy"
	"muster/internal/engine/sweep"
	"muster/report"
)

// Section is a further report on an adventure, from the results of its games: its shape, its levers.
type Section interface {
	Key() string           // for machines
	Short() []report.Point // a summary
	Parts() []report.Part  // the rest
	JSON() any
}

// Adventure is the balance of an adventure.
type Adventure struct {
	ID, Name string
	Word     string // as the command line named it
	Content  string // hash of its inputs
	Estimate *Estimate
	People   *People // nil without games of people
	Verdict  Verdict
	Matrix   *Matrix
	Depends  *Depends // nil without a comparison
	Sections []Section
	Unplayed []string // special rules in words alone: the games are played without them

	place, first int // among the adventures of the sweep, and of its first cell
}

// Balance is the balance of some adventures.
type Balance struct {
	Header // with Game.Name
	Asked
	Extent
	Sides  Sides
	List   []*Adventure
	Passed []string // adventures that are not played, and why
	levers bool     // they can be requested next: the game has them, and the answer does not
}

// Asked holds the players, and the number of games or the precision.
type Asked struct {
	Players   []string `json:"players"`
	Games     int      `json:"games"`     // of each pair of players, at least
	Precision int      `json:"precision"` // of the estimates, in thousandths; 0 if the number of games was asked for
}

// balanceOf returns the result of a sweep.
func balanceOf(t *sweep.Tally, g *Game, ask *report.Sweep, cut bool) *Balance {
	r := g.rosterOf(ask.Players)
	asked := r.eachOf(ask)
	b := &Balance{
		Header: NewHeader(version, g.Name, t.Plan.Seed, ask.Players...),
		Asked:  Asked{policy.Labels(ask.Players), asked.least, asked.precision},
		Extent: Extent{Interrupted: cut}, Sides: g.Sides, Passed: report.NotNull(t.Plan.Passed),
	}
	for i, a := range t.Plan.Adventures {
		first := i * r.cells()
		of := g.run(t, ask, first)
		games, _ := of.played()
		x := &Adventure{ID: a.ID, Name: a.Name, Word: a.Word, Content: a.Content, Estimate: of.estimate(games),
			Verdict: verdictOf(t, first, games), place: i, first: first}
		b.Played += x.Estimate.Share.Games
		if x.Estimate.Share.Games == 0 && cut {
			continue // Ctrl-C came before it
		}
		x.Matrix = matrixOf(t, g.Sides, first, games, r.fast)
		x.Depends = x.Matrix.depends()
		b.List = append(b.List, x)
	}
	return b
}

// Place returns the index of the adventure in the sweep, from 0.
func (x *Adventure) Place() int { return x.place }

// Count adds games played for further reports.
func (b *Balance) Count(games int) { b.Played += games }

// Lines returns the answer for the terminal.
func (b *Balance) Lines() []string { return report.LinesOf(b.Reports()) }

// Reports returns the answer as reports: a summary table of several adventures, then each of them.
func (b *Balance) Reports() []*report.Report {
	var out []*report.Report
	if len(b.List) != 1 || len(b.Passed) > 0 {
		out = append(out, b.summary())
	}
	for _, x := range b.List {
		out = append(out, b.report(x))
	}
	return out
}

// Head gives the seed of the games, and says whether the run is complete.
func Head(seed string, interrupted bool) string {
	text := "from seed " + seed
	if interrupted {
		text += ", interrupted: finished games only"
	}
	return text
}

// NotPlayed returns notices about skipped adventures, with reasons.
func NotPlayed(list []string) (out []report.Notice) {
	for _, why := range list {
		out = append(out, report.Notice{Severity: "note", Message: "not played: " + why})
	}
	return out
}

// summary returns all adventures in a table. The named side is the one that leads if the first player plays both sides.
func (b *Balance) summary() *report.Report {
	r := &report.Report{Title: report.Counted(len(b.List), "adventure") + ", " + Head(b.Seed, b.Interrupted)}
	p := report.Part{Title: report.Words("Win rates"), Main: true, Table: report.Table{
		Columns: report.Heads("adventure", "side", "win rate", "band", "by who plays both sides"),
	}}
	for _, x := range b.List {
		side := x.Estimate.Leader()
		row := []report.Cell{report.Word(x.Name), report.Word(b.Sides[side].Soldiers), x.Estimate.Share.Of(side).cell(),
			report.Word(x.Estimate.Word())}
		depends := report.Cell(report.Nothing{})
		if d := x.Depends; d != nil && d.Speaks() {
			least, most := ends(d, side)
			depends = report.Wordf("%s (%s) to %s (%s)", x.Matrix.figure(least, side), x.Matrix.Players[least],
				x.Matrix.figure(most, side), x.Matrix.Players[most])
		}
		p.Table.Add(append(row, depends)...)
	}
	p.Notes = append(p.Notes, report.Words("Side: the side that wins at least half of the games. Win rate: its estimated "+
		"share between players of equal strength. Brackets: 95% confidence interval. By who plays both sides: its lowest "+
		"and highest win rate with one AI on both sides, where they differ beyond chance."))
	r.Parts = append(r.Parts, p)
	r.Notices = append(r.Notices, NotPlayed(b.Passed)...)
	return r
}

// report returns the report on one adventure.
func (b *Balance) report(x *Adventure) *report.Report {
	r := &report.Report{Title: x.Name + ", " + Head(b.Seed, b.Interrupted)}
	say := func(name, says string) {
		r.Short = append(r.Short, report.Point{Name: report.Words(name), Says: report.Words(says)})
	}
	say("balance", x.Estimate.String())
	if x.People != nil {
		say("people", x.People.says(b.Sides))
	}
	at := len(r.Short) // of why, and of how games go
	if x.Depends != nil && x.Depends.Speaks() {
		say("players", x.Matrix.dependsSays(x.Depends, x.Estimate.Leader()))
	}
	if skill := x.Estimate.skill(); skill != "" {
		say("skill", skill)
	}
	if n := x.Estimate.Unset; n > 0 {
		say("not set up", report.Counted(n, "game")+": `muster play "+x.Word+" --games 100` shows the reason")
	}
	if len(x.Unplayed) > 0 {
		say("special rules", strings.Join(x.Unplayed, ", ")+": text only, not simulated")
	}
	if len(x.Matrix.Players) > 1 {
		r.Parts = append(r.Parts, x.Matrix.part(x.Estimate.Each))
	}
	for i := range x.Estimate.Thinking {
		r.Parts = append(r.Parts, x.Estimate.ahead(&x.Estimate.Thinking[i]))
	}
	r.Parts = append(r.Parts, x.Estimate.accuracy())
	for _, s := range x.Sections {
		r.Short = slices.Insert(r.Short, at, s.Short()...)
		if len(b.List) == 1 { // with many adventures the details would hide the table
			r.Parts = append(r.Parts, s.Parts()...)
		}
	}
	if fairer := b.fairer(x); fairer != "" {
		say("fairer", fairer)
	}
	slices.SortStableFunc(r.Short, func(p, q report.Point) int { return late(p) - late(q) })
	if len(b.List) == 1 {
		r.Next = b.next(x)
	}
	return r
}

// late sorts the lines of a summary: games to watch and unused parts come last.
func late(p report.Point) int {
	return slices.Index([]string{"watch", "unused"}, p.Name.String())
}

// fairer says how to make the adventure fairer, before any changes were tried; "" if that is not known.
func (b *Balance) fairer(x *Adventure) string {
	_, low, high := x.Estimate.Band()
	switch {
	case x.Estimate.Share.Games == 0 || !b.levers:
		return ""
	case low == Fair && high == Fair:
		return "nothing to change"
	}
	return ToMakeFair
}

// ToMakeFair is the point of a report that has no lever: MakeFair and what it does.
const ToMakeFair = MakeFair + " looks for the shortest change"

// MakeFair is the flag that finds a change.
const MakeFair = "--make-fair"

// suggesting is a section that looks for changes of the adventure. It returns the id of the suggested change, or "",
// and the number of games that may confirm a promising one, or 0.
type suggesting interface {
	Best() string
	More() int
}

// change returns the id of the change that the sections suggest, or "", and the number of games that may confirm
// another one, or 0.
func (x *Adventure) change() (id string, more int) {
	for _, s := range x.Sections {
		if s, ok := s.(suggesting); ok {
			id, more = cmp.Or(id, s.Best()), max(more, s.More())
		}
	}
	return id, more
}

// next returns the command to type after the report on an adventure; nil for none. Standard input has no name to type.
func (b *Balance) next(x *Adventure) report.Command {
	change, more := x.change()
	switch band, _, _ := x.Estimate.Band(); {
	case x.Word == "" || x.Word == "-" || b.Interrupted:
	case change != "":
		return report.Command{"muster", "balance", x.Word, "--apply", change}
	case band == Fair:
		return report.Command{"muster", "print", x.Word}
	case more > 0:
		return report.Command{"muster", "balance", x.Word, "--levers", "--lever-games", strconv.Itoa(more)}
	case b.levers:
		return report.Command{"muster", "balance", x.Word, "--levers"}
	}
	return nil
}

// ReportOf returns the report on an adventure with selected sections: pages draw the others themselves.
func (b *Balance) ReportOf(x *Adventure, told func(Section) bool) *report.Report {
	plain := *x
	plain.Sections = nil
	r := b.report(&plain)
	for _, s := range x.Sections {
		if told(s) {
			r.Short = append(r.Short, s.Short()...)
			r.Parts = append(r.Parts, s.Parts()...)
		}
	}
	return r
}
