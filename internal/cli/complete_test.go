package cli

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// completed returns a shell's suggestions for a command line: words with their descriptions, and the directive.
func completed(t *testing.T, args ...string) (words map[string]string, directive string) {
	t.Helper()
	var out, complaint bytes.Buffer
	if status := Main(append([]string{"__complete"}, args...), strings.NewReader(""), &out, &complaint); status != 0 {
		t.Fatalf("%q: status %d\n%s", args, status, complaint.String())
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	words = map[string]string{}
	for _, line := range lines[:len(lines)-1] {
		word, about, _ := strings.Cut(line, "\t")
		words[word] = about
	}
	return words, lines[len(lines)-1]
}

// Directives of cobra for shells.
const (
	anyFile  = ":0"
	noFile   = ":4"
	noSpace  = ":2"
	onlyList = ":6" // no file and no space
	endings  = ":8"
	onlyDirs = ":16"
)

// TestCompletion completes command lines in a project: ids of the project and the library, rows, codes, words of flags.
func TestCompletion(t *testing.T) {
	t.Chdir(t.TempDir())
	var out bytes.Buffer
	for _, args := range [][]string{{"new", "project", "fen"}, {"new", "deploycards", "kerns"}} {
		if Main(args, strings.NewReader(""), &out, &out) != 0 {
			t.Fatal(out.String())
		}
		if args[1] == "project" {
			if err := os.Chdir("fen"); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, c := range []struct {
		line      string // the last word is the one that is being written; a dot for none begun
		want, not string // words that are offered, and that are not
		directive string
	}{
		{"ch", "check", "play", noFile},
		{"help .", "check explain", "", noFile},
		{"check .", "first-field first-battle two-oaks kerns candlemas-at-the-grange", "", anyFile},
		{"check two", "two-oaks", "first-field", anyFile},
		{"check maps/t", "", "two-oaks", anyFile},
		{"check two-oaks .", "first-battle", "two-oaks", anyFile},
		{"check --format .", "text json sarif junit github gitlab markdown checkstyle rdjson", "html", noFile},
		{"check --baseline .", "json", "", endings},
		{"play .", "first-battle candlemas-at-the-grange", "two-oaks kerns", anyFile},
		{"play first-battle .", "candlemas-at-the-grange", "first-battle", anyFile},
		{"play --seed .", "", "first-battle", noFile},
		{"play --players g", "greedy", "random", onlyList},
		{"play --players .", "greedy pennant= standard=", "", onlyList},
		{"play --players greedy,.", "greedy,random", "random", onlyList},
		{"play --players top=g", "top=greedy", "greedy random", onlyList},
		{"play --players pennant=greedy,standard=r", "pennant=greedy,standard=random", "random", onlyList},
		{"replay .", "json", "fen", endings},
		{"replay game.json .", "first-battle", "two-oaks", anyFile},
		{"play --coverage --pool random,.", "random,greedy", "", onlyList},
		{"deploy .", "first-field two-oaks kings-road kerns", "candlemas-at-the-grange", anyFile},
		{"deploy two-oaks --mode .", "impromptu organized epic epic-allies", "", noFile},
		{"deploy two-oaks --sets pennant=.", "pennant=kerns pennant=pennant-a pennant=standard-c",
			"kerns two-oaks pennant=standard=", noSpace},
		{"deploy two-oaks --sets pennant=kerns,p", "pennant=kerns,pennant-a", "pennant-a pennant=kerns,kerns", noSpace},
		{"deploy two-oaks --boxes base,.", "base,call-to-arms", "call-to-arms base,base", onlyList},
		{"deploy two-oaks --specialists any/b", "any/bow-upgrade", "any/any", onlyList},
		{"deploy two-oaks --specialists .", "any bow-upgrade", "", onlyList},
		{"deploy two-oaks --pennant-zone .", "red blue", "", noFile},
		{"deploy two-oaks --out .", "", "", onlyDirs},
		{"deploy --pieces .", "kerns pennant-a", "", anyFile},
		{"print .", "first-field two-oaks kerns", "", anyFile},
		{"print --paper .", "a4 letter", "", noFile},
		{"new .", "project map adventure rulebook deploycards", "", noFile},
		{"new map .", "", "two-oaks", noFile},
		{"new map x --from two", "two-oaks", "", anyFile},
		{"new map x --board .", "standard epic", "", noFile},
		{"new deploycards x --board .", "", "standard epic", noFile},
		{"list .", "maps units checks rules", "", noFile},
		{"schema .", "map adventure", "", noFile},
		{"explain map/r", "map/row-size", "map/water", noFile},
		{"explain CTA-", "CTA-06 CTA-09b", "BL-RET-02", noFile},
		{"list pl", "players", "", noFile},
		{"explain gree", "greedy", "", noFile},
		{"explain b", "baseline blue-human-sword", "", noFile},
		{"fmt .", "first-field two-oaks kerns", "", anyFile},
		{"diff --format .", "text markdown json html", "", noFile},
		{"check --color .", "auto always never", "", noFile},
		{"completion .", "bash zsh fish powershell", "", noFile},
	} {
		args := strings.Fields(c.line)
		last := &args[len(args)-1]
		*last = strings.TrimSuffix(*last, ".")
		words, directive := completed(t, args...)
		if directive != c.directive {
			t.Errorf("%s: directive %s, not %s", c.line, directive, c.directive)
		}
		for _, w := range strings.Fields(c.want) {
			if _, ok := words[w]; !ok {
				t.Errorf("%s: %s is not offered, only %v", c.line, w, words)
			}
		}
		for _, w := range strings.Fields(c.not) {
			if _, ok := words[w]; ok {
				t.Errorf("%s: %s is offered", c.line, w)
			}
		}
	}
	if words, _ := completed(t, "print", "two"); words["two-oaks"] != "The Ford of Two Oaks" {
		t.Errorf("an id says %q of what it means", words["two-oaks"])
	}
}

// TestRevisionsComplete checks the suggestion of branches and tags of the git repository, and of none without a
// repository.
func TestRevisionsComplete(t *testing.T) {
	t.Chdir(repository(t, true))
	said(t, ".", "git tag v1")
	words, directive := completed(t, "diff", "--rev", "")
	for _, want := range []string{"HEAD", "main", "market", "v1"} {
		if _, ok := words[want]; !ok {
			t.Errorf("%s is not offered, only %v", want, words)
		}
	}
	if words, _ := completed(t, "diff", "--rev", "ma"); len(words) != 2 || directive != noFile {
		t.Errorf("%v, %s", words, directive)
	}
	t.Chdir(t.TempDir())
	t.Setenv("GIT_CEILING_DIRECTORIES", "/")
	if words, _ := completed(t, "diff", "--rev", ""); len(words) > 1 {
		t.Errorf("%v", words)
	}
}

// TestEveryFlagCompletes checks that a flag with a non-numeric value has suggestions. If there are few of them, the
// flag's help must list each.
func TestEveryFlagCompletes(t *testing.T) {
	seen := 0
	for _, cmd := range visible(Commands()) {
		if cmd.Name() == "completion" {
			continue
		}
		if cmd.ValidArgsFunction == nil {
			t.Errorf("%s: give its words a line in complete/table.go", nameOf(cmd))
		}
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			if f.Name == "help" || f.Hidden || f.Value.Type() == "bool" {
				return
			}
			complete, ok := cmd.GetFlagCompletionFunc(f.Name)
			if !ok {
				t.Errorf("%s --%s: give it a line in complete/table.go", cmd.Name(), f.Name)
				return
			}
			seen++
			words, directive := complete(cmd, nil, "")
			if directive != cobra.ShellCompDirectiveNoFileComp {
				return
			}
			depends := []string{"rev", "changed-since", "config-from", "still-checked", "as", "players", "pool", "on", "from"}
			if slices.Contains(depends, f.Name) {
				return // what there is depends on the repository, the project or the game
			}
			for _, word := range words {
				if !strings.Contains(f.Usage+cmd.Long, word) && f.DefValue != word {
					t.Errorf("%s --%s is completed with %q, of which its help says nothing: %s", cmd.Name(), f.Name, word,
						f.Usage)
				}
			}
		})
	}
	if seen < 30 {
		t.Errorf("only %d flags", seen)
	}
}
