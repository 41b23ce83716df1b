package main

import (
	"slices"
	"strings"
	"testing"
)

// TestCommentsOf checks that comments are grouped in paragraphs, that examples have no keys, and that a # in a text is
// not a comment.
func TestCommentsOf(t *testing.T) {
	file := `# One sentence
# on two lines.
key  = "a # b"   # allowed values
look = { fill = "#fff" }
text = """
Not a comment. # really
"""

# Optional: an example.
# [[rules]]
# most = 5       # default 7
`
	got := commentsOf(file, false)
	want := []string{"One sentence on two lines.", "allowed values", "Optional: an example.", "default 7"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	if got := commentsOf(file, true); !slices.Contains(got, "Not a comment. # really") {
		t.Errorf("the text is not among %q", got)
	}
}

// TestComments runs Vale on the comments of templates and shipped files. They name no page of docs, which users of the
// binary do not have, and the lines of templates fit an editor.
func TestComments(t *testing.T) {
	made, err := comments(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{
		"internal/engine/battlelore/library/texts/map.epic.txt", "internal/engine/medieval/texts/rulebook.txt",
		"internal/engine/runewars/library/texts/project.txt", "internal/validate/command/playcheck/limits.toml",
		"internal/validate/battlelore/cardcheck/targets.toml", "maps/library/battlelore/two-oaks.map.toml",
		"examples/community-repo/.gitignore", "examples/community-repo/.gitlab-ci.yml",
	} {
		if len(made["comments/"+name+".md"]) == 0 {
			t.Errorf("%s has no comments", name)
		}
	}
	if len(made["comments/new/README.md"]) == 0 {
		t.Error("the README of a new project has no text")
	}
	for name, list := range made {
		for _, comment := range list {
			if strings.Contains(comment, "docs/") {
				t.Errorf("%s names a page that users do not have: %s", name, comment)
			}
		}
	}
}
