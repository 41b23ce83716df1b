// Package docs embeds the manual, with a page for every check, every rule and the game's terms. `muster explain` prints
// its pages.
package docs

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
)

// Check returns the page of a check, by its code ("map/row-size").
func Check(code string) (page string, ok bool) {
	if !codePattern.MatchString(code) {
		return "", false
	}
	text, err := fs.ReadFile(Pages, "checks/"+code+".md")
	return string(text), err == nil
}

var codePattern = regexp.MustCompile(`^[a-z]+/[a-z0-9-]+$`)

// CheckCodes lists the codes that have a page, sorted.
func CheckCodes() []string {
	names, err := fs.Glob(Pages, "checks/*/*.md")
	if err != nil {
		panic("docs: " + err.Error()) // the pattern is a constant
	}
	for i, n := range names {
		names[i] = strings.TrimSuffix(strings.TrimPrefix(n, "checks/"), ".md")
	}
	slices.Sort(names)
	return names
}

// Term is one entry of the glossary.
type Term struct {
	Name string // the heading: one name, or several separated by commas
	Text string // Markdown
}

// Names are the words for looking up the entry. They are the words of its heading, and the labels of reports in code
// format in its last paragraph, separated by semicolons.
func (t Term) Names() []string {
	names := strings.Split(t.Name, ", ")
	if _, labels, ok := strings.Cut(t.Text, "\n\nLabels: "); ok {
		for label := range strings.SplitSeq(strings.Join(strings.Fields(labels), " "), "; ") {
			names = append(names, strings.Trim(label, "`"))
		}
	}
	return names
}

// Terms lists the glossary in order.
func Terms() []Term {
	text, err := fs.ReadFile(Pages, "glossary.md")
	if err != nil {
		panic("docs: " + err.Error()) // embedded: it always exists
	}
	var terms []Term
	entries, _, _ := strings.Cut(string(text), "\n# Words of the code\n") // those are for readers of the code
	for i, part := range strings.Split(entries, "\n## ") {
		if i == 0 {
			continue // the introduction
		}
		name, body, _ := strings.Cut(part, "\n")
		terms = append(terms, Term{strings.TrimSpace(name), strings.TrimSpace(body)})
	}
	return terms
}
