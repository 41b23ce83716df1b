package schema

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"

	"muster/schema/diag"
	"muster/schema/source"
)

// fault converts a fault of the walk to a finding.
func (l *loader) fault(f source.SyntaxFault) {
	switch f.Kind {
	case source.More:
		l.report("schema/too-many", f.At, "too many errors: the rest is not checked", "fix the errors above first")
	case source.TooDeep:
		l.report("toml/too-deep", f.At, fmt.Sprintf("more than %d nested tables and lists", source.MaxDepth),
			"remove levels: no key of a definition is nested that deep")
	case source.LongKey:
		l.report("toml/long-key", f.At, fmt.Sprintf("a key has %d parts (limit %d)", f.Parts, source.MaxParts),
			"remove parts: no key of a definition has that many")
	case source.Duplicate:
		l.twice(f, "")
	default:
		l.syntax(f)
	}
}

// twice reports a duplicate key or table. want is the schema's type for a table.
func (l *loader) twice(f source.SyntaxFault, want string) {
	message, help := fmt.Sprintf("key %q is written twice", clip(f.Key)), "delete one of the two"
	switch {
	case f.Header && want == "array":
		message = fmt.Sprintf("list %q is written in two ways", clip(f.Key))
		help = "write all its elements after one =, or each below a header"
	case f.Header:
		message = fmt.Sprintf("table %q is written twice", clip(f.Key))
		help = "move its keys under one header"
		if twin := l.twin(f.Path); twin != "" {
			help += ", or name the other one: [" + twin + "]"
		}
	}
	d := l.report("toml/duplicate-key", f.At, message, help)
	l.relate(d, f.First, "it is written here first")
}

func (l *loader) relate(d *diag.Diagnostic, at source.Span, message string) {
	r := diag.Related{Message: message}
	r.File, r.Start, r.End = diag.At(l.doc.File, at)
	d.Related = append(d.Related, r)
}

// syntax reports a TOML syntax error.
func (l *loader) syntax(f source.SyntaxFault) {
	text := string(l.doc.File.Text[f.At.Start:f.At.End])
	message, how := syntaxWords(f.Kind, text)
	at := f.At // the subject of the advice
	switch f.Kind {
	case source.OpenHeader, source.OddHeader:
		how = cmp.Or(l.headerHelp(text), how)
	case source.BehindText:
		if list, help := l.bareList(f, text); help.help != "" {
			at, how = list, help
		}
	case source.BadValue, source.BadDate:
		if _, number := longMinus(text); number != "" {
			break
		}
		want := l.wanted(l.keyPath(f.At, f.First))
		how = how.where(want == "" && f.Kind == source.BadValue || want == "string" || want == "boolean" && isBool(how.write))
		if f.Kind == source.BadValue {
			how = cmp.Or(l.valueHelp(text, want), how)
		}
	}
	d := l.report("toml/syntax", f.At, message, how.help)
	switch {
	case how.write != "":
		d.Edits = l.cures([]diag.Edit{l.replace(at, how.write)})
	case f.Kind == source.Behind && strings.Trim(text, ",;") == "":
		d.Edits = l.cures([]diag.Edit{l.replace(at, "")})
	case f.Kind == source.SmartQuote:
		d.Edits = l.cures(l.straight(at))
	}
	if first := l.doc.File.Position(f.First.Start).Line; d.Start.Line != first {
		l.relate(d, f.First, "in the statement that begins here")
	}
}

// headerHelp shows how to write a header with broken brackets according to the schema.
func (l *loader) headerHelp(text string) advice {
	name := strings.Trim(text, "[] \t")
	if plain := strings.ReplaceAll(name, ".", ""); written(plain) != plain {
		return advice{}
	}
	switch l.wanted(strings.Split(name, ".")) {
	case "array":
		return exactly("write ", "[["+name+"]]")
	case "object":
		return exactly("write ", "["+name+"]")
	}
	return advice{}
}

// bareList shows a list without brackets, and its location: at = "e4", "e5".
func (l *loader) bareList(f source.SyntaxFault, text string) (source.Span, advice) {
	line, _, _ := strings.Cut(string(l.doc.File.Text[f.First.Start:]), "\n")
	key, list, _ := strings.Cut(line, "=")
	value := source.Span{Start: f.First.Start + len(key) + 1}
	if !strings.HasPrefix(text, ",") || l.wanted(l.keyPath(value, f.First)) != "array" {
		return value, advice{}
	}
	whole := list
	if list = strings.TrimSpace(list); list == "" || strings.ContainsAny(list, "#[]{}") || clip(list) != list {
		return value, advice{help: "write [ before the list and ] after it"}
	}
	value.Start += strings.Index(whole, list)
	value.End = value.Start + len(list)
	return value, exactly("put the list in brackets: ", "["+list+"]")
}

// valueHelp shows how to write an unquoted value if the schema wants something other than a text.
func (l *loader) valueHelp(text, want string) advice {
	switch {
	case want == "array" && strconv.Quote(text) == `"`+text+`"`:
		words := listWords(text)
		a := advice{write: wholeList(words)}.where(plainWords(words))
		a.help = "put text in quotes, and the list in brackets: " + textList(words)
		return a
	case want == "string" && isBool(strings.ToLower(text)):
		return exactly("put it in quotes: ", strconv.Quote(text))
	case want == "integer", want == "boolean", want == "object":
		return advice{help: "write " + typeWords(want)}
	}
	return advice{}
}

// isBool reports whether a text is a TOML boolean.
func isBool(text string) bool { return text == "true" || text == "false" }

// library reports an error of the TOML library in a file that the walk accepts. A fuzz target searches for such files.
func (l *loader) library(err error) {
	at := source.Span{}
	var bad toml.ParseError
	if errors.As(err, &bad) {
		at.Start = min(max(bad.Position.Start, 0), len(l.doc.File.Text))
		at.End = min(at.Start+max(bad.Position.Len, 1), len(l.doc.File.Text))
	}
	l.report("toml/syntax", at, unreadable, "write it as in the examples of the format, with strings in quotes")
}

const unreadable = "this cannot be read as TOML"
