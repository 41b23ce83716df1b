package schema

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"muster/schema/diag"
	"muster/schema/source"
)

// fault turns what the walk found into a finding.
func (l *loader) fault(f source.Fault) {
	switch f.Kind {
	case source.Syntax:
		l.syntax(f.At, f.First, f.Message)
	case source.TooDeep:
		l.report("toml/too-deep", f.At, fmt.Sprintf("more than %d tables and lists inside one another", source.MaxDepth),
			"take levels out: no key of a definition lies that deep")
	case source.LongKey:
		l.report("toml/long-key", f.At, fmt.Sprintf("a key of %d parts, more than %d", f.Parts, source.MaxParts),
			"take parts out: no key of a definition has that many")
	case source.Duplicate:
		message, help := fmt.Sprintf("key %q is written twice", clip(f.Key)), "delete one of the two"
		if f.Header {
			message = fmt.Sprintf("table %q is written twice", clip(f.Key))
			help = "put its keys under one header, or write [[" + written(f.Key) + "]] for each element of a list"
		}
		d := l.report("toml/duplicate-key", f.At, message, help)
		l.relate(d, f.First, "it is written here first")
	}
}

func (l *loader) relate(d *diag.Diagnostic, at source.Span, message string) {
	r := diag.Related{Message: message}
	r.File, r.Start, r.End = diag.At(l.doc.File, at)
	d.Related = append(d.Related, r)
}

// library turns a mistake that the TOML library found, but not the walk, into a finding: dates and numbers that
// cannot be, escapes.
func (l *loader) library(e toml.ParseError) {
	at := source.Span{Start: e.Position.Start, End: e.Position.Start + max(e.Position.Len, 1)}
	l.syntax(at, at, e.Message)
}

// syntax reports a mistake in TOML. statement is the first line of the statement that it is in.
func (l *loader) syntax(at, statement source.Span, raw string) {
	text := l.doc.File.Text
	at.Start = min(at.Start, len(text))
	if strings.Contains(raw, "strings must be quoted") { // it stopped inside the word: 20s
		for at.Start > 0 && isWordByte(text[at.Start-1]) {
			at.Start--
		}
	}
	r, n := utf8.DecodeRune(text[at.Start:])
	word := wordAt(text[at.Start:])
	if n == 1 && isWordByte(text[at.Start]) {
		n = len(word)
	}
	at.End = min(max(at.End, at.Start+n), len(text))
	if r == '\n' { // nothing to show: point behind the last sign of the line
		at.End = at.Start
	}
	message, help := syntaxWords(raw, r, clip(word))
	if strings.Contains(raw, "incomplete") || strings.Contains(raw, "terminated") {
		at = statement // the end of the file says nothing about where the quote or bracket is missing
	}
	d := l.report("toml/syntax", at, message, help)
	if d.Start.Line != l.doc.File.Position(statement.Start).Line {
		l.relate(d, statement, "in the statement that begins here")
	}
}

// syntaxWords says what a parser means. r is the character and word the word at which it stopped.
func syntaxWords(raw string, r rune, word string) (message, help string) {
	has := func(part string) bool { return strings.Contains(raw, part) }
	switch {
	case r == '\r':
		return "a carriage return stands where no line ends", "delete it, or save the file with one kind of line end"
	case strings.ContainsRune("“”„‟‘’", r):
		return fmt.Sprintf("%q is a typographic quotation mark", r), `write straight quotes: "`
	case has("array is incomplete"):
		return "the list that begins here is never closed", "write ] behind its last element"
	case has("inline table is incomplete"):
		return "the table that begins here is never closed", "write } behind its last key"
	case has("terminated") && (has("multiline") || has("'''") || has(`"""`)):
		return "the text that begins here is never closed", "write its three quotes again at its end"
	case has("terminated"):
		return "the text that begins here is never closed", "write its closing quote"
	case has("cannot have new lines"):
		return "a text ends with its line, without a closing quote", "write the closing quote, or three quotes round a text of several lines"
	case has("expected '=' after key"):
		return "a key without a value", "write key = value, and # before a remark"
	case has("expected value"), has("expected newline but got") && r == ',':
		return "a value is missing here", "write the value, or delete the comma"
	case has("at start of value"), has("expected keyword"), has("strings must be quoted"):
		return fmt.Sprintf("%q is no value", word), "put text in quotes; true, false and numbers stand without"
	case has("at start of key"):
		return fmt.Sprintf("%q cannot begin a key", r), "write key = value, and # before a remark; put other signs in a key in quotes"
	case has("to close table name"), has("to close array table name"):
		return "the header is not closed", "write [name] or [[name]] on a line of its own"
	case has("after array value"):
		return fmt.Sprintf("%q follows an element without a comma", r), "write a comma between elements, or ] behind the last"
	case has("after inline table key-value"):
		return fmt.Sprintf("%q follows a key without a comma", r), "write a comma between keys, or } behind the last"
	case has("leading zero"):
		return "a number begins with 0", "leave the 0 out, or put the number in quotes"
	case has("invalid datetime"):
		return fmt.Sprintf("%q is no date that exists", word), "put it in quotes"
	case has("out of range"):
		return fmt.Sprintf("%q is too large a number", word), "write a smaller number"
	case has("escape"):
		return "a backslash is followed by what it cannot stand before", `write \\ for a backslash, or single quotes round the text`
	case has("expected newline"):
		return fmt.Sprintf("%q follows where the line should end", word), "write one key a line, and # before a remark"
	case has("control character"):
		return fmt.Sprintf("the text holds the control character %U", r), "delete it"
	}
	return "cannot be read as TOML: " + plainLine(raw), ""
}

// wordAt is what stands at the start of a text up to the next blank, comma or bracket.
func wordAt(text []byte) string {
	if len(text) > 4*64 {
		text = text[:4*64]
	}
	word := strings.ToValidUTF8(string(text), "")
	if i := strings.IndexFunc(word, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(",]}#", r) }); i > 0 {
		word = word[:i]
	}
	return word
}

func isWordByte(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || strings.IndexByte("_+-.:", c) >= 0
}
