package layout

import (
	"math"
	"slices"

	"muster/schema"
)

// pictures is the key of lists of texts that are pictures, of a map or of a card: each text is one row of it.
const pictures = "rows"

// arrange puts the keys of every table into the order of its schema, those that the schema does not list behind them as
// they come. Headers stay where they are: the order of tables is how an author tells of them.
func arrange(all []section, root *schema.Order) {
	for i := range all {
		x := &all[i]
		at := below(root, x.key)
		sortKeys(x.keys, at)
		for j := range x.keys {
			e := &x.keys[j]
			arrangeValue(&e.value, below(at, e.key))
			if string(e.key[len(e.key)-1].name) == pictures {
				e.value.picture()
			}
		}
	}
}

// below is the order at a dotted key.
func below(o *schema.Order, key []part) *schema.Order {
	for i := range key {
		if o == nil {
			return nil
		}
		o = o.Below(key[i].name)
	}
	return o
}

func arrangeValue(v *value, at *schema.Order) {
	if at == nil || v.series == nil {
		return
	}
	if v.kind == table {
		sortKeys(v.items, at)
	}
	for i := range v.items {
		e := &v.items[i]
		arrangeValue(&e.value, below(at, e.key))
	}
}

func sortKeys(keys []entry, at *schema.Order) {
	if at == nil {
		return
	}
	order := func(a, b entry) int { return before(at, a.key, b.key) }
	if !slices.IsSortedFunc(keys, order) {
		slices.SortStableFunc(keys, order)
	}
}

// before compares two dotted keys, part by part. Two that the schema does not list are equal, whatever stands below
// them.
func before(at *schema.Order, a, b []part) int {
	for i := 0; i < min(len(a), len(b)); i++ {
		m, n := place(at, a[i]), place(at, b[i])
		if m != n || m == math.MaxInt {
			return m - n
		}
		at = at.Below(a[i].name)
	}
	return 0
}

func place(at *schema.Order, key part) int {
	if n, ok := at.Place(key.name); ok {
		return n
	}
	return math.MaxInt
}

// picture puts each text of a picture on a line of its own.
func (v *value) picture() {
	if v.kind != list || len(v.items) == 0 {
		return
	}
	for i := range v.items {
		if v.items[i].value.kind != text {
			return
		}
	}
	v.many = true
	for i := range v.items {
		v.items[i].fresh = true
	}
}
