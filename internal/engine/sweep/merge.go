package sweep

import (
	"fmt"
	"slices"
	"strings"
)

// Named is a shard and the name of its file.
type Named struct {
	Name string
	*Tally
}

// Merge joins shards, in any order, to the result of a single run. The error names the shard that belongs to another
// sweep, is missing, or is incomplete.
func Merge(shards []Named) (*Tally, error) {
	if len(shards) == 0 {
		return nil, fmt.Errorf("no shard is given")
	}
	first := shards[0]
	by := make([]*Named, first.Shard.Of)
	for i := range shards {
		s := &shards[i]
		if why := first.differs(s.Tally); why != "" {
			return nil, fmt.Errorf("%s does not belong to %s: %s", s.Name, first.Name, why)
		}
		at := &by[s.Shard.Number-1]
		if *at != nil {
			return nil, fmt.Errorf("%s and %s are both shard %d of %d", (*at).Name, s.Name, s.Shard.Number, s.Shard.Of)
		}
		*at = s
		if n := s.Missing(s.All()); n > 0 {
			return nil, fmt.Errorf("%s is not complete: %d games are missing", s.Name, n)
		}
	}
	if missing := absent(by); len(missing) > 0 {
		return nil, fmt.Errorf("missing shards: %s (of %d)", strings.Join(missing, ", "), len(by))
	}
	return joined(by)
}

// Belongs describes how a shard differs from the sweep with this plan; "" if it belongs to it.
func (p *Plan) Belongs(shard *Tally) (why string) {
	return (&Tally{Plan: *p, Shard: shard.Shard}).differs(shard)
}

// differs describes how another shard belongs to a different sweep; "" if it is of the same one.
func (t *Tally) differs(o *Tally) string {
	a, b := &t.Plan, &o.Plan
	switch {
	case a.Program != b.Program || a.Build != b.Build:
		return fmt.Sprintf("it was made by another build of Muster (%s)", b.Program)
	case a.Command != b.Command:
		return fmt.Sprintf("it was made by `muster %s`, not by `muster %s`", b.Command, a.Command)
	case a.Seed != b.Seed:
		return fmt.Sprintf("it is for seed %s, not seed %s", b.Seed, a.Seed)
	case t.Shard.Of != o.Shard.Of:
		return fmt.Sprintf("its sweep has %d shards, not %d", o.Shard.Of, t.Shard.Of)
	case !slices.Equal(a.Asked, b.Asked):
		return "it was made with other arguments: " + strings.Join(b.Asked, " ")
	case len(a.Adventures) != len(b.Adventures):
		return fmt.Sprintf("it has %d adventures, not %d", len(b.Adventures), len(a.Adventures))
	}
	for i := range a.Adventures {
		switch x, y := a.Adventures[i], b.Adventures[i]; {
		case x.ID != y.ID || x.Variant != y.Variant:
			return fmt.Sprintf("it has games of %s, not %s", y.ID, x.ID)
		case x.Content != y.Content:
			return fmt.Sprintf("it has games of another version of %s", y.ID)
		}
	}
	if !slices.Equal(a.Passed, b.Passed) {
		return "it skipped other adventures"
	}
	if sum(a) != sum(b) {
		return "it has played other games"
	}
	return ""
}

// absent lists the numbers of missing shards; if there are many, only the first ones.
func absent(by []*Named) []string {
	const told = 5
	var out []string
	for i, s := range by {
		if s != nil {
			continue
		}
		if len(out) == told {
			return append(out, "...")
		}
		out = append(out, fmt.Sprint(i+1))
	}
	return out
}

// joined returns the whole of all shards, in order.
func joined(by []*Named) (*Tally, error) {
	out, err := New(by[0].Plan, Whole, by[0].by)
	if err != nil {
		return nil, err
	}
	for _, s := range by {
		for i := range s.cells {
			f, into := &s.cells[i], &out.cells[i]
			copy(into.points[f.from:], f.points)
			if f.sums == nil {
				continue
			}
			if err := into.sums.Merge(f.sums); err != nil {
				return nil, fmt.Errorf("%s: the sums of its cell %d cannot be added: %w", s.Name, i, err)
			}
		}
	}
	return out, nil
}

// Resume takes over the games of another run of the same shard; why is the reason if it cannot, else "".
func (t *Tally) Resume(before *Tally) (why string) {
	if why := t.differs(before); why != "" {
		return why
	}
	if t.Shard != before.Shard {
		return fmt.Sprintf("it is shard %d, not %d", before.Shard.Number, t.Shard.Number)
	}
	t.cells = before.cells
	return ""
}
