package sweep

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strings"
)

// piece is the results of some games of a plan, in the form that the machine that played them sends.
type piece struct {
	Plan  string  `json:"plan"` // Plan.Sum
	Games []games `json:"games"`
}

// games are the games of a range.
type games struct {
	Cell   int             `json:"cell"`
	From   int             `json:"from"`
	Points string          `json:"points"` // as in a cell of a shard file; each game was played
	Sums   json.RawMessage `json:"sums,omitempty"`
}

// MostPiece is the maximum size of a piece, and MostOf its maximum number of games.
const (
	MostPiece = 8 << 20
	MostOf    = 100_000
)

// Sum returns a hash that identifies a plan.
func (p *Plan) Sum() string { return sum(p) }

// Fits describes what is wrong with the ranges of a request. It returns nil if they are games of the plan, not too
// many, each once, in the order of Tally.Lacking.
func (p *Plan) Fits(ranges []Range) error {
	if len(ranges) == 0 {
		return fmt.Errorf("it requests no game")
	}
	all := 0
	for i, r := range ranges {
		if r.Cell < 0 || r.Cell >= len(p.Cells) || r.From < 0 || r.To <= r.From || r.To > p.Cells[r.Cell].Games {
			return fmt.Errorf("it requests games %d to %d of cell %d, which are not in its plan", r.From, r.To, r.Cell)
		}
		if i > 0 && (r.Cell < ranges[i-1].Cell || r.Cell == ranges[i-1].Cell && r.From < ranges[i-1].To) {
			return fmt.Errorf("it requests games out of order")
		}
		if all += r.To - r.From; all > MostOf {
			return fmt.Errorf("it requests more than %d games", MostOf)
		}
	}
	return nil
}

// Play plays games of the job in order and returns them as a piece: the same bytes on any machine. done is called after
// each game, and may be nil. Play returns an error for ranges that do not fit and for a game that fails, or the error
// of ctx.
func (s *Job) Play(ctx context.Context, ranges []Range, done func()) ([]byte, error) {
	if err := s.Plan.Fits(ranges); err != nil {
		return nil, err
	}
	out := piece{Plan: s.Plan.Sum()}
	play := s.Player()
	for _, r := range ranges {
		f := filled{from: r.From, points: bytes.Repeat([]byte{unplayed}, r.To-r.From)}
		seen := s.Plan.Cells[r.Cell].Seen
		if s.By.New != nil && seen > r.From {
			f.sums = s.By.New()
		}
		for n := r.From; n < r.To; n++ {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			g, err := play(ctx, r.Cell, n)
			if err == nil {
				err = f.add(n, seen, g)
			}
			if err != nil {
				return nil, fmt.Errorf("game %d of cell %d: %w", n, r.Cell, err)
			}
			if done != nil {
				done()
			}
		}
		g := games{Cell: r.Cell, From: r.From, Points: string(f.points)}
		if f.sums != nil {
			g.Sums = f.sums.Write()
		}
		out.Games = append(out.Games, g)
	}
	text, err := json.Marshal(out)
	if err != nil {
		panic("sweep: a piece that cannot be written: " + err.Error()) // Sums write JSON
	}
	return text, nil
}

// Put adds a piece to the known games. If the piece is not of this tally, or its games are known already, Put returns
// an error and adds nothing.
func (t *Tally) Put(text []byte) error {
	if len(text) > MostPiece {
		return fmt.Errorf("it has more than %d bytes", MostPiece)
	}
	var p piece
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&p); err != nil {
		return fmt.Errorf("it is not a part of a sweep: %s", err)
	}
	if t.sum == "" {
		t.sum = t.Plan.Sum()
	}
	if p.Plan != t.sum {
		return fmt.Errorf("it belongs to another plan")
	}
	sums, err := t.admit(p.Games)
	if err != nil {
		return err
	}
	for i, g := range p.Games {
		f := &t.cells[g.Cell]
		copy(f.points[g.From-f.from:], g.Points)
		if sums[i] == nil {
			continue
		}
		if err := f.sums.Merge(sums[i]); err != nil {
			return fmt.Errorf("the sums of its cell %d cannot be added: %w", g.Cell, err)
		}
	}
	return nil
}

// admit reads the sums of a piece's games, and rejects those that are not of this tally or are known.
func (t *Tally) admit(list []games) ([]Sums, error) {
	var ranges []Range
	for _, g := range list {
		if strings.Trim(g.Points, "012"+string(rune(unset))) != "" {
			return nil, fmt.Errorf("it has games that were not played")
		}
		ranges = append(ranges, Range{g.Cell, g.From, g.From + len(g.Points)})
	}
	if err := t.Plan.Fits(ranges); err != nil {
		return nil, err
	}
	if t.Missing(ranges) != Games(ranges) {
		return nil, fmt.Errorf("its games are already known")
	}
	sums := make([]Sums, len(list))
	for i, g := range list {
		if t.by.New == nil || t.Plan.Cells[g.Cell].Seen <= g.From {
			continue
		}
		var err error
		if sums[i], err = t.by.Read(g.Sums); err != nil {
			return nil, fmt.Errorf("the sums of its cell %d cannot be read: %w", g.Cell, err)
		}
	}
	return sums, nil
}
