package schema

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

// advice is how to mend a finding: the help line, and where that says to the letter what to write in the place of the
// finding's text, and nothing else will do, that text. Both are made at one place, so that they cannot differ.
type advice struct{ help, write string }

// exactly is the advice to write a text, which the help line ends with.
func exactly(lead, text string) advice { return advice{lead + text, text} }

// where is the advice with its text left out unless a person would have nothing to choose.
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

// accepts reports whether the schema takes a value in the place of the one that it refused.
func (v *violation) accepts(value any) bool {
	return v.schema.Validate(value) == nil
}

// cures gives edits of a file that is no TOML back when they leave fewer mistakes in it than there are, or the next one
// of the same line, of which one is told at a time. It gives none when a text without quotes goes on below, say, so
// that nobody knows where it ends.
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

// topLine is the edit that writes a line into the file's own keys: below kind, or where that is missing above all
// others, with the line ends of the file.
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

// renamed are the edits that give a key another name wherever the file writes it: beside its =, or in every header that
// it is part of. None when a place of it cannot be told.
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

// namesOf are the names that a JSON pointer goes through; nil when an element of a list is among them.
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

// headerPart is where the n-th name of a header stands; ok is false where names are in quotes.
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

// bracketed are the edits that give the headers of a path double brackets, or single ones.
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

// straight are the edits that put straight quotes in the place of a typographic one and of the next that can close it.
// One between letters is an apostrophe.
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

// sameText reports whether a value stands in the file as a text has it.
func (l *loader) sameText(at source.Span, text string) bool {
	return string(l.doc.File.Text[at.Start:at.End]) == text
}

// plainWords reports whether words are ids or hexes: none of them holds a comma or blank of its own.
func plainWords(words []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool { return !IsID(w) && !hexWord().MatchString(w) })
}

// wholeList writes texts as a list of TOML, all of them.
func wholeList(words []string) string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = strconv.Quote(w)
	}
	return "[" + strings.Join(out, ", ") + "]"
}
