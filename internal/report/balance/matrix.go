package balance

import (
	"fmt"

	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/engine/sweep"
	"muster/report"
)

// Matrix is the results of an adventure between several players.
type Matrix struct {
	*inference.Matrix
	Sides Sides
	Cells [][]Share // by who plays the first side, by who plays the second one
	Unset int       // games that could not be set up
}

// matrixOf returns the matrix of an adventure, whose cells begin at an index and have this many games each.
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
	m.Matrix = inference.MatrixOf(policy.Labels(players), all, trials)
	return m
}

// whole reports whether all of some cells have played the game with a number.
func whole(t *sweep.Tally, first, cells, number int) bool {
	for i := range cells {
		if _, ok := t.At(first+i, number); !ok {
			return false
		}
	}
	return true
}

// Depends measures how much the win rate of an adventure depends on the player.
type Depends = inference.Depends

// depends analyses the results; nil for a single player, or if a result is missing.
func (m *Matrix) depends() *Depends { return inference.DependsOn(m.Figures()) }

// ends returns the players with whom a side wins least and most, if one plays both sides.
func ends(d *Depends, side int) (least, most int) {
	if side == 1 {
		return d.Most, d.Least
	}
	return d.Least, d.Most
}

// dependsSays describes in a sentence how the win rate depends on the player, from a side's point of view.
func (m *Matrix) dependsSays(d *Depends, side int) string {
	least, most := ends(d, side)
	return fmt.Sprintf("it depends on who plays: %s %s with %s on both sides, %s with %s", m.Sides[side].Soldiers,
		m.figure(least, side), m.Players[least], m.figure(most, side), m.Players[most])
}

// figure returns a side's win rate if one player plays both sides.
func (m *Matrix) figure(player, side int) string {
	return report.Whole(m.Cells[player][player].Of(side).Thousandths) + "%"
}

// part returns the matrix as a table.
func (m *Matrix) part(games int) report.Part {
	p := report.Part{
		Title: report.Wordsf("Win rate of %s by AI player", m.Sides[0].People),
		Lead: []report.Text{report.Wordsf("Rows: who plays %s. Columns: who plays %s.", m.Sides[0].People,
			m.Sides[1].People)},
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
			cells = append(cells, report.Word(report.Whole(s.Thousandths)+"%"))
		}
		p.Table.Add(cells...)
	}
	p.Notes = append(p.Notes, report.Wordsf("%s each; 95%% CI +/-%s points at most.",
		report.Counted(games, "game"), report.Whole(half(games))))
	return p
}

// half returns the margin of error of a share of this many games, in thousandths.
func half(games int) int {
	i := inference.Share(games, games, thousand)
	return (i.High - i.Low + 1) / 2
}
