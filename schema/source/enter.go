package source

import "github.com/pelletier/go-toml/v2/unstable"

// header enters [a.b] or [[a.b]].
func (w *walker) header(e *unstable.Node) {
	w.prefix, w.depth, w.skip = rootHash, 0, false
	for it := e.Key(); it.Next(); {
		w.end = w.span(it.Node().Raw).End
	}
	if !w.parts(e.Key()) {
		return
	}
	for it := e.Key(); it.Next(); {
		k := it.Node()
		at := w.span(k.Raw)
		w.prefix = part(w.prefix, k.Data)
		w.depth++
		old, known := w.entries[w.prefix]
		switch {
		case !it.IsLast():
			if known && old.role == valueRole {
				w.duplicate(k, old, true)
				return
			}
			if !known {
				w.entries[w.prefix] = newEntry(at, at, implied)
			}
			if known && old.role == elements {
				w.prefix = w.prefix.index(int(old.count) - 1)
				w.depth++
			}
		case e.Kind == unstable.ArrayTable:
			if known && old.role != elements {
				w.duplicate(k, old, true)
				return
			}
			if !known {
				old = newEntry(at, at, elements)
			}
			old.count++
			w.entries[w.prefix] = old
			w.prefix = w.prefix.index(int(old.count) - 1)
			w.depth++
			w.entries[w.prefix] = newEntry(at, at, header)
		default:
			if known && old.role != implied {
				w.duplicate(k, old, true)
				return
			}
			w.entries[w.prefix] = newEntry(at, at, header)
		}
		if w.deep(w.depth, at) {
			return
		}
	}
}

// keyValue enters a.b = value below prefix.
func (w *walker) keyValue(prefix hash, depth int, kv *unstable.Node) {
	if !w.parts(kv.Key()) {
		return
	}
	for it := kv.Key(); it.Next(); {
		k := it.Node()
		at := w.span(k.Raw)
		prefix = part(prefix, k.Data)
		depth++
		if w.deep(depth, at) {
			return
		}
		old, known := w.entries[prefix]
		if !it.IsLast() {
			if known && old.role != dotted && old.role != implied {
				w.duplicate(k, old, false)
				return
			}
			if !known {
				w.entries[prefix] = newEntry(at, at, dotted)
			}
			continue
		}
		if known {
			w.duplicate(k, old, false)
			return
		}
		value := Span{w.next(at.End, '='), w.span(kv.Raw).End}
		w.entries[prefix] = newEntry(at, value, valueRole)
		w.inside(prefix, depth, kv.Value(), value.Start)
	}
}

// inside enters the parts of an array or inline table that starts at offset start and returns where it ends.
func (w *walker) inside(prefix hash, depth int, v *unstable.Node, start int) int {
	switch v.Kind {
	case unstable.Array:
		if w.deep(depth+1, Span{start, start + 1}) {
			return start
		}
		return w.array(prefix, depth+1, v, start)
	case unstable.InlineTable:
		end := start + 1
		for it := v.Children(); it.Next() && !w.stop; {
			c := it.Node()
			w.keyValue(prefix, depth, c)
			end = w.span(c.Raw).End
		}
		return w.next(end, 0) + 1
	}
	return w.span(v.Raw).End
}

func (w *walker) array(prefix hash, depth int, v *unstable.Node, start int) int {
	end, i := start+1, 0
	for it := v.Children(); it.Next() && !w.stop; i++ {
		c := it.Node()
		nested := c.Kind == unstable.Array || c.Kind == unstable.InlineTable
		if !nested && !w.full {
			end = w.span(c.Raw).End
			continue
		}
		at := Span{Start: w.next(end, 0)}
		ptr := prefix.index(i)
		at.End = w.inside(ptr, depth, c, at.Start)
		w.entries[ptr] = newEntry(at, at, valueRole)
		end = at.End
	}
	return w.next(end, 0) + 1
}
