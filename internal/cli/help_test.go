package cli

import (
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"muster/internal/cli/screen"
	"muster/internal/testing/clitest"
	"muster/schema/diag"
)

var escapes = regexp.MustCompile("\x1b\\[[0-9;]*m")

// TestHelpFitsScreen checks that the help of every command fits into 80 columns, with and without colour, and that flag
// texts fit into their column.
func TestHelpFitsScreen(t *testing.T) {
	seen := clitest.Each(Commands(), func(cmd *cobra.Command) {
		plain := screen.Screen{Width: 80}.Help(cmd)
		for line := range strings.Lines(plain) {
			if line = strings.TrimSuffix(line, "\n"); diag.Width([]byte(line)) > 80 || strings.HasSuffix(line, " ") {
				t.Errorf("%s: %d columns: %q", cmd.CommandPath(), diag.Width([]byte(line)), line)
			}
		}
		if coloured := (screen.Screen{Width: 80, Colour: true}).Help(cmd); escapes.ReplaceAllString(coloured, "") != plain ||
			coloured == plain {
			t.Errorf("%s: colour changes the text:\n%s\n%s", cmd.CommandPath(), plain, coloured)
		}
		_, flags, _ := strings.Cut(plain, "\nFlags:\n")
		flags, _, _ = strings.Cut(flags, "\n\n")
		column := strings.Index(flags, "help for ")
		column -= strings.LastIndex(flags[:max(column, 0)], "\n") + 1
		for line := range strings.Lines(flags) {
			if body := strings.TrimLeft(line, " "); body[0] != '-' && len(line)-len(body) != column {
				t.Errorf("%s: the text of a flag begins in column %d, not %d: %s", cmd.CommandPath(), len(line)-len(body),
					column, line)
			}
		}
	})
	if seen < 16 {
		t.Errorf("%d commands were seen", seen)
	}
}

// TestHelpTexts checks for short texts, one line a flag, examples that parse, and pages that exist.
func TestHelpTexts(t *testing.T) {
	if seen := clitest.Check(t, Commands, "../.."); seen < 16 {
		t.Errorf("%d commands were seen", seen)
	}
}
