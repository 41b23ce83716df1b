package cli

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"muster/docs"
	batch "muster/internal/batch/cli"
	"muster/internal/cli/screen"
	"muster/internal/testing/clitest"
)

var (
	repositoryPath = regexp.MustCompile(`\b(docs|examples|cmd|schema)/[a-z]`)
	commandNamed   = regexp.MustCompile(`muster (explain|list) ([a-z0-9/-]+)`)
	namedAddress   = regexp.MustCompile(`https://example\.org/docs/(\S+?)\.html`)
)

// TestHelpNamesWhatUsersHave checks that no help names a file of the repository. The pages in long texts are commands
// that answer, and with a site addresses of its pages.
func TestHelpNamesWhatUsersHave(t *testing.T) {
	t.Chdir(t.TempDir())
	topics, addresses := map[string]bool{}, 0
	for _, root := range []*cobra.Command{Commands(), batch.Commands()} {
		clitest.Each(root, func(cmd *cobra.Command) {
			help := screen.Screen{Width: 80}.Help(cmd)
			if path := repositoryPath.FindString(help); path != "" {
				t.Errorf("%s: help names %s", cmd.CommandPath(), path)
			}
			head, _, _ := strings.Cut(help, "\nUsage:\n")
			_, more, _ := strings.Cut(head, "\nMore: ")
			for _, m := range commandNamed.FindAllStringSubmatch(more, -1) {
				topics[m[1]+" "+m[2]] = true
			}
			if strings.Contains(cmd.Long, "docs/") && !commandNamed.MatchString(head) {
				t.Errorf("%s names no command for its pages:\n%s", cmd.CommandPath(), head)
			}
			onSite := screen.Screen{Width: 80, Site: "https://example.org"}.Help(cmd)
			for _, m := range namedAddress.FindAllStringSubmatch(onSite, -1) {
				page := strings.TrimSuffix(m[1], "/index")
				if page == m[1] {
					page += ".md"
				}
				if _, err := fs.Stat(docs.Pages, page); err != nil {
					t.Errorf("%s: %v", cmd.CommandPath(), err)
				}
				addresses++
			}
			if cmd.Name() != "help" && !strings.Contains(onSite, "\nReference: https://example.org/docs/reference/commands/") {
				t.Errorf("%s: no reference", cmd.CommandPath())
			}
		})
	}
	for topic := range topics {
		verb, word, _ := strings.Cut(topic, " ")
		var out strings.Builder
		if status := Main([]string{verb, word}, strings.NewReader(""), &out, &out); status != 0 || out.Len() < 100 {
			t.Errorf("muster %s: status %d, %s", topic, status, out.String())
		}
	}
	if len(topics) < 15 || addresses < 45 {
		t.Errorf("%d topics, %d addresses", len(topics), addresses)
	}
}
