package sweep

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
)

// formatVersion is the version of shard files. It increases when a key changes its meaning or is removed.
const formatVersion = 1

// kind is the kind stated in a shard file.
const kind = "sweep"

// MostBytes is the maximum size of a shard file.
const MostBytes = 256 << 20

// part is a shard in its file.
type part struct {
	Kind    string `json:"kind"`
	Version int    `json:"version"`
	Plan    Plan   `json:"plan"`
	Shard   int    `json:"shard"`
	Of      int    `json:"of"`
	Cells   []cell `json:"cells"`
	Sum     string `json:"sum"` // checksum of the rest
}

// cell is a cell of a part.
type cell struct {
	From int `json:"from"` // the number of the first game
	// Points has a letter for each game: 0, 1 or 2 half points of the first side, x for no set-up, . for not played.
	Points string          `json:"points"`
	Sums   json.RawMessage `json:"sums,omitempty"`
}

// Write encodes the shard as a file.
func (t *Tally) Write() []byte {
	p := part{Kind: kind, Version: formatVersion, Plan: t.Plan, Shard: t.Shard.Number, Of: t.Shard.Of, Cells: []cell{}}
	for i := range t.cells {
		c := cell{From: t.cells[i].from, Points: string(t.cells[i].points)}
		if t.cells[i].sums != nil {
			c.Sums = t.cells[i].sums.Write()
		}
		p.Cells = append(p.Cells, c)
	}
	p.Sum = sum(p)
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetIndent("", " ")
	if err := enc.Encode(p); err != nil {
		panic("sweep: a shard that cannot be written: " + err.Error()) // Sums write JSON
	}
	return out.Bytes()
}

// Read reads a shard file. The error describes an invalid one.
func Read(text []byte, by func(command string) Observer) (*Tally, error) {
	if len(text) > MostBytes {
		return nil, fmt.Errorf("it has more than %d bytes", MostBytes)
	}
	if err := Damage(text); err != nil {
		return nil, err
	}
	var head struct {
		Kind    string
		Version int
	}
	if err := json.Unmarshal(text, &head); err != nil || head.Kind != kind {
		return nil, fmt.Errorf("it is not the result of a shard")
	}
	if head.Version != formatVersion {
		return nil, fmt.Errorf("it has format %d; this version of Muster reads format %d", head.Version, formatVersion)
	}
	var p part
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&p); err != nil {
		return nil, fmt.Errorf("it cannot be read: %s", err)
	}
	said := p.Sum
	if p.Sum = ""; sum(p) != said {
		return nil, fmt.Errorf("it was changed after Muster wrote it: its checksum does not match")
	}
	return p.tally(by(p.Plan.Command))
}

// tally returns the shard in the file.
func (p *part) tally(by Observer) (*Tally, error) {
	s := Shard{p.Shard, p.Of}
	if !s.Valid() {
		return nil, fmt.Errorf("%d of %d is not a shard", p.Shard, p.Of)
	}
	if err := p.Plan.check(); err != nil {
		return nil, err
	}
	if len(p.Cells) != len(p.Plan.Cells) {
		return nil, fmt.Errorf("it has %d cells, but its plan has %d", len(p.Cells), len(p.Plan.Cells))
	}
	t := &Tally{Plan: p.Plan, Shard: s, by: by}
	for i, c := range p.Cells {
		from, to := s.games(p.Plan.Cells[i])
		if c.From != from || len(c.Points) != to-from || strings.Trim(c.Points, "012x.") != "" {
			return nil, fmt.Errorf("its cell %d does not have the planned games", i)
		}
		f := filled{from: from, points: []byte(c.Points)}
		if by.New != nil && p.Plan.Cells[i].Seen > from {
			var err error
			if f.sums, err = by.Read(c.Sums); err != nil {
				return nil, fmt.Errorf("the sums of its cell %d cannot be read: %w", i, err)
			}
		}
		t.cells = append(t.cells, f)
	}
	return t, nil
}
