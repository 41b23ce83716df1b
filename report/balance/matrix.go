package balance

import (
	"fmt"
	"math/big"
	"strings"

	"muster/engine/inference"
	"muster/engine/matrix"
	"muster/engine/sweep"
	"muster/report"
)

// Matrix is an adventure between several players.
type Matrix struct {
	*matrix.Matrix
	Sides Sides
	Cells [][]Share // by who plays the first side, by who plays the second one
	Unset int       // games that could not be set up
}

// matrixOf is the matrix of an adventure, whose cells begin at a place and have so many games each.
func matrixOf(t *sweep.Tally, sides Sides, first, games int, players []string) *Matrix {
	m := &Matrix{Sides: sides}
	all, trials := make(inference.Trials, len(players)), make(inference.Trials, len(players))
	for i := range players {
		m.Cells = append(m.Cells, make([]Share, len(players)))
		trials[i] = make([][]inference.Points, len(players))
		for j := range players {
			cell := first + i*len(players) + j
			all[i] = append(all[i], t.Points(cell, games))
			m.Cells[i][j] = shareOf(all[i][j])
			m.Unset += t.Unset(cell, games)
		}
	}
	for n := range games {
		if !whole(t, first, len(players)*len(players), n) {
			continue
		}
		for i := range trials {
			for j := range trials[i] {
				p, _ := t.At(first+i*len(players)+j, n)
				trials[i][j] = append(trials[i][j], p)
			}
		}
	}
	m.Matrix = matrix.Of(players, all, trials)
	return m
}

// whole reports whether some cells have all played a game of a number.
func whole(t *sweep.Tally, first, cells, number int) bool {
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
	one, two := m.Sides[0].People, m.Sides[1].People
	text := fmt.Sprintf("%s%% (%s) for %s, where both camps choose their players best", percent(m.Value.Value),
		between(m.Value.Interval), one)
	return text + ": " + m.mixed(one, m.Value.Rows) + "; " + m.mixed(two, m.Value.Columns)
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

// Depends is how much the figure of an adventure hangs on who plays it.
type Depends = matrix.Depends

// depends looks at the figures; nil where one player alone plays, or a figure is missing.
func (m *Matrix) depends() *Depends { return matrix.DependsOn(m.Figures()) }

// dependsSays is that in a sentence.
func (m *Matrix) dependsSays(d *Depends) string {
	least, most := m.Cells[d.Least][d.Least], m.Cells[d.Most][d.Most]
	if d.Speaks() {
		return fmt.Sprintf("it depends on who plays: %s %s%% where %s plays both camps, and %s%% where %s does",
			m.Sides.Does("take"), percent(least.Thousandths()), m.Players[d.Least], percent(most.Thousandths()),
			m.Players[d.Most])
	}
	return fmt.Sprintf("it does not depend on who plays, as far as %s each can tell: from %s%% (%s) to %s%% (%s); where "+
		"two players lie %s points apart it is found 80 times of 100", report.Counted(least.Games, "game"),
		percent(least.Thousandths()), m.Players[d.Least], percent(most.Thousandths()), m.Players[d.Most],
		percent(d.Detectable))
}

// part is the matrix as a table.
func (m *Matrix) part(games int) report.Part {
	p := report.Part{
		Title: report.Wordsf("What %s, by who plays %s (down) and who plays %s (across)", m.Sides.Does("take"),
			m.Sides.them(), m.Sides[1].People),
		Table: report.Table{Columns: report.Heads(m.Sides[0].Soldiers)},
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
