package source

import "bytes"

// Index answers where the things of a file stand, by JSON pointer (RFC 6901): "/pennant/units/3/at/0".
// It is never changed once made.
type Index struct {
	start   int // of the text, after a byte order mark
	top     int // of the first line that is neither empty nor a remark
	entries map[hash]entry
}

// NewIndex walks over a file that Check found no fault in. Of a faulty file it knows what stands before the fault, of
// one beyond MaxSize nothing.
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

// Len is the number of pointers that the index knows, the root not counted.
func (ix *Index) Len() int { return len(ix.entries) }

// Value is the span of the value at a pointer; of the nearest written ancestor when the pointer is not in the file
// (exact is false then). The value of a table with a header is the name in the header; the root's is the start of
// the file.
func (ix *Index) Value(ptr string) (s Span, exact bool) {
	e, exact := ix.find(ptr)
	return e.value(), exact
}

// Key is the span of the key that names the value at a pointer, of an array's element the element itself.
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

// Top is where a file's own keys begin: its first line that is neither empty nor a remark.
func (ix *Index) Top() int { return ix.top }
