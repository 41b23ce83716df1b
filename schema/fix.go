package schema

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

// advice describes how to fix a finding: the help line and, if the replacement is unique, the text that replaces the
// finding's text. Both are built together, so that they agree.
type advice struct{ help, write string }

// exactly returns the advice to write a text, which ends the help line.
func exactly(lead, text string) advice { return advice{lead + text, text} }

// where returns the advice, without its text unless the replacement is certain.
func (a advice) where(sure bool) advice {
	if !sure {
		a.write = ""
	}
	return a
}

// advise reports a finding with advice.
func (l *loader) advise(code string, at source.Span, message string, a advice) *diag.Diagnostic {
	d := l.report(code, at, message, a.help)
	if a.write != "" && at.Start < at.End {
		d.Edits = []diag.Edit{l.replace(at, a.write)}
	}
	return d
}

func (l *loader) replace(at source.Span, text string) diag.Edit {
	return diag.Replace(l.doc.File, at, text)
}

// accepts reports whether the schema accepts a value instead of the rejected one.
func (v *violation) accepts(value any) bool {
	return v.schema.Validate(value) == nil
}

// cures returns edits of invalid TOML if they reduce the number of mistakes or uncover the next one on the same line,
// because each line reports one at a time. It returns none if, for example, an unquoted text continues below, so that
// its end is unknown.
func (l *loader) cures(edits []diag.Edit) []diag.Edit {
	if len(edits) == 0 {
		return nil
	}
	mended := source.NewFile(l.doc.File.Name, diag.Apply(l.doc.File.Text, edits))
	faults := source.Check(mended)
	next := func(f source.SyntaxFault) bool {
		from := edits[0].Start
		return mended.Position(f.At.Start).Line == from.Line && f.At.Start > from.Offset
	}
	if len(faults) < l.faults || len(faults) == l.faults && slices.ContainsFunc(faults, next) {
		return edits
	}
	return nil
}

// topLine returns the edit that inserts a line into the top-level keys: after kind, or without it before all others,
// with the file's line end.
func (l *loader) topLine(line string) diag.Edit {
	text := l.doc.File.Text
	end := "\n"
	if i := bytes.IndexByte(text, '\n'); i > 0 && text[i-1] == '\r' {
		end = "\r\n"
	}
	at := l.doc.positions().Top()
	if _, ok := l.doc.Tree["kind"]; ok {
		at = l.doc.Value("/kind").End
		next := bytes.IndexByte(text[at:], '\n')
		if next < 0 {
			return l.replace(source.Span{Start: len(text), End: len(text)}, end+line)
		}
		at += next + 1
	}
	return l.replace(source.Span{Start: at, End: at}, line+end)
}

// renamed returns the edits that rename a key everywhere in the file: before its =, or in every header that contains
// it. It returns none if one of the locations is unknown.
func (l *loader) renamed(ptr, name string) []diag.Edit {
	key, text := l.doc.Key(ptr), l.doc.File.Text
	if rest := bytes.TrimLeft(text[key.End:], " \t"); len(rest) > 0 && rest[0] == '=' {
		return []diag.Edit{l.replace(key, name)}
	}
	path := namesOf(ptr)
	if path == nil {
		return nil
	}
	var out []diag.Edit
	for _, h := range l.headerList() {
		if len(h.Path) < len(path) || !slices.Equal(h.Path[:len(path)], path) {
			continue
		}
		at, ok := l.headerPart(h, len(path)-1)
		if !ok {
			return nil
		}
		out = append(out, l.replace(at, name))
	}
	return out
}

// namesOf returns the names in a JSON pointer, or nil if it contains a list index.
func namesOf(ptr string) []string {
	var path []string
	for ptr != "" {
		var name string
		if name, ptr = source.CutPointer(ptr); isIndex(name) {
			return nil
		}
		path = append(path, name)
	}
	return path
}

// headerPart returns the location of the n-th name in a header; ok is false if names are quoted.
func (l *loader) headerPart(h source.Header, n int) (at source.Span, ok bool) {
	from := bytes.LastIndexByte(l.doc.File.Text[:h.At.Start], '\n') + 1
	parts := strings.Split(string(l.doc.File.Text[from:h.At.End]), ".")
	if len(parts) != len(h.Path) {
		return at, false
	}
	for _, part := range parts[:n] {
		from += len(part) + 1
	}
	bare := strings.Trim(parts[n], "[ \t")
	from += strings.Index(parts[n], bare)
	return source.Span{Start: from, End: from + len(bare)}, bare == h.Path[n]
}

// bracketed returns the edits that change the headers of a path to double or single brackets.
func (l *loader) bracketed(path []string, double bool) []diag.Edit {
	var out []diag.Edit
	text := l.doc.File.Text
	for _, h := range l.headerList() {
		if path == nil || h.Double == double || !slices.Equal(h.Path, path) {
			continue
		}
		open := bytes.LastIndexByte(text[:h.At.Start], '[')
		shut := h.At.End + bytes.IndexByte(text[h.At.End:], ']')
		if double {
			out = append(out, l.replace(source.Span{Start: open, End: open}, "["),
				l.replace(source.Span{Start: shut, End: shut}, "]"))
		} else {
			out = append(out, l.replace(source.Span{Start: open, End: open + 1}, ""),
				l.replace(source.Span{Start: shut, End: shut + 1}, ""))
		}
	}
	return out
}

// straight returns the edits that replace a typographic quote and the next one that can close it by straight quotes. A
// quote between letters is an apostrophe.
func (l *loader) straight(at source.Span) []diag.Edit {
	line, _, _ := bytes.Cut(l.doc.File.Text[at.End:], []byte("\n"))
	for i, r := range string(line) {
		if !strings.ContainsRune("“”„‟«»‘’‚", r) {
			continue
		}
		n := len(string(r))
		if rest := strings.TrimLeft(string(line[i+n:]), " \t\r"); rest != "" && strings.IndexByte(",]}#", rest[0]) < 0 {
			continue
		}
		if strings.ContainsAny(string(line[:i]), "\"\\") {
			return nil
		}
		shut := source.Span{Start: at.End + i, End: at.End + i + n}
		return []diag.Edit{l.replace(at, `"`), l.replace(shut, `"`)}
	}
	return nil
}

// sameText reports whether the raw text of a value equals text.
func (l *loader) sameText(at source.Span, text string) bool {
	return string(l.doc.File.Text[at.Start:at.End]) == text
}

// plainWords reports whether words are ids or hexes: none contains a comma or blank.
func plainWords(words []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool { return !IsID(w) && !hexWord().MatchString(w) })
}

// wholeList formats all texts as a TOML list.
func wholeList(words []string) string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = strconv.Quote(w)
	}
	return "[" + strings.Join(out, ", ") + "]"
}
