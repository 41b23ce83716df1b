package diag

import "strings"

// Nearest returns the candidate most similar to word, for "did you mean", or "". The limit is a third of its length in
// edits (at least one); letter case is free. Ties go to the first candidate.
func Nearest(word string, candidates []string) string {
	best, _ := Near(word, candidates)
	return best
}

// Near is Nearest with the number of edits.
func Near(word string, candidates []string) (best string, edits int) {
	edits = len(word)/3 + 2
	for _, c := range candidates {
		if d := distance(word, c, edits); d < edits {
			best, edits = c, d
		}
	}
	return best, edits
}

// Sure returns the candidate that a word certainly means, or "". It is the nearest one if every other is at least twice
// as far and two edits farther, and the digits are equal. A word that differs only in letter case, or has a blank or
// underscore for a hyphen, is sure if the candidate is unique.
func Sure(word string, candidates []string) string {
	best, edits := Near(word, candidates)
	if best == "" || digits(best) != digits(word) {
		return ""
	}
	least := max(edits+2, 2*edits)
	if edits == 0 {
		least = 1
	}
	for _, c := range candidates {
		if c != best && distance(word, c, least) < least {
			return ""
		}
	}
	return best
}

// digits returns the digits of a word. They distinguish names of a series: camp-1 is no typo of camp-2.
func digits(word string) string {
	return strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' {
			return r
		}
		return -1
	}, word)
}

// distance returns the optimal string alignment distance (edits and swaps of neighbours) up to limit.
func distance(a, b string, limit int) int {
	if a == b {
		return 0
	}
	x, y := []rune(a), []rune(b)
	if len(x) > 64 || len(y) > 64 || len(x)-len(y) >= limit || len(y)-len(x) >= limit {
		return limit
	}
	before, prev, row := make([]int, len(y)+1), make([]int, len(y)+1), make([]int, len(y)+1)
	for j := range prev {
		prev[j] = j
	}
	for i := 1; i <= len(x); i++ {
		row[0] = i
		for j := 1; j <= len(y); j++ {
			cost := 1
			if fold(x[i-1]) == fold(y[j-1]) {
				cost = 0
			}
			row[j] = min(prev[j]+1, row[j-1]+1, prev[j-1]+cost)
			if i > 1 && j > 1 && fold(x[i-1]) == fold(y[j-2]) && fold(x[i-2]) == fold(y[j-1]) {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, prev, row = prev, row, before
	}
	return prev[len(y)]
}

func fold(r rune) rune {
	switch {
	case 'A' <= r && r <= 'Z':
		return r + 'a' - 'A'
	case r == '_' || r == ' ':
		return '-'
	}
	return r
}
