package source

import (
	"bytes"
	"strings"
)

// isStatement reports whether a line is by its look a statement and not part of what the bracket opens. An inline table
// has keys too: there the indent decides.
func (w *walker) isStatement(line int, bracket byte) bool {
	isHeader, isKey := w.looks(line)
	out := w.indent(line) <= w.indent(w.lineStart(w.begin))
	return isHeader && (out || w.lost) || isKey && (out || bracket != '{')
}

// indent is the number of blanks that a line begins with.
func (w *walker) indent(line int) int { return w.skipBlanks(line) - line }

// looks reports whether a line is by its look a whole header, or a key with its =. A header that can be a list in a
// list, such as [1], does not count.
func (w *walker) looks(line int) (isHeader, isKey bool) {
	i := w.skipBlanks(line)
	open := 0
	for i < len(w.text) && w.text[i] == '[' && open < 2 {
		i++
		open++
	}
	first := w.skipBlanks(i)
	i, parts := w.skipKey(first)
	if parts == 0 || i >= len(w.text) {
		return false, false
	}
	if open == 0 {
		return false, w.text[i] == '='
	}
	word := bytes.TrimRight(w.text[first:i], " \t")
	if parts == 1 && (word[0] == '"' || word[0] == '\'' || judge(word) != BadValue) {
		return false, false
	}
	rest := string(bytes.TrimSpace(w.text[i:w.lineStop(i)]))
	rest, ok := strings.CutPrefix(rest, "]]"[:open])
	rest = strings.TrimLeft(rest, " \t")
	return ok && (rest == "" || rest[0] == '#'), false
}

func (w *walker) skipBlanks(i int) int {
	for i < len(w.text) && (w.text[i] == ' ' || w.text[i] == '\t') {
		i++
	}
	return i
}

// skipKey passes a dotted key and the blanks behind it, and counts its parts: 0 when there is no whole one.
func (w *walker) skipKey(i int) (end, parts int) {
	for {
		start := i
		for i < len(w.text) && bareByte[w.text[i]] {
			i++
		}
		if i == start {
			if i = w.skipText(i); i < 0 {
				return start, 0
			}
		}
		parts++
		if i = w.skipBlanks(i); i >= len(w.text) || w.text[i] != '.' {
			return i, parts
		}
		i = w.skipBlanks(i + 1)
	}
}

// skipText passes a text on one line, -1 when there is none.
func (w *walker) skipText(i int) int {
	if i >= len(w.text) || w.text[i] != '"' && w.text[i] != '\'' {
		return -1
	}
	quote := w.text[i]
	for i++; i < len(w.text) && w.text[i] != '\n'; i++ {
		switch {
		case w.text[i] == quote:
			return i + 1
		case w.text[i] == '\\' && quote == '"':
			i++
		}
	}
	return -1
}

// openText notes a text between three quotes that is never closed. Reading goes on at the next line that looks like a
// statement: what stands before is the text.
func (w *walker) openText(start int) bool {
	w.note(OpenText, Span{start, start + 3})
	w.unsure, w.ready = true, true
	for i := w.lineStop(start) + 1; i < len(w.text); i = w.lineStop(i) + 1 {
		if isHeader, isKey := w.looks(i); isHeader || isKey {
			w.at = i
			return false
		}
	}
	w.at = len(w.text)
	return false
}

// suspect looks at the line on which a text between three quotes ends: name = """ there says that the text was never
// closed and that these quotes open the next one. That is told when what follows cannot be read.
func (w *walker) suspect(start, end int) {
	line := w.lineStart(end)
	if line <= start || w.text[end-1] != '=' && w.text[end-1] != ' ' {
		return
	}
	if i, parts := w.skipKey(w.skipBlanks(line)); parts > 0 && i < end && w.text[i] == '=' && w.skipBlanks(i+1) == end {
		w.opened, w.reopens, w.age = start, line, 0
	}
}

// blame puts the text that was never closed in the place of the faults that came of it, and goes back to the line on
// which the next text opens.
func (w *walker) blame(before int) {
	for _, f := range w.faults[before:] {
		if f.Kind == Duplicate {
			w.doubles--
		} else {
			w.grammar--
		}
	}
	w.faults = w.faults[:before]
	w.begin, w.at = w.lineStart(w.opened), w.reopens
	w.lost = false
	w.note(OpenText, Span{w.opened, w.opened + 3})
	w.unsure = true
	w.opened = 0
}

// passRest passes the rest of a line with a mistake of that kind and the lines that can only go on with it: texts and
// closing brackets that stand alone, the lines of a text without quotes.
func (w *walker) passRest(kind SyntaxFaultKind) {
	line := w.lineStart(w.at)
	words := len(bytes.Fields(w.text[line:w.lineStop(line)]))
	prose := kind == BadValue || (kind == NoEquals || kind == Alone) && words > 3
	w.at = w.lineStop(w.at)
	if bytes.IndexByte(w.text[w.begin:w.at], ']') >= 0 {
		w.skip = true // a header may have been on the line, and whose the next keys are nobody knows
	}
	w.passRunOn(kind)
	for passed := false; w.at < len(w.text); {
		line := w.at + 1
		text := bytes.TrimSpace(w.text[min(line, len(w.text)):w.lineStop(min(line, len(w.text)))])
		switch {
		case len(text) == 0:
			prose, kind = false, Behind
		case kind == Alone && text[0] == '=':
		case kind == NoValue && bytes.IndexByte(text, '=') < 0 && text[0] != '#': // the value on a line of its own
			if isHeader, _ := w.looks(line); isHeader {
				return
			}
		case strings.IndexByte("])},({", text[0]) >= 0, (text[0] == '"' || text[0] == '\'') && bytes.IndexByte(text, '=') < 0:
		case prose && strings.IndexByte("[#", text[0]) < 0 && bytes.IndexByte(text, '=') < 0 &&
			(passed || len(bytes.Fields(text)) > 3):
			passed = true
		default:
			return
		}
		if line >= len(w.text) {
			w.at = len(w.text)
			return
		}
		w.at = w.lineStop(line)
	}
}

// passRunOn passes the lines of a text whose quotes are broken: up to the line with the three quotes that close it, or
// with the quote when the text began with one. A line that looks like a statement comes before that in any other case.
func (w *walker) passRunOn(kind SyntaxFaultKind) {
	const most = 200 // lines of prose
	for n, end := 0, w.at; n < most && end+1 < len(w.text); n++ {
		line := end + 1
		end = w.lineStop(line)
		text := w.text[line:end]
		if isHeader, isKey := w.looks(line); isHeader || isKey {
			return
		}
		threes := bytes.Count(text, []byte(`"""`)) + bytes.Count(text, []byte("'''"))
		if threes%2 == 1 {
			w.at = end
			return
		}
		quotes := bytes.Count(text, []byte{'"'}) + bytes.Count(text, []byte{'\''})
		if (len(bytes.TrimSpace(text)) == 0 || quotes%2 == 1) && kind == OpenLine {
			if quotes%2 == 1 {
				w.at = end
			}
			kind = Behind
		}
	}
}
