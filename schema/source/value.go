package source

// value reads a value; the content of a list or an inline table is entered below prefix.
func (w *walker) value(prefix hash, depth int) bool {
	if w.at >= len(w.text) {
		return w.fail(NoValue, Span{w.at, w.at})
	}
	switch c := w.text[w.at]; c {
	case '"', '\'':
		if w.peek(1) == c && w.peek(2) == c {
			return w.longText()
		}
		return w.shortText()
	case '[':
		return w.elements(prefix, depth+1)
	case '{':
		return w.table(prefix, depth)
	case '\n', '#', ',', ']', '}':
		return w.odd(NoValue)
	}
	return w.scalar()
}

// elements reads a list and enters its elements below prefix.
func (w *walker) elements(prefix hash, depth int) bool {
	start := w.at
	if w.tooDeep(depth, Span{start, start + 1}) {
		return false
	}
	w.open = append(w.open, start)
	w.at++
	series := series{comma: NoComma}
	for n := 0; ; n++ {
		switch w.next(start, &series) {
		case closed:
			return true
		case broken:
			return false
		}
		at := w.at
		ptr := prefix
		if !w.quiet {
			ptr = prefix.index(n)
		}
		ok := w.value(ptr, depth) && !w.glued()
		if ok && w.full && !w.quiet {
			s := Span{at, w.at}
			w.entries[ptr] = newEntry(s, s, valueRole)
		}
		if !ok && !w.repair(start) {
			return false
		}
		series.end, series.element = w.at, ok
	}
}

// table reads an inline table and enters its keys below prefix.
func (w *walker) table(prefix hash, depth int) bool {
	start := w.at
	w.open = append(w.open, start)
	w.at++
	series := series{comma: NoKeyComma}
	for {
		switch w.next(start, &series) {
		case closed:
			return true
		case broken:
			return false
		}
		if w.peek(0) == '{' { // the next table of a list: this one was not closed
			w.never(start)
			return false
		}
		ok := w.keyValue(prefix, depth) && !w.glued()
		if !ok && !w.repair(start) {
			return false
		}
		series.end, series.element = w.at, ok
	}
}
