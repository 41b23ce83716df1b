package sheet

import "strings"

// cited is plain text as Markdown, with the ids of rules that stand in brackets set as such: "(CTA-06)" becomes a span
// of code.
func cited(text string) string {
	var b strings.Builder
	for {
		open := strings.IndexByte(text, '(')
		if open < 0 {
			break
		}
		end := strings.IndexByte(text[open:], ')')
		if end < 0 {
			break
		}
		ids := strings.Split(text[open+1:open+end], ", ")
		for _, id := range ids {
			if !ruleID(id) {
				ids = nil
				break
			}
		}
		if ids == nil {
			b.WriteString(inside(text[:open+1]))
			text = text[open+1:]
			continue
		}
		b.WriteString(inside(text[:open]) + "`" + strings.Join(ids, "` `") + "`")
		text = text[open+end+1:]
	}
	return b.String() + inside(text)
}

// inside escapes a piece of a line, whose blanks at the ends count.
func inside(s string) string {
	words := strings.TrimSpace(s)
	if words == "" {
		return strings.Repeat(" ", min(len(s), 1))
	}
	out := esc(words, false)
	if s[0] == ' ' {
		out = " " + out
	}
	if s[len(s)-1] == ' ' {
		out += " "
	}
	return out
}

// ruleID tells whether a word is the id of a rule or a ruling: "CTA-IMP-02", "R-015", "CTA-09b".
func ruleID(word string) bool {
	at := strings.LastIndexByte(word, '-')
	if at < 1 || at+1 == len(word) || word[at+1] < '0' || word[at+1] > '9' {
		return false
	}
	for i, c := range word {
		switch {
		case 'A' <= c && c <= 'Z', c == '-', '0' <= c && c <= '9' && i > at, 'a' <= c && c <= 'z' && i == len(word)-1:
		default:
			return false
		}
	}
	return true
}
