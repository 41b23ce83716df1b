package runewars

import (
	"fmt"
	"strings"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/matches"
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
	p := report.Part{Title: report.Words("Seats above and below their share"), Main: true, Table: report.Table{
		Columns: report.Heads("adventure", "seats", "above", "below", "by runes", "years"),
	}}
	for i := range b.List {
		a := &b.List[i]
		first := &a.By[0]
		row := []report.Cell{report.Word(a.Name), report.Count(len(a.Seats))}
		for _, said := range []SeatVerdict{More, Less} {
			var who []string
			for seat, s := range a.Seats {
				if s.Says == said {
					who = append(who, fmt.Sprintf("%s %s%%", s.Faction, report.Whole(first.Seats[seat].Thousandths)))
				}
			}
			if len(who) == 0 {
				row = append(row, report.Nothing{})
				continue
			}
			row = append(row, report.Word(strings.Join(who, ", ")))
		}
		p.Table.Add(append(row, report.Wordf("%s%%", report.Whole(first.ended(runewars.ByRunes).Thousandths)),
			report.Word(first.mean()))...)
	}
	r.Parts, r.Notices = append(r.Parts, p), common.NotPlayed(b.Passed)
	return r
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
	say("verdict", a.verdict(first))
	say("ends", first.endSays())
	say("length", fmt.Sprintf("%s years on average, %d to %d", first.mean(), first.Years.Min, first.Years.Max))
	if len(a.By) > 1 && len(a.People) > 1 {
		say("players", a.dependsSays())
	}
	r.Parts = append(r.Parts, a.seats(first))
	if len(first.Order) > 0 {
		r.Parts = append(r.Parts, first.order())
	}
	if len(a.By) > 1 {
		r.Parts = append(r.Parts, a.players())
	}
	r.Parts = append(r.Parts, a.lengths())
	if n := len(a.People); n > 1 {
		r.Parts = append(r.Parts, report.Part{
			Title: report.Words("Accuracy"), Lead: []report.Text{report.Words(course(first.Games, n))},
		})
	}
	return r
}

// verdict names the seats that win more than their share, and those that win less.
func (a *Adventure) verdict(p *Played) string {
	games := fmt.Sprintf("%s, %s plays every seat", report.Counted(p.Games, "game"), p.Player)
	n := len(a.People)
	if n < 2 {
		seat := 0
		if n == 1 {
			seat = a.People[0]
		}
		return fmt.Sprintf("%s, alone against the realm, wins %s (%s)", a.Seats[seat].Faction, p.Seats[seat], games)
	}
	var said []string
	for _, what := range []SeatVerdict{More, Less} {
		for _, seat := range a.People {
			if a.Seats[seat].Says == what {
				said = append(said, fmt.Sprintf("%s wins %s (%s)", a.Seats[seat].Faction, sayingWords[what], p.Seats[seat]))
			}
		}
	}
	share := report.Whole((thousand + n/2) / n)
	if len(said) == 0 {
		return fmt.Sprintf("even: no seat is shown to differ from its share of %s%% (%s)", share, games)
	}
	return fmt.Sprintf("%s; share: %s%% (%s)", strings.Join(said, "; "), share, games)
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

// dependsSays describes how results depend on the players.
func (a *Adventure) dependsSays() string {
	if len(a.Apart) == 0 {
		return fmt.Sprintf("no dependence on the AI found, %s each",
			report.Counted(a.By[0].Games, "game"))
	}
	var said []string
	for _, x := range a.Apart {
		said = append(said, fmt.Sprintf("%s wins %s%% when %s plays every seat, %s%% when %s does",
			a.Seats[x.Seat-1].Faction, report.Whole(x.shares[0].Thousandths), x.Least,
			report.Whole(x.shares[1].Thousandths), x.Most))
	}
	return "the win rate depends on which AI plays: " + strings.Join(said, "; ")
}

// seats returns each seat's share if the first player has all seats.
func (a *Adventure) seats(p *Played) report.Part {
	part := report.Part{
		Title: report.Wordsf("Win rate by seat, %s plays every seat", p.Player), Main: true,
		Table: report.Table{Columns: report.Heads("seat", "faction", "won", "win rate", "verdict")},
	}
	for i, seat := range a.Seats {
		part.Table.Add(report.Count(i+1), report.Word(seat.Faction), report.Count(p.Seats[i].Won),
			report.Word(p.Seats[i].String()), report.Word(sayingWords[seat.Says]))
	}
	if p.Nobody.Won > 0 {
		part.Table.Add(report.Nothing{}, report.Word("no winner"), report.Count(p.Nobody.Won),
			report.Word(p.Nobody.String()), report.Word(""))
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
