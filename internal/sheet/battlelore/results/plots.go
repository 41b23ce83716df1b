package results

import (
	"bytes"
	"fmt"
	"strings"

	"muster/draw"
	"muster/internal/engine/command/boards"
	found "muster/internal/report/balance"
	"muster/internal/report/battlelore/balance"
	"muster/report"
	"muster/sheet"
)

// plot writes a drawing, with a line of text for the Markdown.
func (p *page) plot(says, svg string) {
	p.Fence("plot", says+"\n", func(out *bytes.Buffer) {
		out.WriteString(`<figure class="plotted" tabindex="0">` + svg + "</figure>\n")
	})
}

// matrix draws the matrix of players.
func (p *page) matrix() {
	m := p.q.Matrix
	words := draw.Words{
		Title: "Win rate of the Pennants, by AI player",
		Says: "Each cell is the win rate of the Pennants in per cent. Rows: the AI of the Pennants; columns: the AI of " +
			"the Standards. Orange is for the Pennants, blue for the Standards; values beyond 58% or 42% are framed.",
	}
	p.plot("(chart: orange if the Pennants win more than half, blue if the Standards do; framed beyond 58% and 42%)",
		draw.Grid(words, "AI of the Standards", "AI of the Pennants", m.Players, m.Players, m.Cells))
}

// lengths draws the distribution of the number of turns.
func (p *page) lengths() {
	a := p.q.Shape
	from, most := 0, 1
	for from < len(a.Histogram) && a.Histogram[from] == 0 {
		from++
	}
	counts := a.Histogram[from:]
	for _, n := range counts {
		most = max(most, n)
	}
	turns := a.Lengths[0]
	words := draw.Words{
		Title: "Games by length in turns",
		Says: fmt.Sprintf("From %d to %d turns; half of the games take %d to %d; median %d.", turns.Least, turns.Most,
			turns.Lower, turns.Upper, turns.Middle),
	}
	var text []string
	for i, n := range counts {
		if n > 0 {
			text = append(text, fmt.Sprintf("%d: %d", from+i, n))
		}
	}
	p.plot(strings.Join(report.Fold("Games by turns: "+strings.Join(text, ", "), "", "  "), "\n"), draw.Columns(draw.Chart{
		Words: words, X: draw.Axis{Name: "turns", From: from, Most: 14}, Y: draw.Axis{Name: "games", To: most},
	}, counts))
}

// banners draws the banners of both camps by turn, and how often the leader wins.
func (p *page) banners() {
	a := p.q.Shape
	most := 1
	list := make([]draw.Series, boards.Camps)
	for camp := range boards.Camps {
		s := &list[camp]
		s.Name = boards.Camp(camp).Soldiers()
		for i := range a.Turns {
			b := &a.Turns[i].Banners[camp]
			s.Values, s.Low, s.High = append(s.Values, b.Mean), append(s.Low, 100*b.Lower), append(s.High, 100*b.Upper)
			most = max(most, b.Mean, 100*b.Upper)
		}
	}
	last := &a.Turns[len(a.Turns)-1]
	turns := draw.Axis{Name: "turn", From: 1, To: len(a.Turns), Most: 12}
	p.plot("(chart: the mean of each camp by turn, and the middle half of the games)",
		draw.Lines(draw.Chart{
			Words: draw.Words{Title: "Banners by turn", Says: fmt.Sprintf("Lines are means over all games, bands the middle "+
				"half. At the end the Pennants have %s banners, the Standards %s.", hundredths(last.Banners[0].Mean),
				hundredths(last.Banners[1].Mean))},
			X: turns, Y: draw.Axis{Name: "banners", To: most, Per: 100},
		}, list))
	p.leaders(turns)
}

// fewGames is the minimum number of games of a drawn share.
const fewGames = 20

// leaders draws how often the leader at the end of a turn wins, for turns with enough games.
func (p *page) leaders(turns draw.Axis) {
	var s draw.Series
	s.Name = "the leader wins"
	a := p.q.Shape
	first := 0
	for first < len(a.Turns) && a.Turns[first].LeadWon.Of < fewGames {
		first++
	}
	for i := first; i < len(a.Turns) && a.Turns[i].LeadWon.Of >= fewGames; i++ {
		v := &a.Turns[i].LeadWon
		s.Values, s.Low, s.High = append(s.Values, v.N), append(s.Low, v.Low), append(s.High, v.High)
	}
	if len(s.Values) < 2 {
		return
	}
	turns.From, turns.To = first+1, first+len(s.Values)
	p.plot("(chart: how often the leader at the end of a turn wins the game, with its interval)",
		draw.Lines(draw.Chart{
			Words: draw.Words{Title: "How often the leader wins", Says: fmt.Sprintf("At turn %d %s, at turn %d %s.", turns.From,
				thousandths(s.Values[0]), turns.To, thousandths(s.Values[len(s.Values)-1]))},
			X: turns, Y: draw.Axis{Name: "share of games", From: 0, To: 1000, Per: 10, Suffix: "%"},
		}, []draw.Series{s}))
}

func hundredths(n int) string { return fmt.Sprintf("%d.%02d", n/100, n%100) }

func thousandths(n int) string { return fmt.Sprintf("%d.%d%%", n/10, n%10) }

// row is a thing with the results of both camps.
type row struct {
	name  string
	camps [boards.Camps]*found.Versus
}

// rowsOf returns the rows of a list of things.
func rowsOf[T any](list []T, of func(*T) (name string, camps *found.Both)) []row {
	rows := make([]row, len(list))
	for i := range list {
		name, camps := of(&list[i])
		rows[i] = row{name, [boards.Camps]*found.Versus{&camps[0], &camps[1]}}
	}
	return rows
}

// cards draws the share of wins with each Command card in the first hand.
func (p *page) cards() {
	p.dots("Wins with a Command card in the first hand", "dealt in",
		rowsOf(p.q.Shape.Cards, func(c *found.Card) (string, *found.Both) { return c.Name, &c.Dealt }))
}

// goals draws the results of camps that are the first to hold an objective.
func (p *page) goals() {
	p.dots("Wins of the first camp to hold an objective", "held first in",
		rowsOf(p.q.Shape.Goals, func(g *found.Goal) (string, *found.Both) { return g.Name, &g.First }))
}

// classes draws the results of camps that play Lore cards of a class.
func (p *page) classes() {
	p.dots("Wins with a Lore card of a class played", "played in",
		rowsOf(p.q.Shape.Classes, func(c *balance.Class) (string, *found.Both) { return c.Name, &c.Cast }))
}

// dots draws the results of both camps with some things: dots with intervals, faint unless significant, and dotted
// lines for the results over all games.
func (p *page) dots(title, beside string, rows []row) {
	a := p.q.Shape
	low, high := 1000, 0
	marks := []int{draw.Nowhere, draw.Nowhere}
	var list []draw.Row
	for _, r := range rows {
		line := draw.Row{Name: r.name, Dots: make([]draw.Dot, boards.Camps)}
		var games []string
		for camp, v := range r.camps {
			with := &v.With
			line.Dots[camp] = draw.Dot{Series: camp, At: with.Share, Low: with.Low, High: with.High, Faint: !v.Called,
				None: with.Games < fewGames}
			if !line.Dots[camp].None {
				low, high = min(low, with.Low), max(high, with.High)
				marks[camp] = a.Won[camp].Share
			}
			line.Strong = line.Strong || v.Called
			games = append(games, sheet.Number(with.Games))
		}
		line.Beside = beside + " " + strings.Join(games, " / ")
		list = append(list, line)
	}
	if low > high {
		return
	}
	axis := draw.Axis{
		Name: "share of wins", From: low / 100 * 100, To: (high + 99) / 100 * 100, Per: 10, Suffix: "%", Most: 11,
	}
	words := draw.Words{Title: title, Says: "Dots are win rates, lines their 95% confidence intervals. " +
		"Dotted lines show the win rate of a camp over all games. Names in bold are statistically significant."}
	p.plot("(chart: "+strings.ToLower(title[:1])+title[1:]+", with intervals; dotted: win rate of a camp over all games)",
		draw.Dots(words, axis, balance.Camps(), marks, list))
}
