package changes

import (
	"cmp"
	"slices"
)

// Compare lists the differences between two versions of a definition, by topic in the given order. distance counts the
// steps between two hexes.
func Compare(topics []string, old, young *Version, distance func(a, b string) int) []Change {
	out := append(facts(old.Facts, young.Facts), pieces(topics, old.Pieces, young.Pieces, distance)...)
	slices.SortStableFunc(out, func(a, b Change) int {
		return cmp.Compare(slices.Index(topics, a.Topic), slices.Index(topics, b.Topic))
	})
	return out
}

// key identifies a fact in the other version. If two facts have the same key (two rules of one name), the first is
// compared with the first.
type key struct {
	topic, side, name, field, at string
	nth                          int
}

// thing is the owner of facts with fields.
type thing struct{ topic, side, name string }

func (f *Fact) thing() thing { return thing{f.Topic, f.Side, f.Name} }

// index holds the facts of a version by key, and their owners.
type index struct {
	byKey  map[key]*Fact
	keys   []key // by fact
	things map[thing]bool
}

func indexed(list []Fact) *index {
	x := &index{byKey: make(map[key]*Fact, len(list)), keys: make([]key, len(list)), things: map[thing]bool{}}
	seen := make(map[key]int, len(list))
	for i := range list {
		f := &list[i]
		k := key{topic: f.Topic, side: f.Side, name: f.Name, field: f.Field, at: f.At}
		n := seen[k]
		seen[k]++
		k.nth = n
		x.byKey[k], x.keys[i] = f, k
		if f.Field != "" {
			x.things[f.thing()] = true
		}
	}
	return x
}

// facts compares values: first those of the old version, in its order, then the new ones.
func facts(old, young []Fact) []Change {
	was, is := indexed(old), indexed(young)
	l := &lister{sums: map[sum]int{}, whole: map[whole]int{}}
	for i := range old {
		f, other := &old[i], is.byKey[was.keys[i]]
		switch {
		case other == nil:
			l.one(f, Removed, f.Field != "" && !is.things[f.thing()])
		case other.Value != f.Value:
			l.changed(f, other)
		}
	}
	for i := range young {
		if f := &young[i]; was.byKey[is.keys[i]] == nil {
			l.one(f, Added, f.Field != "" && !was.things[f.thing()])
		}
	}
	return l.out
}

// sum is the common part of hex changes that are reported as one.
type sum struct {
	thing
	what       Kind
	old, young string
}

// whole is a thing that was added or removed.
type whole struct {
	thing
	what Kind
}

// lister collects changes.
type lister struct {
	out   []Change
	sums  map[sum]int   // places in out
	whole map[whole]int // places in out
}

// one reports a fact that only one version has, or its whole thing if that was added or removed.
func (l *lister) one(f *Fact, what Kind, all bool) {
	c := Change{Topic: f.Topic, What: what, Side: f.Side, Name: f.Name, Field: f.Field, Prose: f.Prose}
	if !f.Prose {
		if c.New = f.Value; what == Removed {
			c.Old, c.New = f.Value, ""
		}
	}
	switch {
	case all:
		k := whole{f.thing(), what}
		i, known := l.whole[k]
		if !known {
			i = len(l.out)
			l.whole[k] = i
			l.out = append(l.out, Change{Topic: f.Topic, What: what, Side: f.Side, Name: f.Name})
		}
		if !f.Prose {
			l.out[i].Details = append(l.out[i].Details, Detail{f.Field, c.Old, c.New})
		}
	case f.At != "":
		l.sum(c, f.At)
	default:
		l.out = append(l.out, c)
	}
}

// changed reports a fact with a new value.
func (l *lister) changed(f, young *Fact) {
	c := Change{Topic: f.Topic, What: Changed, Side: f.Side, Name: f.Name, Field: f.Field, Prose: f.Prose}
	if !f.Prose {
		c.Old, c.New = f.Value, young.Value
	}
	if f.At != "" {
		l.sum(c, f.At)
		return
	}
	l.out = append(l.out, c)
}

// sum reports hexes with the same change as one.
func (l *lister) sum(c Change, at string) {
	k := sum{thing{c.Topic, c.Side, c.Name}, c.What, c.Old, c.New}
	i, known := l.sums[k]
	if !known {
		i = len(l.out)
		l.sums[k] = i
		l.out = append(l.out, c)
	}
	l.out[i].At = append(l.out[i].At, at)
}
