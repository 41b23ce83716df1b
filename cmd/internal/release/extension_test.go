package main

import (
	"os"
	"strings"
	"testing"
)

// TestExtensionPages: the pages on editors say where the packed extension comes from before they say how to build it,
// and that agrees with the files of a release.
func TestExtensionPages(t *testing.T) {
	const root, file = "../../../", "muster-vscode.vsix"
	read := func(name string) string {
		text, err := os.ReadFile(root + name)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	released := strings.Contains(read(".goreleaser.yaml"), ".vsix") ||
		strings.Contains(read("docs/how-to/releases.md"), ".vsix")
	for _, name := range []string{"docs/formats/editors.md", "editors/vscode/README.md"} {
		text := strings.Join(strings.Fields(read(name)), " ")
		without := strings.Index(text, "Releases do not contain `"+file+"`")
		build := strings.Index(text, "make vscode")
		switch {
		case released && without >= 0, !released && without < 0:
			t.Errorf("%s: a release has %s: %v, and the page says otherwise", name, file, released)
		case !released && build < without, !strings.Contains(text, "code --install-extension "+file):
			t.Errorf("%s names the build before the file, or not how to install it", name)
		}
	}
}
