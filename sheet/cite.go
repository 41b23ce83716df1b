package sheet

import "strings"

// Cite turns the citation of rule ids in later text on or off.
func (w *Writer) Cite(on bool) { w.uncited = !on }

// cited returns finished Markdown with or without rule ids: code spans with nothing else. Author text is written
// elsewhere and keeps its own.
func (w *Writer) cited(markdown string) string {
	if !w.uncited || !strings.Contains(markdown, "`") {
		return markdown
	}
	var b strings.Builder
	for {
		from := strings.IndexByte(markdown, '`')
		if from < 0 {
			break
		}
		long := strings.IndexByte(markdown[from+1:], '`')
		if long < 0 {
			break
		}
		to := from + long + 2
		if before := markdown[:from]; ruleID(markdown[from+1 : to-1]) {
			b.WriteString(strings.TrimRight(before, " "))
		} else {
			b.WriteString(markdown[:to])
		}
		markdown = markdown[to:]
	}
	b.WriteString(markdown)
	return b.String()
}

// ruleID reports whether a word looks like the id of a rule: BL-SETUP-01, R-303.
func ruleID(word string) bool {
	if len(word) < 3 || word[0] < 'A' || word[0] > 'Z' || !strings.Contains(word, "-") {
		return false
	}
	for _, c := range word {
		if (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '-' {
			return false
		}
	}
	last := word[len(word)-1]
	return last >= '0' && last <= '9'
}
