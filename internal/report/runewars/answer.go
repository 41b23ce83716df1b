package runewars

import (
	"fmt"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/rulebook"
	common "muster/internal/report/balance"
	"muster/report"
)

// Lines returns the answer for the terminal.
func (b *Balance) Lines() []string { return report.LinesOf(b.Reports()) }

// Reports returns the answer as reports: a summary table of several, then each of them.
func (b *Balance) Reports() []*report.Report {
	var out []*report.Report
	if len(b.List) != 1 || len(b.Passed) > 0 {
		out = append(out, b.summary())
	}
	for i := range b.List {
		out = append(out, b.report(&b.List[i]))
	}
	return out
}

// summary returns all of them in a table.
func (b *Balance) summary() *report.Report {
	r := &report.Report{Title: report.Counted(len(b.List), "adventure") + ", " + common.Head(b.Seed, b.Interrupted)}
	p := report.Part{Title: report.Words("Win rates"), Main: true, Table: report.Table{
		Columns: report.Heads("adventure", "band", "win rates", "by runes", "years"),
	}}
	for i := range b.List {
		a := &b.List[i]
		first := &a.By[0]
		p.Table.Add(report.Word(a.Name), report.Word(a.band()), report.Word(a.rates()),
			report.Wordf("%s%%", report.Whole(first.ended(runewars.ByRunes).Thousandths)), report.Word(first.mean()))
	}
	p.Notes = append(p.Notes, report.Words("Win rates: of each seat between players of equal strength."))
	r.Parts, r.Notices = append(r.Parts, p), common.NotPlayed(b.Passed)
	return r
}

// band returns the band in a few words.
func (a *Adventure) band() string {
	if a.Estimate == nil || a.Estimate.Games == 0 {
		return ""
	}
	return a.Estimate.word()
}

// rates returns the win rates of the contested seats.
func (a *Adventure) rates() string {
	var list []string
	for i, s := range a.Seats {
		if s.Free {
			list = append(list, fmt.Sprintf("%s %s%%", s.Faction, report.Whole(a.rate(i))))
		}
	}
	return strings.Join(list, ", ")
}

// rate returns the share of a seat: the estimate, or that of the first player in every seat.
func (a *Adventure) rate(seat int) int {
	if a.Estimate != nil {
		for i := range a.Estimate.Seats {
			if s := &a.Estimate.Seats[i]; s.Seat == seat+1 {
				return s.Share
			}
		}
	}
	return a.By[0].Seats[seat].Thousandths
}

// ended returns the share of games with an end.
func (p *Played) ended(how runewars.End) Share {
	return shareOf(p.Ended[matches.EndNames[how]], p.Games)
}

// mean returns the mean duration of games in years.
func (p *Played) mean() string { return fmt.Sprintf("%d.%d", (p.Mean+5)/100, (p.Mean+5)/10%10) }

// report returns the report on one of them.
func (b *Balance) report(a *Adventure) *report.Report {
	r := &report.Report{Title: a.Name + ", " + common.Head(b.Seed, b.Interrupted)}
	say := func(name, says string) {
		r.Short = append(r.Short, report.Point{Name: report.Words(name), Says: report.Words(says)})
	}
	first := &a.By[0]
	say("balance", a.balance(first))
	if a.levers != nil {
		r.Short = append(r.Short, a.levers.Short()...)
		r.Parts = append(r.Parts, a.levers.Parts()...)
	}
	if why := first.why(len(a.People)); why != "" {
		say("why", why)
	}
	say("ends", first.endSays())
	say("course", first.Course.says(first))
	if len(a.Apart) > 0 {
		say("players", a.dependsSays())
	}
	if a.Estimate != nil {
		if skill := a.Estimate.skill(); skill != "" {
			say("skill", skill)
		}
	}
	if a.levers == nil && len(a.People) > 1 {
		if fairer := a.Estimate.fairer(); fairer != "" {
			say("fairer", fairer)
		}
	}
	if watch := first.Course.Watch.String(); watch != "" {
		say("watch", watch)
	}
	r.Parts = append(r.Parts, a.seats(first))
	if len(first.Order) > 0 {
		r.Parts = append(r.Parts, first.order())
	}
	if len(a.By) > 1 {
		r.Parts = append(r.Parts, a.players())
	}
	r.Parts = append(r.Parts, a.lengths())
	if a.Estimate != nil {
		r.Parts = append(r.Parts, a.Estimate.accuracy())
	}
	return r
}

// Shown is the data of a page about one of them.
type Shown struct {
	Entry   *catalog.Entry
	Word    string // its name on the command line
	Report  *report.Report
	Verdict string   // in a few words
	Lead    []string // how the win rates were found
	Seats   []ShownSeat
	Fair    [2]int // the first and the last fair share, in thousandths; 0 with a single contested seat
	Watch   common.Watch
}

// ShownSeat is the win rate of a contested seat, in thousandths.
type ShownSeat struct {
	Faction          *rulebook.Faction
	Says             string // its band
	Share, Low, High int
}

// Shown returns the data of pages, one for each scenario and realm.
func (b *Balance) Shown() []Shown {
	var out []Shown
	for i := range b.List {
		a := &b.List[i]
		first := &a.By[0]
		x := Shown{Entry: a.entry, Word: a.word, Report: b.report(a), Watch: first.Course.Watch}
		if e := a.Estimate; e != nil {
			n := len(e.Seats)
			x.Verdict = e.headline()
			if e.Games > 0 {
				x.Fair = [2]int{10 * common.LeastFair(n), 10 * common.MostOf(common.Fair, n)}
				x.Lead = []string{"The win rate of each seat between players of equal strength, estimated from " +
					report.Counted(e.Games, "game") + "."}
				for seat := range e.Seats {
					s := &e.Seats[seat]
					says := e.worded(seat, ", above its share", ", below its share")
					x.Seats = append(x.Seats, ShownSeat{a.Seats[s.Seat-1].row, says, s.Share, s.Low, s.High})
				}
			}
			out = append(out, x)
			continue
		}
		seat := a.lone()
		s := first.Seats[seat]
		x.Verdict = fmt.Sprintf("%s wins %s%% alone against the realm", a.Seats[seat].Faction, report.Whole(s.Thousandths))
		x.Lead = []string{fmt.Sprintf("The win rate in %s; %s plays every seat.", report.Counted(first.Games, "game"),
			first.Player)}
		x.Seats = []ShownSeat{{a.Seats[seat].row, "", s.Thousandths, s.Low, s.High}}
		out = append(out, x)
	}
	return out
}

// lone returns the only contested seat; without any the first.
func (a *Adventure) lone() int {
	if len(a.People) == 1 {
		return a.People[0]
	}
	return 0
}

// balance describes the win rates: the estimate, or that of the only contested seat.
func (a *Adventure) balance(p *Played) string {
	if a.Estimate != nil {
		return a.Estimate.says()
	}
	seat := a.lone()
	return fmt.Sprintf("%s, alone against the realm, wins %s (%s, %s plays every seat)", a.Seats[seat].Faction,
		p.Seats[seat], report.Counted(p.Games, "game"), p.Player)
}

// endWords are the ends of games, by runewars.End.
var endWords = [runewars.Ends]string{"", "by runes", "after the last winter", "with one player left", "by the scenario"}

// endSays describes how games end.
func (p *Played) endSays() string {
	var parts []string
	for how, words := range endWords {
		if s := p.ended(runewars.End(how)); s.Won > 0 {
			parts = append(parts, fmt.Sprintf("%s %s", words, s))
		}
	}
	if p.Nobody.Won > 0 {
		parts = append(parts, fmt.Sprintf("no winner %s", p.Nobody))
	}
	return strings.Join(parts, ", ")
}

// named is the number of seats that a sentence names.
const named = 2

// by is the difference between the shares, in thousandths.
func (x *Apart) by() int { return x.shares[1].Thousandths - x.shares[0].Thousandths }

// dependsSays describes how results depend on the players.
func (a *Adventure) dependsSays() string {
	list := slices.Clone(a.Apart)
	slices.SortStableFunc(list, func(a, b Apart) int { return b.by() - a.by() })
	var said []string
	for _, x := range list[:min(len(list), named)] {
		said = append(said, fmt.Sprintf("%s %s%% with %s in every seat, %s%% with %s",
			a.Seats[x.Seat-1].Faction, report.Whole(x.shares[0].Thousandths), x.Least,
			report.Whole(x.shares[1].Thousandths), x.Most))
	}
	return "it depends on who plays: " + strings.Join(said, "; ")
}

// seats returns each seat's share if the first player has all seats.
func (a *Adventure) seats(p *Played) report.Part {
	part := report.Part{
		Title: report.Wordsf("Win rate by seat, %s plays every seat", p.Player), Main: true,
		Table: report.Table{Columns: report.Heads("seat", "faction", "won", "win rate")},
	}
	for i, seat := range a.Seats {
		part.Table.Add(report.Count(i+1), report.Word(seat.Faction), report.Count(p.Seats[i].Won),
			report.Word(p.Seats[i].String()))
	}
	if p.Nobody.Won > 0 {
		part.Table.Add(report.Nothing{}, report.Word("no winner"), report.Count(p.Nobody.Won),
			report.Word(p.Nobody.String()))
	}
	if len(p.Order) > 0 {
		part.Notes = append(part.Notes, report.Words("Each home realm belongs to the first player equally often, so "+
			"moving first favours no seat."))
	}
	return part
}

// order returns the share of each position in seat order, from the first player on.
func (p *Played) order() report.Part {
	part := report.Part{Title: report.Words("Win rate by place, clockwise from the first player"), Table: report.Table{
		Columns: report.Heads("place", "won", "win rate"),
	}}
	for place, s := range p.Order {
		part.Table.Add(report.Count(place+1), report.Count(s.Won), report.Word(s.String()))
	}
	return part
}

// players returns each seat's share by the player of all seats.
func (a *Adventure) players() report.Part {
	part := report.Part{Title: report.Words("Win rate by AI player"), Table: report.Table{
		Columns: report.Heads("faction"),
	}}
	for i := range a.By {
		part.Table.Head(a.By[i].Player)
	}
	for seat, s := range a.Seats {
		row := []report.Cell{report.Word(s.Faction)}
		for i := range a.By {
			row = append(row, report.Wordf("%s%%", report.Whole(a.By[i].Seats[seat].Thousandths)))
		}
		part.Table.Add(row...)
	}
	return part
}

// lengths returns the course of games, by player.
func (a *Adventure) lengths() report.Part {
	part := report.Part{Title: report.Words("How games end, and their length"), Table: report.Table{
		Columns: report.Heads("player", "runes", "last winter", "one left", "scenario", "years", "battles", "quiet seasons"),
	}}
	for i := range a.By {
		p := &a.By[i]
		row := []report.Cell{report.Word(p.Player)}
		for _, how := range []runewars.End{runewars.ByRunes, runewars.ByYears, runewars.ByAlone, runewars.ByScript} {
			row = append(row, report.Count(p.ended(how).Won))
		}
		row = append(row, report.Word(p.mean()), report.Count(p.Battles.Median), report.Count(p.Quiet.Median))
		part.Table.Add(row...)
	}
	part.Notes = []report.Text{report.Words("Years: mean. Battles and quiet seasons: median. A " +
		"quiet season has no battle, " +
		"no diplomacy and no area that changes hands.")}
	return part
}
