package source

import (
	"bytes"
	"strings"
)

// isStatement reports whether a line looks like a statement and not like content of the bracket. An inline table has
// keys too: there the indent decides.
func (w *walker) isStatement(line int, bracket byte) bool {
	isHeader, isKey := w.looks(line)
	out := w.indent(line) <= w.indent(w.lineStart(w.begin))
	return isHeader && (out || w.lost) || isKey && (out || bracket != '{')
}

// indent returns the number of blanks at the start of a line.
func (w *walker) indent(line int) int { return w.skipBlanks(line) - line }

// looks reports whether a line looks like a whole header, or like a key with its =. A header that can be a list in a
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

// skipKey skips a dotted key and the blanks after it, and counts its parts: 0 if the key is incomplete.
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

// skipText skips a single-line text; it returns -1 if none starts at i, or it has no end.
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

// openText reports an unclosed text in triple quotes. Reading continues at the next line that looks like a statement;
// everything before it is the text.
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

// suspect examines the line on which a text in triple quotes ends. A line such as name = """ suggests that the text was
// never closed and that these quotes open the next one. That is reported if the following text is invalid.
func (w *walker) suspect(start, end int) {
	line := w.lineStart(end)
	if line <= start || w.text[end-1] != '=' && w.text[end-1] != ' ' {
		return
	}
	if i, parts := w.skipKey(w.skipBlanks(line)); parts > 0 && i < end && w.text[i] == '=' && w.skipBlanks(i+1) == end {
		w.opened, w.reopens, w.age = start, line, 0
	}
}

// blame replaces the faults caused by an unclosed text by that one fault, and goes back to the line on which the next
// text opens.
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

// passRest skips the rest of a line with an error of a kind. It also skips the lines that can only continue it: texts
// and closing brackets on their own, the lines of an unquoted text.
func (w *walker) passRest(kind SyntaxFaultKind) {
	line := w.lineStart(w.at)
	words := len(bytes.Fields(w.text[line:w.lineStop(line)]))
	prose := kind == BadValue || (kind == NoEquals || kind == Alone) && words > 3
	w.at = w.lineStop(w.at)
	if bytes.IndexByte(w.text[w.begin:w.at], ']') >= 0 {
		w.skip = true // the line may contain a header, so the table of the next keys is unknown
	}
	w.passRunOn(kind)
	for passed := false; w.at < len(w.text); {
		line := w.at + 1
		text := bytes.TrimSpace(w.text[min(line, len(w.text)):w.lineStop(min(line, len(w.text)))])
		switch {
		case len(text) == 0:
			prose, kind = false, Behind
		case kind == Alone && text[0] == '=':
		case kind == NoValue && bytes.IndexByte(text, '=') < 0 && text[0] != '#': // the value is on its own line
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

// passRunOn skips the lines of a text with broken quotes, up to the line with its closing quotes: three, or one if it
// started with one. It stops at a line that looks like a statement.
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
