package list

import (
	"fmt"
	"slices"
	"strings"

	"muster/docs"
	"muster/report"
	"muster/schema/source"
)

// house marks values without a source.
const house = "house"

const houseMeans = "decided by Muster or by the author: no source has it"

// explainSource describes a source by the key that rows and rules cite; "" for none.
func explainSource(site docs.Site, word string) string {
	if word == house {
		return house + " (source)\n\n" + capitalised(houseMeans) + ".\n"
	}
	for _, s := range docs.Sources() {
		if i := slices.IndexFunc(s.Keys, func(k string) bool { return strings.EqualFold(k, word) }); i >= 0 {
			return fmt.Sprintf("%s (source)\n\n%s.\n\n", s.Keys[i], capitalised(s.Text)) +
				row("address", s.Address) + row("page", site.Reach("reference/sources.md"))
		}
	}
	return ""
}

func capitalised(text string) string { return strings.ToUpper(text[:1]) + text[1:] }

// cited matches the source marks after the values of a row.
var cited = source.LazyRegexp(`\[([^\]]+)\]`)

// sourceLines describes the sources in the marks of a row's values, a line each.
func sourceLines(raw string) string {
	var words []string
	for _, mark := range cited().FindAllStringSubmatch(raw, -1) {
		words = append(words, strings.FieldsFunc(mark[1], func(r rune) bool { return r == ',' || r == ';' })...)
	}
	for i := range words {
		words[i] = strings.TrimSpace(words[i])
		if strings.HasSuffix(words[i], " "+house) { // part of a value: "move house"
			words[i] = house
		}
	}
	var b strings.Builder
	add := func(key, text string) {
		for _, line := range report.Fold(key+": "+text, "  ", "    ") {
			b.WriteString(line + "\n")
		}
	}
	if slices.Contains(words, house) {
		add(house, houseMeans)
	}
	for _, s := range docs.Sources() {
		var keys []string
		for _, k := range s.Keys {
			if slices.Contains(words, k) {
				keys = append(keys, k)
			}
		}
		if len(keys) > 0 {
			add(strings.Join(keys, ", "), s.Text)
		}
	}
	if b.Len() == 0 {
		return ""
	}
	return "sources:\n" + b.String()
}
