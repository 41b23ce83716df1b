package prose

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"muster/internal/schema/template"
	"muster/schema/source"
)

// label matches labels of hexes. address matches text that is not prose: addresses and targets of links.
var (
	label   = source.LazyRegexp(`[A-Za-z][1-9][0-9]?`)
	address = source.LazyRegexp(`https?://[^\s)>]+|\]\([^)\n]*\)`)
)

// mostRow is the highest number accepted as the row of a hex. Boards have fewer rows.
const mostRow = 20

// papers are paper sizes, and paperWords the words after one: "A4 paper" names no hex.
var (
	papers     = []string{"a0", "a1", "a2", "a3", "a4", "a5", "a6", "b4", "b5"}
	paperWords = []string{"paper", "papers", "sheet", "sheets", "page", "pages", "format", "size", "sized", "landscape",
		"portrait", "printer", "printout", "printouts"}
)

// numbered lists words before the label of something numbered like a hex: "figure A1".
var numbered = []string{"figure", "fig", "fig.", "table", "appendix", "annex", "chapter", "section", "paper"}

// dice lists names of dice, which look like hexes.
var dice = []string{"d4", "d6", "d8", "d10", "d12", "d20"}

// labels returns the positions of apparent hex labels in plain prose: a letter and a number that form a word.
func labels(text string) [][]int {
	if !strings.ContainsAny(text, "123456789") {
		return nil
	}
	masked := []byte(text)
	mask := func(start, end int) {
		for i := start; i < end; i++ {
			masked[i] = ' '
		}
	}
	for _, m := range template.Parse(text) {
		mask(m.Start, m.End)
	}
	for _, at := range address().FindAllIndex(masked, -1) {
		mask(at[0], at[1])
	}
	return slices.DeleteFunc(label().FindAllIndex(masked, -1), func(at []int) bool {
		word := string(masked[at[0]:at[1]])
		return joined(masked, at) || row(word) > mostRow || slices.Contains(dice, strings.ToLower(word)) ||
			otherwise(text, at)
	})
}

// otherwise reports whether the word before or after an apparent label shows that no hex is meant.
func otherwise(text string, at []int) bool {
	label := strings.ToLower(text[at[0]:at[1]])
	notLetter := func(r rune) bool { return !unicode.IsLetter(r) && r != '.' }
	before := strings.ToLower(strings.TrimRight(text[:at[0]], " \n*_"))
	before = before[strings.LastIndexFunc(before, notLetter)+1:]
	after := strings.ToLower(strings.TrimLeft(text[at[1]:], " -\n*_"))
	if end := strings.IndexFunc(after, func(r rune) bool { return !unicode.IsLetter(r) }); end >= 0 {
		after = after[:end]
	}
	return slices.Contains(numbered, before) || slices.Contains(papers, label) && slices.Contains(paperWords, after)
}

// row returns the number of a label.
func row(label string) int {
	n := 0
	for _, c := range label[1:] {
		n = 10*n + int(c-'0')
	}
	return n
}

// joined reports whether a match is part of a longer word, a number or the id of a rule.
func joined(text []byte, at []int) bool {
	before, _ := utf8.DecodeLastRune(text[:at[0]])
	after, size := utf8.DecodeRune(text[at[1]:])
	next, _ := utf8.DecodeRune(text[at[1]+size:])
	part := func(r rune) bool {
		return unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune("_-/'’#&+%", r)
	}
	return at[0] > 0 && part(before) || at[1] < len(text) &&
		(part(after) && after != '\'' && after != '’' && after != '-' ||
			(after == '-' || after == '.' || after == ',') && (unicode.IsLetter(next) || unicode.IsDigit(next)))
}
