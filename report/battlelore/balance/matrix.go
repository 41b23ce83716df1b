package balance

import (
	"fmt"
	"math/big"
	"strings"

	"muster/engine/inference"
	"muster/engine/rng"
	"muster/engine/sweep"
	"muster/report"
)

// Matrix is an adventure between several players.
type Matrix struct {
	Players []string
	Cells   [][]Share // by who plays the Pennants, by who plays the Standards
	// Value is what the adventure is worth to the Pennants where both camps choose who plays them as well as they can, in
	// thousandths; nil where games are missing.
	Value *inference.Value
	// Unset is how many games of the matrix could not be set up.
	Unset int

	figures []inference.Sample // what the Pennants take where each of the players plays both camps, in half points
}

// matrixOf is the matrix of an adventure, whose cells begin at a place and have so many games each.
func matrixOf(t *sweep.Tally, first, games int, players []string) *Matrix {
	m := &Matrix{Players: players, figures: make([]inference.Sample, len(players))}
	trials := make(inference.Trials, len(players))
	for i := range players {
		m.Cells = append(m.Cells, make([]Share, len(players)))
		trials[i] = make([][]inference.Points, len(players))
		for j := range players {
			cell := first + i*len(players) + j
			points := t.Points(cell, games)
			m.Cells[i][j] = shareOf(points)
			m.Unset += t.Unset(cell, games)
			if i != j {
				continue
			}
			for _, p := range points {
				m.figures[i].Add(int(p))
			}
		}
	}
	for n := range games {
		if !all(t, first, len(players)*len(players), n) {
			continue
		}
		for i := range trials {
			for j := range trials[i] {
				p, _ := t.At(first+i*len(players)+j, n)
				trials[i][j] = append(trials[i][j], p)
			}
		}
	}
	if len(trials[0][0]) >= LeastEach/2 {
		chance := rng.New(uint64(len(trials[0][0])), "value")
		v := inference.ValueOf(trials, thousand, &chance)
		m.Value = &v
	}
	return m
}

// all reports whether some cells have all played a game of a number.
func all(t *sweep.Tally, first, cells, number int) bool {
	for i := range cells {
		if _, ok := t.At(first+i, number); !ok {
			return false
		}
	}
	return true
}

// valueSays is the value in a sentence.
func (m *Matrix) valueSays() string {
	if m.Value == nil {
		return "not known: too few games were played"
	}
	text := fmt.Sprintf("%s%% (%s) for the Pennants, where both camps choose their players best",
		percent(m.Value.Value), between(m.Value.Interval))
	return text + ": " + m.mixed("the Pennants", m.Value.Rows) + "; " + m.mixed("the Standards", m.Value.Columns)
}

// mixed is whom a camp chooses, and how often.
func (m *Matrix) mixed(camp string, chances []*big.Rat) string {
	var parts []string
	for i, c := range chances {
		switch n := report.PerMille(c); {
		case c.Sign() == 0:
		case c.IsInt():
			return camp + " " + m.Players[i]
		default:
			parts = append(parts, fmt.Sprintf("%s %s%%", m.Players[i], percent(int(n))))
		}
	}
	return camp + " " + strings.Join(parts, ", ")
}

// Depends is how much the figure of an adventure hangs on who plays it: what the Pennants take where one player plays
// both camps, from the player with whom it is least to the one with whom it is most.
type Depends struct {
	Least, Most int // players, by place
	Apart       int // the distance of their figures, in thousandths
	// Sure reports whether two figures lie apart by more than luck, all pairs of players looked at.
	Sure       bool
	Detectable int // how far apart two would have to lie to be found 80 times of 100, in thousandths
}

// Moved is how far figures may lie apart, in thousandths, before it is said that the figure depends on the player.
const Moved = 50

// alarm is how often something is said of two players that luck has made.
var alarm = inference.PerMille(50)

// depends looks at the figures; nil where one player alone plays, or a figure is missing.
func (m *Matrix) depends() *Depends {
	if len(m.figures) < 2 {
		return nil
	}
	out := Depends{}
	var chances []inference.Chance
	games := m.figures[0].Games
	for i, f := range m.figures {
		if f.Games == 0 {
			return nil
		}
		games = min(games, f.Games)
		if m.Cells[i][i].Thousandths() < m.Cells[out.Least][out.Least].Thousandths() {
			out.Least = i
		}
		if m.Cells[i][i].Thousandths() > m.Cells[out.Most][out.Most].Thousandths() {
			out.Most = i
		}
		for _, other := range m.figures[:i] {
			chances = append(chances, inference.Differ(f, other))
		}
	}
	out.Apart = m.Cells[out.Most][out.Most].Thousandths() - m.Cells[out.Least][out.Least].Thousandths()
	for _, shown := range inference.Holm(chances, alarm) {
		out.Sure = out.Sure || shown
	}
	out.Detectable = inference.Detectable(int(games), alarm/inference.Chance(len(chances)), thousand)
	return &out
}

// Speaks reports whether the figure depends on the player.
func (d *Depends) Speaks() bool { return d.Sure && d.Apart > Moved }

// dependsSays is that in a sentence.
func (m *Matrix) dependsSays(d *Depends) string {
	least, most := m.Cells[d.Least][d.Least], m.Cells[d.Most][d.Most]
	if d.Speaks() {
		return fmt.Sprintf("it depends on who plays: the Pennants take %s%% where %s plays both camps, and %s%% where "+
			"%s does",
			percent(least.Thousandths()), m.Players[d.Least], percent(most.Thousandths()), m.Players[d.Most])
	}
	return fmt.Sprintf("it does not depend on who plays, as far as %s each can tell: from %s%% (%s) to %s%% (%s); where "+
		"two players lie %s points apart it is found 80 times of 100", report.Counted(least.Games, "game"),
		percent(least.Thousandths()), m.Players[d.Least], percent(most.Thousandths()), m.Players[d.Most],
		percent(d.Detectable))
}

// part is the matrix as a table.
func (m *Matrix) part(games int) report.Part {
	p := report.Part{
		Title: report.Words("What the Pennants take, by who plays them (down) and who plays the Standards (across)"),
		Table: report.Table{Columns: report.Heads("Pennants")},
	}
	for _, name := range m.Players {
		p.Table.Columns = append(p.Table.Columns, report.Column{Name: name, ID: true})
	}
	for i, row := range m.Cells {
		cells := []report.Cell{report.Word(m.Players[i])}
		for _, s := range row {
			if s.Games == 0 {
				cells = append(cells, report.Nothing{})
				continue
			}
			cells = append(cells, report.Wordf("%s%%", percent(s.Thousandths())))
		}
		p.Table.Add(cells...)
	}
	p.Notes = append(p.Notes, report.Wordsf("%s each, from the same seeds; a share lies within %s points of the true one "+
		"95 times of 100.", report.Counted(games, "game"), percent(half(games))))
	return p
}

// half is how far a share of so many games may lie off, in thousandths.
func half(games int) int {
	i := inference.Share(games, games, thousand)
	return (i.High - i.Low + 1) / 2
}
