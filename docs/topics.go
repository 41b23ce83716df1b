package docs

import (
	"io/fs"
	"slices"
	"strings"
)

// Topics lists the pages that `muster explain` prints by their path: the tutorials, how-to guides, reference,
// explanations, formats, and the pages above them. Checks and rules have their own names.
func Topics() []string {
	var topics []string
	for _, pattern := range []string{"*.md", "tutorials/*.md", "how-to/*.md", "reference/*.md", "explanation/*.md",
		"formats/*.md", "formats/*/*.md", "reference/commands/*.md"} {
		names, err := fs.Glob(Pages, pattern)
		if err != nil {
			panic("docs: " + err.Error()) // the patterns are constants
		}
		for _, name := range names {
			topics = append(topics, strings.TrimSuffix(name, ".md"))
		}
	}
	return topics
}

// Topic returns the page of a topic. The topic is a path under docs ("how-to/printing"), a path in a repository
// ("docs/how-to/printing.md"), or the end of exactly one path ("printing"). name is the path under docs, "" for an
// unknown topic.
func Topic(word string) (name, text string) {
	word = strings.TrimSuffix(strings.TrimPrefix(strings.ToLower(word), "docs/"), ".md")
	topics := Topics()
	if !slices.Contains(topics, word) {
		topics = slices.DeleteFunc(topics, func(t string) bool { return word == "" || !strings.HasSuffix(t, "/"+word) })
		if len(topics) != 1 {
			return "", ""
		}
		word = topics[0]
	}
	page, err := fs.ReadFile(Pages, word+".md")
	if err != nil {
		panic("docs: " + err.Error()) // embedded: it always exists
	}
	return word + ".md", string(page)
}
