package schema

import (
	"fmt"
	"strconv"
)

// wrongType reports a value of the wrong type, including odd values.
func (l *loader) wrongType(v *violation) {
	want := v.schema.Types[0]
	for _, o := range l.norm.odds {
		if o.ptr != v.ptr {
			continue
		}
		if !o.date {
			l.report(
				"schema/not-finite",
				v.at,
				fmt.Sprintf("%s is %s, not a finite number", v.label(), o.text),
				"write "+typeWords(want),
			) // nan and inf are TOML values
			return
		}
		help := advice{help: "write " + typeWords(want)}
		if want == "string" {
			help = exactly("put it in quotes: ", strconv.Quote(o.text)).where(l.sameText(v.at, o.text) && v.accepts(o.text))
		}
		l.advise(
			"schema/wrong-type",
			v.at,
			fmt.Sprintf("%s must be %s, not the date %s", v.label(), typeWords(want), o.text),
			help,
		)
		return
	}
	message := fmt.Sprintf("%s must be %s, not %s", v.label(), typeWords(want), describe(v.value))
	if f, ok := v.value.(float64); ok && want == "integer" {
		message = fmt.Sprintf("%s must be a whole number, not %v", v.label(), f)
	}
	if v.more > 0 {
		message += fmt.Sprintf(" (and %d more)", v.more)
	}
	d := l.advise("schema/wrong-type", v.at, message, l.typeHelp(v, want))
	switch x := v.value.(type) {
	case map[string]any: // typeHelp shows its header
		if want == "array" {
			d.Edits = l.bracketed(namesOf(v.ptr), true)
		}
	case []any:
		if want == "object" && len(x) == 1 {
			d.Edits = l.bracketed(namesOf(v.ptr), false)
		}
	}
}

// typeWords returns a JSON Schema type in words.
func typeWords(t string) string {
	switch t {
	case "string":
		return "a text"
	case "integer":
		return "a whole number"
	case "boolean":
		return "true or false"
	case "array":
		return "a list"
	case "object":
		return "a table"
	}
	return t
}

// describe describes a value.
func describe(v any) string {
	switch x := v.(type) {
	case string:
		return fmt.Sprintf("the text %q", clip(x))
	case bool:
		return strconv.FormatBool(x)
	case []any:
		return "a list"
	case map[string]any:
		return "a table"
	}
	return fmt.Sprintf("the number %v", v)
}
