package main

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// site is one value of one base.
type site struct {
	base   *base
	ptr    string // JSON pointer
	name   string // the last part of ptr
	key    string // the place without positions in lists: "pennant.units[].at"
	value  any
	here   place
	parent place
	inList bool // an element of a list
}

// sites lists the values of a base in order.
func (b *base) sites() []*site {
	var out []*site
	var visit func(v any, ptr, key string, p place)
	visit = func(v any, ptr, key string, p place) {
		switch v := v.(type) {
		case map[string]any:
			for _, name := range slices.Sorted(maps.Keys(v)) {
				below := b.shape.key(p, name)
				label := name
				if p.free() && !slices.Contains(p.keys(), name) {
					label = "*"
				}
				at := ptr + "/" + strings.NewReplacer("~", "~0", "/", "~1").Replace(name)
				out = append(out, &site{b, at, name, join(key, label), v[name], below, p, false})
				visit(v[name], at, join(key, label), below)
			}
		case []any:
			below := b.shape.item(p)
			for i, each := range v {
				at := ptr + "/" + strconv.Itoa(i)
				out = append(out, &site{b, at, strconv.Itoa(i), key + "[]", each, below, p, true})
				visit(each, at, key+"[]", below)
			}
		}
	}
	visit(b.doc.Tree, "", "", b.shape.top())
	return out
}

func join(key, name string) string {
	if key == "" {
		return name
	}
	return key + "." + name
}

// unreached lists the keys of a schema that no key of the list stands for, to a depth of six.
func (s *shape) unreached(has map[string]bool) []string {
	var out []string
	var visit func(p place, key string, depth int)
	visit = func(p place, key string, depth int) {
		if depth > 6 {
			return
		}
		for _, name := range p.keys() {
			at := join(key, name)
			if !has[at] {
				out = append(out, at)
				continue
			}
			below := s.key(p, name)
			visit(below, at, depth+1)
			if item := s.item(below); len(item.nodes) > 0 {
				visit(item, at+"[]", depth+1)
			}
		}
	}
	visit(s.top(), "", 0)
	return out
}
