package schema

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// wrongType reports a value of another type than its key has, odd values among them.
func (l *loader) wrongType(v *violation) {
	want := v.schema.Types[0]
	for _, o := range l.norm.odds {
		if o.ptr != v.ptr {
			continue
		}
		if !o.date {
			l.report("schema/not-finite", v.at, fmt.Sprintf("%s is %s, which is no number to reckon with", v.label(), o.text), "write "+typeWords(want)) // TOML knows nan and inf
			return
		}
		help := "write " + typeWords(want)
		if want == "string" {
			help = fmt.Sprintf("put it in quotes: %q", o.text)
		}
		l.report("schema/wrong-type", v.at, fmt.Sprintf("%s must be %s, not the date %s", v.label(), typeWords(want), o.text), help)
		return
	}
	message := fmt.Sprintf("%s must be %s, not %s", v.label(), typeWords(want), describe(v.value))
	if f, ok := v.value.(float64); ok && want == "integer" {
		message = fmt.Sprintf("%s must be a whole number, not %v", v.label(), f)
	}
	l.report("schema/wrong-type", v.at, message, l.typeHelp(v, want))
}

// typeHelp says how to write the value that was most likely meant.
func (l *loader) typeHelp(v *violation, want string) string {
	if want == "array" && v.schema.Items2020 != nil && slices.Contains(resolve(v.schema.Items2020).Types, "object") {
		if _, table := v.value.(map[string]any); table {
			return "write the header with double brackets, one for each element: " + l.table(v.ptr+"/0")
		}
		return "write a table for each element: " + l.table(v.ptr+"/0")
	}
	switch x := v.value.(type) {
	case string:
		if n, err := strconv.Atoi(strings.TrimSpace(x)); err == nil && want == "integer" {
			return fmt.Sprintf("leave the quotes out: %d", n)
		}
		if want == "boolean" && (x == "true" || x == "false") {
			return "leave the quotes out: " + x
		}
		if want == "array" {
			return fmt.Sprintf("put it in brackets: [%q]", clip(x))
		}
	case int64, float64, bool:
		if want == "string" {
			return fmt.Sprintf("put it in quotes: \"%v\"", x)
		}
		if want == "array" {
			return fmt.Sprintf("put it in brackets: [%v]", x)
		}
	case []any:
		if len(x) > 0 && want == "object" {
			return "write the header with single brackets, and once: " + l.table(v.ptr)
		}
	}
	return "write " + typeWords(want)
}

// typeWords is a type of JSON Schema in words.
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

// describe says what a value is.
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
