package prose

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"muster/schema/placeholder"
)

// patterns are what labels of hexes look like, and what is no prose: addresses and targets of links.
var patterns = sync.OnceValue(func() (p struct{ label, address *regexp.Regexp }) {
	p.label = regexp.MustCompile(`[A-Za-z][1-9][0-9]?`)
	p.address = regexp.MustCompile(`https?://[^\s)>]+|\]\([^)\n]*\)`)
	return p
})

// mostRow is the highest number that is taken for the row of a hex. Boards have fewer rows.
const mostRow = 20

// dice are names of dice, which look like hexes.
var dice = []string{"d4", "d6", "d8", "d10", "d12", "d20"}

// labels are the places of what looks like the label of a hex in plain prose: a letter and a number that are a word.
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
	for _, m := range placeholder.Parse(text) {
		mask(m.Start, m.End)
	}
	for _, at := range patterns().address.FindAllIndex(masked, -1) {
		mask(at[0], at[1])
	}
	return slices.DeleteFunc(patterns().label.FindAllIndex(masked, -1), func(at []int) bool {
		word := string(masked[at[0]:at[1]])
		return joined(masked, at) || row(word) > mostRow || slices.Contains(dice, strings.ToLower(word))
	})
}

// row is the number of a label.
func row(label string) int {
	n := 0
	for _, c := range label[1:] {
		n = 10*n + int(c-'0')
	}
	return n
}

// joined reports whether something is part of a longer word, a number or the id of a rule.
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
