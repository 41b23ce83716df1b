package cli

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// TestImportPage checks that the drawn battlefield on the import page becomes files without findings, as the page says.
func TestImportPage(t *testing.T) {
	page, err := os.ReadFile("../../docs/formats/import.md")
	if err != nil {
		t.Fatal(err)
	}
	_, drawing, _ := strings.Cut(string(page), "## Drawn battlefields")
	_, drawing, _ = strings.Cut(drawing, "```\n")
	drawing, _, _ = strings.Cut(drawing, "```")
	t.Chdir(t.TempDir())
	if err := os.WriteFile("the-fen.txt", []byte(drawing), 0o600); err != nil {
		t.Fatal(err)
	}
	run(t, "import", "the-fen.txt")
	if out := run(t, "check", "--strict"); !bytes.Contains(out, []byte("2 files checked: no findings")) {
		t.Errorf("the drawing has findings:\n%s", out)
	}
}
