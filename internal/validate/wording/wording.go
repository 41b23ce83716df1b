// Package wording formats the phrases that checks share, so that messages are uniform: suggestions, lists of names,
// counted nouns. It is independent of games. Start with Unknown and List.
package wording

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/schema/diag"
)

// most limits the legal values in a help line, so that it stays readable.
const most = 14

// Nearest returns the advice for an unknown word: diag.Guess, or to write the known word in the name of a file, given
// as near; none if near is "". The tail names alternatives: ", or ...".
func Nearest(word, near string, known []string, tail string) diag.Advice {
	if near == "" {
		return diag.Advice{}
	}
	if a := diag.Guess(word, known, tail); a.Help != "" {
		return a
	}
	return diag.Advice{Help: diag.Write(word, near, tail).Help}
}

// Choose returns the help for an unknown word: the nearest known one, or else all of them, sorted.
func Choose(word string, known []string) diag.Advice {
	if a := diag.Guess(word, known, ""); a.Help != "" {
		return a
	}
	return diag.Advice{Help: Choice(known)}
}

// Choice returns the help that lists the known words, sorted, or "".
func Choice(known []string) string {
	if len(known) == 0 {
		return ""
	}
	known = slices.Sorted(slices.Values(known))
	if more := len(known) - most; more > 0 {
		return fmt.Sprintf("choose one of %s and %d more", strings.Join(known[:most], ", "), more)
	}
	return "choose " + List(known, "or")
}

// Unknown returns the message and the advice for a word that is not among the known ids. names are the titles by id: a
// title as word means its id.
func Unknown(noun, word string, known []string, names ...map[string]string) (message string, help diag.Advice) {
	message = fmt.Sprintf("there is no %s %q", noun, word)
	for _, n := range names {
		if id := diag.Titled(word, known, n); id != "" {
			return message, diag.Write(word, id, "")
		}
	}
	return message, Choose(word, known)
}

// Quoted quotes each word.
func Quoted(words []string) []string {
	out := make([]string, len(words))
	for i, word := range words {
		out[i] = strconv.Quote(word)
	}
	return out
}

// Apart returns the help for one text that contains several names separated by commas or blanks, "" for any other text.
func Apart(word string) string {
	names := strings.FieldsFunc(word, func(r rune) bool { return r == ',' || r == ';' || r == ' ' })
	if len(names) < 2 {
		return ""
	}
	for _, name := range names {
		if len(name) < 2 {
			return "" // a blank inside a name
		}
	}
	return "put each in quotes: " + strings.Join(Quoted(names), ", ")
}

// Unread returns the message and the help for a key that an operation does not read.
func Unread(word, key string, reads []string) (message, help string) {
	help = "remove " + key
	if len(reads) > 0 {
		help += fmt.Sprintf("; %s supports %s", word, List(reads, "and"))
	}
	return fmt.Sprintf("%q does not support %s", word, key), help
}

// List joins names: "a", "a or b", "a, b or c".
func List(names []string, word string) string {
	switch n := len(names); n {
	case 0:
		return "nothing"
	case 1:
		return names[0]
	default:
		return strings.Join(names[:n-1], ", ") + " " + word + " " + names[n-1]
	}
}

// Some is List for long lists of names; it shows only the first few: "a, b, c and 4 more".
func Some(names []string, few int) string {
	if len(names) <= few+1 {
		return List(names, "and")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:few], ", "), len(names)-few)
}

// Lengthen returns the help to add words to the list of a key. written are the words in the file, used those that apply
// without the key, and each row of more is sufficient. A new key goes below another one.
func Lengthen(key, below string, written, used []string, more [][]string) string {
	if len(written) > 0 {
		var add []string
		for _, words := range more {
			add = append(add, List(Quoted(words), "and"))
		}
		return fmt.Sprintf("add %s to %s", List(add, "or"), key)
	}
	also := ""
	if len(more) > 1 {
		var others []string
		for _, words := range more[1:] { // several rows have one word each
			others = append(others, words[0])
		}
		also = fmt.Sprintf(" (%s in place of %q also works)", List(Quoted(others), "or"), more[0][0])
	}
	line := strings.Join(Quoted(slices.Concat(used, more[0])), ", ")
	return fmt.Sprintf("write %s = [%s] below %s%s", key, line, below, also)
}

// OrWaive returns the end of the help for a warning that an author may intend: the table to add, and its place.
func OrWaive(code string) string {
	return fmt.Sprintf(`, or add [[waive]] with code = %q and reason = "..." at the end of this file`, code)
}

// Count formats a number with its noun: "1 hex", "3 hexes".
func Count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// A returns a noun with its article: "a hill", "an edge".
func A(noun string) string {
	if noun != "" && strings.ContainsRune("aeiouAEIOU", rune(noun[0])) {
		return "an " + noun
	}
	return "a " + noun
}

// Pointer builds a JSON pointer from keys and indexes: Pointer("legend", "/") is "/legend/~1".
func Pointer(parts ...any) string {
	var b strings.Builder
	for _, p := range parts {
		b.WriteByte('/')
		b.WriteString(strings.NewReplacer("~", "~0", "/", "~1").Replace(fmt.Sprint(p)))
	}
	return b.String()
}

// Either returns yes if cond holds, else no.
func Either(cond bool, yes, no string) string {
	if cond {
		return yes
	}
	return no
}
