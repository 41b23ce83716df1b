package screen_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	batch "muster/internal/batch/cli"
	"muster/internal/cli"
	"muster/internal/cli/screen"
)

var update = flag.Bool("update", false, "rewrite docs/reference/commands")

// TestPages checks that docs/reference/commands matches the commands: a page for each visible command, and no other
// page.
func TestPages(t *testing.T) {
	folder := filepath.Join("../../..", filepath.FromSlash(screen.Folder))
	pages := screen.Pages(cli.Commands())
	for name, text := range screen.Pages(batch.Commands()) {
		pages[name] = text
	}
	if len(pages) < 17 {
		t.Errorf("%d pages", len(pages))
	}
	for name, want := range pages {
		file := filepath.Join(folder, name)
		if *update {
			if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		got, err := os.ReadFile(file)
		if err != nil || string(got) != want {
			t.Errorf("%s/%s is not what the help says (%v): run go test ./internal/cli/screen -update",
				screen.Folder, name, err)
		}
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if pages[filepath.Base(file)] != "" {
			continue
		}
		if *update {
			err = os.Remove(file)
		}
		if !*update || err != nil {
			t.Errorf("%s is the page of no command (%v)", file, err)
		}
	}
}

// TestPageContent checks that every visible command and flag has a heading or a row on the page that Page names, and
// that old names of commands and flags are on no page.
func TestPageContent(t *testing.T) {
	for _, root := range []*cobra.Command{cli.Commands(), batch.Commands()} {
		pages := screen.Pages(root)
		var each func(cmd *cobra.Command)
		each = func(cmd *cobra.Command) {
			page := pages[filepath.Base(screen.Page(cmd))]
			listed := strings.Contains("\n"+page, "# "+cmd.CommandPath()+"\n")
			if hidden := cmd.Hidden || cmd.Name() == "help"; listed == hidden {
				t.Errorf("%s: hidden %v, listed %v", cmd.CommandPath(), hidden, listed)
			} else if !hidden && cmd.HasExample() {
				line, _, _ := strings.Cut(strings.TrimSpace(cmd.Example), "\n")
				if !strings.Contains(page, "\n    "+line+"\n") {
					t.Errorf("%s: no example %q", cmd.CommandPath(), line)
				}
			}
			for _, c := range cmd.Commands() {
				each(c)
			}
		}
		each(root)
	}
	flags := screen.Pages(cli.Commands())["balance.md"]
	if !strings.Contains(flags, "| `--pool A,B` |") || strings.Contains(flags, "`--players") {
		t.Errorf("flags of balance:\n%s", flags)
	}
}
