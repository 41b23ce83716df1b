package diag

import (
	"slices"
	"strconv"
	"strings"
)

// guessed limits the candidates in a question.
const guessed = 5

// Guesses returns the candidates with the minimum distance to a word, sorted, the first few. It reports whether the
// word clearly means the only one of them: one edit away, or farther but Sure with fewer than a third of its letters
// wrong. Only then does the help give a replacement; otherwise it asks.
func Guesses(word string, candidates []string) (near []string, clear bool) {
	best, edits := Near(word, candidates)
	if best == "" {
		return nil, false
	}
	for _, c := range candidates {
		if distance(word, c, edits+1) == edits && !slices.Contains(near, c) {
			near = append(near, c)
		}
	}
	if len(near) == 1 {
		clear = edits <= 1 || Sure(word, candidates) == best && 3*edits < len(word)
	}
	slices.Sort(near)
	return near[:min(len(near), guessed)], clear
}

// Meant returns the help for an unknown word of a command: the replacement if it is clear, else a question with the
// nearest candidates, or "".
func Meant(word string, candidates []string) string {
	return MeantAs(word, candidates, func(s string) string { return s })
}

// MeantAs is Meant with candidates formatted by write.
func MeantAs(word string, candidates []string, write func(string) string) string {
	best, edits := Near(word, candidates)
	if best == "" || !Slip(word, best, edits) {
		return ""
	}
	near, clear := Guesses(word, candidates)
	return advised(near, clear, write, "")
}

// Slip reports whether a word of a command may be a typo of a candidate at a given edit distance: at most a third of
// its letters are wrong. For a code, letters before a common last slash do not count.
func Slip(word, candidate string, edits int) bool {
	if i := strings.LastIndexByte(word, '/') + 1; strings.HasPrefix(candidate, word[:i]) {
		word = word[i:]
	}
	return 3*edits <= len([]rune(word))
}

// Guess is Meant for a word of a file: candidates are quoted, and an alternative fix follows, ", or ...". It has an
// edit only if the candidate is Sure.
func Guess(word string, candidates []string, tail string) Advice {
	var a Advice
	near, clear := Guesses(word, candidates)
	if clear && Sure(word, candidates) == near[0] {
		a.Old, a.New = word, near[0]
	}
	a.Help = advised(near, clear, strconv.Quote, tail) // last: it writes the quotes into near
	return a
}

// advised returns the help for the result of Guesses.
func advised(near []string, clear bool, write func(string) string, tail string) string {
	if clear {
		return "write " + write(near[0]) + tail
	}
	return Question(near, write, tail)
}

// Question asks which of some words was meant; "" for no words. The tail is an alternative, ", or ...".
func Question(near []string, write func(string) string, tail string) string {
	for i := range near {
		near[i] = write(near[i])
	}
	question := ""
	switch n := len(near); n {
	case 0:
		return ""
	case 1:
		question = "did you mean " + near[0] + "?"
	default:
		question = "did you mean one of " + strings.Join(near[:n-1], ", ") + " or " + near[n-1] + "?"
	}
	if way, ok := strings.CutPrefix(tail, ", or "); ok {
		return Or(question, way)
	}
	return question + tail
}

// Also adds a remark to a help. After a question it is a separate sentence.
func Also(help, remark string) string {
	if strings.HasSuffix(help, "?") {
		return help + " " + strings.ToUpper(remark[:1]) + remark[1:]
	}
	return help + "; " + remark
}

// Or adds an alternative to a help. After a question it is a separate sentence.
func Or(help, way string) string {
	switch {
	case help == "":
		return way
	case strings.HasSuffix(help, "?"):
		return help + " Or " + way
	}
	return help + ", or " + way
}
