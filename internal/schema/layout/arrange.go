package layout

import (
	"math"
	"slices"

	"muster/schema"
)

// pictures is the key of lists of texts that are the rows of a picture: a map or a card.
const pictures = "rows"

// arrange sorts the keys of every table into schema order; unknown keys follow in their original order. Headers are not
// moved: authors choose the order of tables.
func (t *script) arrange(root *schema.Order) {
	for i := range t.sections {
		x := &t.sections[i]
		keys, at := t.keys(x.keys), t.below(root, x.key)
		t.sortKeys(keys, at)
		for j := range keys {
			e := &keys[j]
			t.arrangeValue(&e.value, e.key, at)
			if string(t.at(t.parts[e.key.to-1].name)) == pictures {
				t.picture(&e.value)
			}
		}
	}
}

// below returns the order at a dotted key.
func (t *script) below(o *schema.Order, key run) *schema.Order {
	for i := key.from; i < key.to && o != nil; i++ {
		o = o.Below(t.at(t.parts[i].name))
	}
	return o
}

// arrangeValue sorts the keys inside the value of a key.
func (t *script) arrangeValue(v *value, key run, of *schema.Order) {
	if of != nil && (v.kind == table || v.kind == list && t.tables(v)) {
		t.arrangeItems(v, t.below(of, key))
	}
}

// tables reports whether something in a list has keys.
func (t *script) tables(v *value) bool {
	items := t.items(v)
	for i := range items {
		if k := items[i].value.kind; k == table || k == list {
			return true
		}
	}
	return false
}

func (t *script) arrangeItems(v *value, at *schema.Order) {
	if at == nil {
		return
	}
	items := t.items(v)
	if v.kind == table {
		t.sortKeys(items, at)
	}
	for i := range items {
		t.arrangeValue(&items[i].value, items[i].key, at)
	}
}

func (t *script) sortKeys(keys []entry, at *schema.Order) {
	if at == nil || len(keys) < 2 {
		return
	}
	order := func(a, b entry) int { return t.before(at, a.key, b.key) }
	if !t.inOrder(keys, at) {
		slices.SortStableFunc(keys, order)
	}
}

// inOrder reports whether keys are in schema order, as most are: each is looked up once.
func (t *script) inOrder(keys []entry, at *schema.Order) bool {
	last := -1
	for i := range keys {
		if keys[i].key.len() > 1 {
			return false // unknown: compare part by part
		}
		n := place(at, t.at(t.parts[keys[i].key.from].name))
		if n < last {
			return false
		}
		last = n
	}
	return true
}

// before compares two dotted keys part by part. Two keys that the schema does not list are equal, regardless of their
// subkeys.
func (t *script) before(at *schema.Order, a, b run) int {
	for i := range int32(min(a.len(), b.len())) {
		name := t.at(t.parts[a.from+i].name)
		m, n := place(at, name), place(at, t.at(t.parts[b.from+i].name))
		if m != n || m == math.MaxInt {
			return m - n
		}
		at = at.Below(name)
	}
	return 0
}

func place(at *schema.Order, key []byte) int {
	if n, ok := at.Place(key); ok {
		return n
	}
	return math.MaxInt
}

// picture puts each text of a picture on its own line.
func (t *script) picture(v *value) {
	if v.kind != list || t.of(v).items.len() == 0 {
		return
	}
	items := t.items(v)
	for i := range items {
		if items[i].value.kind != text {
			return
		}
	}
	t.of(v).many = true
	for i := range items {
		items[i].fresh = true
	}
}
