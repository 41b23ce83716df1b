package main

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"muster/schema"
)

// site is one value of one base.
type site struct {
	base   *base
	ptr    string // JSON pointer
	name   string // the last part of ptr
	key    string // the place without positions in lists: "pennant.units[].at"
	value  any
	here   schema.SchemaPlace
	parent schema.SchemaPlace
	inList bool // an element of a list
}

// sites lists the values of a base in order.
func (b *base) sites() []*site {
	var out []*site
	var visit func(v any, ptr, key string, p schema.SchemaPlace)
	visit = func(v any, ptr, key string, p schema.SchemaPlace) {
		switch v := v.(type) {
		case map[string]any:
			for _, name := range slices.Sorted(maps.Keys(v)) {
				below := b.shape.Key(p, name)
				label := name
				if p.Free() && !slices.Contains(p.Keys(), name) {
					label = "*"
				}
				at := ptr + "/" + strings.NewReplacer("~", "~0", "/", "~1").Replace(name)
				out = append(out, &site{b, at, name, join(key, label), v[name], below, p, false})
				visit(v[name], at, join(key, label), below)
			}
		case []any:
			below := b.shape.Item(p)
			for i, each := range v {
				at := ptr + "/" + strconv.Itoa(i)
				out = append(out, &site{b, at, strconv.Itoa(i), key + "[]", each, below, p, true})
				visit(each, at, key+"[]", below)
			}
		}
	}
	visit(b.doc.Tree, "", "", b.shape.Top())
	return out
}

func join(key, name string) string {
	if key == "" {
		return name
	}
	return key + "." + name
}

// unreached lists the keys of a schema that no key of the list covers, to a depth of six.
func unreached(s *schema.Schema, has map[string]bool) []string {
	var out []string
	var visit func(p schema.SchemaPlace, key string, depth int)
	visit = func(p schema.SchemaPlace, key string, depth int) {
		if depth > 6 {
			return
		}
		for _, name := range p.Keys() {
			at := join(key, name)
			if !has[at] {
				out = append(out, at)
				continue
			}
			below := s.Key(p, name)
			visit(below, at, depth+1)
			if item := s.Item(below); item.Exists() {
				visit(item, at+"[]", depth+1)
			}
		}
	}
	visit(s.Top(), "", 0)
	return out
}
