package changes

import (
	"cmp"
	"slices"
)

// pieces compares the pieces on hexes, by topic and side.
func pieces(topics []string, old, young []Piece, distance func(a, b string) int) []Change {
	type group struct{ topic, side string }
	var groups []group
	was, is := map[group][]Piece{}, map[group][]Piece{}
	sort := func(list []Piece, into map[group][]Piece) {
		for _, p := range list {
			g := group{p.Topic, p.Side}
			if !slices.Contains(groups, g) {
				groups = append(groups, g)
			}
			into[g] = append(into[g], p)
		}
	}
	sort(old, was)
	sort(young, is)
	slices.SortFunc(groups, func(a, b group) int {
		return cmp.Or(cmp.Compare(slices.Index(topics, a.topic), slices.Index(topics, b.topic)),
			cmp.Compare(a.side, b.side))
	})
	var out []Change
	for _, g := range groups {
		out = append(out, moves(was[g], is[g], distance)...)
	}
	return out
}

// moves compares the pieces of one side. It ignores pieces that stayed: by the triangle inequality, no pairing is
// better that moves a piece away and an equal one into its place.
func moves(old, young []Piece, distance func(a, b string) int) []Change {
	byPlace := func(a, b Piece) int { return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.Kind, b.Kind)) }
	old, young = slices.Clone(old), slices.Clone(young)
	slices.SortStableFunc(old, byPlace)
	slices.SortStableFunc(young, byPlace)
	var out []Change
	var left []Piece
	type spot struct{ kind, at string }
	stays := map[spot][]int{}
	for j := range young {
		s := spot{young[j].Kind, young[j].At}
		stays[s] = append(stays[s], j)
	}
	stood := make([]bool, len(young))
	for i := range old {
		p := &old[i]
		s := spot{p.Kind, p.At}
		if len(stays[s]) == 0 {
			left = append(left, *p)
			continue
		}
		j := stays[s][0]
		if stays[s] = stays[s][1:]; young[j].Note != p.Note {
			out = append(out, noted(p, []string{p.At}))
		}
		stood[j] = true
	}
	var come []Piece
	for j := range young {
		if !stood[j] {
			come = append(come, young[j])
		}
	}
	young = come
	pairs := Pairs(left, young, distance)
	taken := make([]bool, len(young))
	for i := range left {
		p, j := &left[i], pairs[i]
		if j < 0 {
			out = append(out, Change{
				Topic: p.Topic, What: Removed, Side: p.Side, Name: p.Kind, Old: p.Kind, At: []string{p.At},
			})
			continue
		}
		q := &young[j]
		taken[j] = true
		if q.Kind == p.Kind {
			out = append(out, Change{Topic: p.Topic, What: Moved, Side: p.Side, Name: p.Kind, From: p.At, To: q.At})
		} else {
			out = append(out, Change{
				Topic: p.Topic, What: Changed, Side: p.Side, Name: p.Kind, Old: p.Kind, New: q.Kind, At: []string{p.At},
				Details: details(p, q),
			})
		}
		if q.Note != p.Note {
			out = append(out, noted(p, []string{q.At}))
		}
	}
	for j := range young {
		if q := &young[j]; !taken[j] {
			out = append(out, Change{
				Topic: q.Topic, What: Added, Side: q.Side, Name: q.Kind, New: q.Kind, At: []string{q.At},
			})
		}
	}
	order := []Kind{Moved, Changed, Added, Removed}
	slices.SortStableFunc(out, func(a, b Change) int {
		return cmp.Compare(slices.Index(order, a.What), slices.Index(order, b.What))
	})
	return out
}

// noted returns the change in the description of a piece.
func noted(p *Piece, at []string) Change {
	return Change{Topic: p.Topic, What: Changed, Side: p.Side, Name: p.Kind, Field: "note", At: at, Prose: true}
}

// details returns the properties that differ between two kinds of piece.
func details(old, young *Piece) []Detail {
	if old.Details == nil || young.Details == nil {
		return nil
	}
	is := young.Details()
	var out []Detail
	for _, p := range old.Details() {
		i := slices.IndexFunc(is, func(q Property) bool { return q.Name == p.Name })
		if i >= 0 && is[i].Value != p.Value {
			out = append(out, Detail{p.Name, p.Value, is[i].Value})
		}
	}
	return out
}
