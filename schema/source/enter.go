package source

import (
	"bytes"
	"slices"
)

// header reads and enters [a.b] or [[a.b]].
func (w *walker) header() bool {
	w.prefix, w.depth, w.skip = rootHash, 0, false
	open := 1
	if w.peek(1) == '[' {
		open = 2
	}
	w.at += open
	if !w.key() {
		return false
	}
	closed := 0
	for closed < 3 && w.peek(closed) == ']' {
		closed++
	}
	end := w.parts[len(w.parts)-1].at.End
	switch {
	case closed == 0 && !w.lineOver() && bytes.IndexByte(w.text[w.at:w.lineStop(w.at)], ']') >= 0:
		return w.odd(BadKey)
	case closed == 0:
		return w.fail(OpenHeader, Span{w.begin, end})
	case closed != open:
		w.at += closed
		return w.fail(OddHeader, Span{w.begin, w.at})
	}
	w.at += closed
	w.enterHeader(open == 2)
	return true
}

// lineOver reports whether the rest of the line is empty.
func (w *walker) lineOver() bool {
	c := w.peek(0)
	return w.at >= len(w.text) || c == '\n' || c == '\r' && w.peek(1) == '\n' || c == '#'
}

// enterHeader enters the header whose key was read last.
func (w *walker) enterHeader(double bool) {
	if !w.shortKey() {
		w.skip = true
		return
	}
	for i, k := range w.parts {
		w.prefix = part(w.prefix, k.name)
		w.depth++
		old, known := w.entries[w.prefix]
		switch {
		case i < len(w.parts)-1:
			if known && old.role == valueRole {
				w.doubled(i, old, true)
				return
			}
			if !known {
				w.entries[w.prefix] = newEntry(k.at, k.at, implied)
			}
			if known && old.role == elements {
				w.prefix = w.prefix.index(int(old.count) - 1)
				w.depth++
			}
		case !w.enterLast(i, double, old, known):
			return
		}
		if w.tooDeep(w.depth, k.at) {
			w.skip = true
			return
		}
	}
	if w.list != nil {
		w.list(w.parts[len(w.parts)-1].at, double)
	}
}

// enterLast enters the table or element of a header. It reports a header that conflicts with earlier headers of the
// same table, and then treats it as an element: only the schema knows which kind is meant.
func (w *walker) enterLast(i int, double bool, old entry, known bool) bool {
	at := w.parts[i].at
	if known && (old.role == dotted || old.role == valueRole || !double && old.role == header) {
		w.doubled(i, old, true)
		if w.list != nil {
			w.list(at, double)
		}
		return false
	}
	if !double && (!known || old.role == implied) {
		w.entries[w.prefix] = newEntry(at, at, header)
		return true
	}
	switch {
	case !known:
		old = newEntry(at, at, elements)
	case double != (old.role == elements):
		w.doubled(i, old, true)
		w.skip = false
		if double {
			old.count = 1
		}
		old.role = elements
	}
	old.count++
	w.entries[w.prefix] = old
	w.prefix = w.prefix.index(int(old.count) - 1)
	w.depth++
	w.entries[w.prefix] = newEntry(at, at, header)
	return true
}

// keyValue reads a.b = value and enters it below prefix.
func (w *walker) keyValue(prefix hash, depth int) bool {
	start := w.at
	if !w.key() {
		return false
	}
	if w.peek(0) != '=' {
		return w.noEquals(start)
	}
	if !w.shortKey() {
		return false
	}
	if most := max(MaxDepth-depth, 0); w.count > most {
		return w.fail(TooDeep, w.parts[most].at)
	}
	w.at++
	w.spaces()
	last := w.parts[len(w.parts)-1].at
	was := w.quiet
	if !w.quiet {
		prefix, w.quiet = w.enterKey(prefix)
	}
	depth += w.count
	enter := !w.quiet
	value := Span{w.at, w.at}
	ok := w.value(prefix, depth)
	w.quiet = was
	if ok {
		value.End = w.at
	}
	if enter {
		w.entries[prefix] = newEntry(last, value, valueRole)
	}
	return ok
}

// enterKey enters the tables of the dotted key that was read last; quiet means that the key itself must not be entered.
func (w *walker) enterKey(prefix hash) (_ hash, quiet bool) {
	for i, k := range w.parts {
		prefix = part(prefix, k.name)
		old, known := w.entries[prefix]
		if i == len(w.parts)-1 {
			if known {
				w.doubled(i, old, false)
			}
			return prefix, known
		}
		if known && old.role != dotted && old.role != implied {
			w.doubled(i, old, false)
			return prefix, true
		}
		if !known {
			w.entries[prefix] = newEntry(k.at, k.at, dotted)
		}
	}
	return prefix, true
}

// doubled records a duplicate key, or a duplicate part of one.
func (w *walker) doubled(i int, first entry, inHeader bool) {
	w.skip = w.skip || inHeader
	through := i < len(w.parts)-1 // keys below a value that is no table: only the first is reported
	if w.unsure || w.stop || through && w.through == first.keyEnd {
		return
	}
	if through {
		w.through = first.keyEnd
	}
	f := SyntaxFault{
		Kind:   Duplicate,
		At:     w.parts[i].at,
		First:  first.key(),
		Key:    string(w.parts[i].name),
		Header: inHeader,
	}
	if inHeader {
		for _, p := range w.parts[:i+1] {
			f.Path = append(f.Path, string(p.name))
		}
	}
	w.faults = append(w.faults, f)
	if w.doubles++; w.doubles >= MaxDuplicates {
		w.more()
	}
}

// shortKey reports whether the key that was read last is within the limit.
func (w *walker) shortKey() bool {
	if w.count <= MaxParts {
		return true
	}
	if w.note(LongKey, Span{w.parts[0].at.Start, w.parts[MaxParts-1].at.End}) {
		w.faults[len(w.faults)-1].Parts = w.count
	}
	return false
}

func (w *walker) tooDeep(depth int, at Span) bool {
	if depth <= MaxDepth {
		return false
	}
	w.note(TooDeep, at)
	return true
}

// Header is a header as written: the path of names, with the last of them at At.
type Header struct {
	Path   []string
	At     Span
	Double bool // [[path]]
}

// Headers lists the readable headers of a file, valid or not.
func Headers(f *File) []Header {
	w := newWalker(f, false)
	var all []Header
	w.list = func(at Span, double bool) {
		h := Header{At: at, Double: double}
		for _, p := range w.parts {
			h.Path = append(h.Path, string(p.name))
		}
		all = append(all, h)
	}
	w.run()
	return slices.Clip(all)
}
