package source

import "bytes"

// Index maps JSON pointers (RFC 6901) to locations in a file: "/pennant/units/3/at/0". It is immutable.
type Index struct {
	start   int // of the text, after a byte order mark
	top     int // of the first line that is neither empty nor a comment
	entries map[hash]entry
}

// NewIndex indexes a file in which Check found no fault. For a faulty file it knows the part before the fault, for one
// beyond MaxSize nothing.
func NewIndex(f *File) *Index {
	if len(f.Text) > MaxSize {
		return &Index{}
	}
	w := newWalker(f, true)
	w.run()
	top := w.base
	for top < len(f.Text) {
		line := f.Text[top:w.lineStop(top)]
		if line = bytes.TrimSpace(line); len(line) > 0 && line[0] != '#' {
			break
		}
		top = min(w.lineStop(top)+1, len(f.Text))
	}
	return &Index{start: w.base, top: top, entries: w.entries}
}

// Len returns the number of pointers in the index, without the root.
func (ix *Index) Len() int { return len(ix.entries) }

// Value returns the span of the value at a pointer. For a missing pointer it returns that of the nearest existing
// ancestor, and exact is false. The value of a table with a header is the name in the header; the root's is the start
// of the file.
func (ix *Index) Value(ptr string) (s Span, exact bool) {
	e, exact := ix.find(ptr)
	return e.value(), exact
}

// Key returns the span of the key of the value at a pointer; for an array's element, the element itself.
func (ix *Index) Key(ptr string) (s Span, exact bool) {
	e, exact := ix.find(ptr)
	return e.key(), exact
}

func (ix *Index) find(ptr string) (e entry, exact bool) {
	root := Span{ix.start, ix.start}
	e = newEntry(root, root, header)
	h := rootHash
	for ptr != "" {
		var name string
		name, ptr = CutPointer(ptr)
		h = part(h, name)
		next, ok := ix.entries[h]
		if !ok {
			return e, false
		}
		e = next
	}
	return e, true
}

// Top returns the start of a file's top-level keys: its first line that is neither empty nor a comment.
func (ix *Index) Top() int { return ix.top }
