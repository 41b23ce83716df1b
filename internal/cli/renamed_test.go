package cli

import (
	"bytes"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/pflag"

	"muster/internal/cli/cliutil"
)

// usageOf runs an invalid command line, and returns its output.
func usageOf(t *testing.T, args ...string) string {
	t.Helper()
	var out, complaint bytes.Buffer
	if status := Main(args, strings.NewReader(""), &out, &complaint); status != cliutil.ExitUsage || out.Len() > 0 {
		t.Errorf("muster %s: status %d, output %q", strings.Join(args, " "), status, out.String())
	}
	return complaint.String()
}

// TestOldNames checks that the old name of a command names the new one, with any arguments and in `muster help`.
func TestOldNames(t *testing.T) {
	for old, now := range map[string]string{
		"battle": "odds", "compare": "balance compare", "ladder": "balance rate", "merge": "balance merge",
		"build": "new realm --random", "budget": "deploy --pieces", "stats": "play --coverage",
	} {
		want := "muster: `muster " + old +
			"` is now `muster " + now + "`\n        run `muster " + now + "`" + also[old] + "\n"
		for _, args := range [][]string{{old}, {old, "--help"}, {old, "x", "--games", "2"}, {"help", old}} {
			if got := usageOf(t, args...); got != want {
				t.Errorf("muster %s: %q, want %q", strings.Join(args, " "), got, want)
			}
		}
	}
}

// TestOldNamesOnPage checks that the page on compatibility lists every old name.
func TestOldNamesOnPage(t *testing.T) {
	text, err := os.ReadFile("../../docs/reference/compatibility.md")
	if err != nil {
		t.Fatal(err)
	}
	var want, got []string
	for _, r := range replacements {
		if r.old {
			want = append(want, "| "+r.word+" | `muster "+r.use+"` |")
		}
	}
	for line := range strings.Lines(string(text)) {
		if strings.Contains(line, "| `muster ") {
			got = append(got, strings.TrimSpace(line))
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("the page has\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestUnknownCommands checks that an unknown command gets the intended one as a suggestion.
func TestUnknownCommands(t *testing.T) {
	for word, want := range map[string]string{
		"lint": "run `muster check", "validate": "run `muster check", "verify": "run `muster check",
		"init": "run `muster new project", "pdf": "run `muster print --format pdf", "watch": "run `muster check --watch",
		"preview": "run `muster print --open",
		"fix":     "run `muster check --fix", "html": "run `muster print --format html",
		"levers":  "run `muster balance --levers",
		"winrate": "run `muster balance", "fairness": "run `muster balance", "draw": "run `muster print --format svg",
		"docs": "run `muster explain", "web": "run `muster print --format html --open", "generate": "run `muster new",
		"suggest": "run `muster balance --levers", "config": "run `muster explain settings`",
		"settings": "run `muster explain settings`",
		"zap":      "run `muster --help`", "printt": `did you mean "print"?`, "chek": `did you mean "check"?`,
		"Print": `did you mean "print"?`, "xyzzy": "run `muster --help`",
	} {
		for _, args := range [][]string{{word}, {word, "my.map.toml", "--strict"}} {
			got := usageOf(t, args...)
			if !strings.Contains(got, `there is no command "`+word+`"`) || !strings.Contains(got, want) {
				t.Errorf("muster %s: %q, want %q", strings.Join(args, " "), got, want)
			}
		}
	}
}

// TestArgumentsStay checks that the suggested command has the typed arguments.
func TestArgumentsStay(t *testing.T) {
	for line, want := range map[string]string{
		"validate adventures": "run `muster check adventures`", "pdf two-oaks": "run `muster print --format pdf two-oaks`",
		"watch": "run `muster check --watch`", "settings print": "run `muster explain settings`",
	} {
		if got := usageOf(t, strings.Fields(line)...); !strings.HasSuffix(got, "        "+want+"\n") {
			t.Errorf("muster %s: %q, want %q", line, got, want)
		}
	}
}

// TestUnknownFlags checks that an unknown flag gets the nearest one as a suggestion.
func TestUnknownFlags(t *testing.T) {
	for line, want := range map[string]string{
		"print x --pdf": "write --format pdf", "print x --html": "write --format html", "print x --output y": "write --out",
		"check --json": "write --format json", "check --sarif": "write --format sarif",
		"check --fromat json":  "write --format",
		"check --colour never": "write --color", "play x --policy greedy": "write --players",
		"play x --runs 3": "write --games",
		"balance x --md":  "write --format markdown", "list maps --json": "write --format json",
		"new map x --template y": "write --from", "new realm --random --players 3": "write --seats",
		"play x --save y": "write --record", "balance x --suggest": "write --levers", "balance x --fix": "write --levers",
		"print x --map": "write --format svg", "print x --map-only": "write --format svg",
		"play x --ai greedy":    "write --players",
		"balance x --ai greedy": "write --pool",
		"deploy x --epic":       "write --mode epic",
		"new map x --epic":      "write --board epic",
		"new project x --epic":  "write --board epic", "new deploycards x --epic": "run `muster new --help`",
		"list maps --shipped": "drop it: lists include the definitions that ship with Muster",
		"print x --shipped":   "write --all",
		"list adventures --balance": "drop it: `muster list adventures` shows verdicts, " +
			"and `muster balance ID` measures one",
		"play x --html":            "write --format html",
		"play x --trace":           "write --verbose",
		"odds a b --terrain woods": "write --on, as in `muster odds blue-human-sword green-human-bow --on woods`",
		"deploy --map x":           "write the map first: `muster deploy MAP --sets pennant=SET --sets standard=SET`",
		"explain x --jump":         "run `muster explain --help`",
		"check --xyzzy":            "run `muster check --help`", "lsp --pdf": "run `muster lsp --help`",
	} {
		got := usageOf(t, strings.Fields(line)...)
		if !strings.Contains(got, "unknown flag") || !strings.HasSuffix(got, "        "+want+"\n") {
			t.Errorf("muster %s: %q, want %q", line, got, want)
		}
	}
}

// TestReplacements checks that each entry of the tables names words that Muster accepts, and is not itself a command or
// flag.
func TestReplacements(t *testing.T) {
	commands, flagged := map[string]bool{}, map[string]bool{}
	for _, cmd := range visible(Commands()) {
		commands[nameOf(cmd)] = true
		cmd.InheritedFlags().VisitAll(func(f *pflag.Flag) { flagged[f.Name] = true })
		flags(cmd, func(name string) { flagged[name] = true })
	}
	for _, r := range replacements {
		if fault := namedCommand(strings.Fields(r.use)); fault != "" || commands[r.word] {
			t.Errorf("%s -> %s: %s", r.word, r.use, fault)
		}
	}
	for _, f := range replacedFlags {
		if name, _, _ := strings.Cut(f.use, " "); !flagged[name] {
			t.Errorf("--%s -> --%s: no command has that flag", f.name, f.use)
		}
	}
}

// TestGroups checks that help lists every command in a group, in the order of the groups.
func TestGroups(t *testing.T) {
	var out bytes.Buffer
	if status := Main([]string{"--help"}, strings.NewReader(""), &out, &out); status != cliutil.ExitClean {
		t.Fatal(out.String())
	}
	_, list, _ := strings.Cut(out.String(), "\nWrite:\n")
	list, _, _ = strings.Cut(list, "\nFlags:\n")
	var got []string
	for line := range strings.Lines("Write:\n" + list) {
		if strings.HasPrefix(line, "   ") {
			continue // the rest of a description
		}
		if fields := strings.Fields(line); len(fields) > 0 {
			got = append(got, fields[0])
		}
	}
	want := strings.Fields(`Write: new check fmt explain list import diff studio
		Play: play replay deploy balance odds Print: print
		Tools: lsp schema version completion help`)
	if !slices.Equal(got, want) {
		t.Errorf("%v\nwant %v", got, want)
	}
}

// TestMissing checks that an incomplete command names all missing parts at once, and shows a complete command with
// them.
func TestMissing(t *testing.T) {
	t.Chdir(t.TempDir())
	t.Setenv("CI", "") // where it is set, `muster check` needs definitions
	for line, want := range map[string]string{
		"new": "a kind and a name", "new map": "a name", "new realm": "a name",
		"explain": "a code, a rule or a term",
		"import":  "one file, NAME.m44 or NAME.txt",
		"diff":    "two definitions or folders, or two revisions as REV1..REV2",
		"play":    "one adventure, an id or a file", "replay": "one record, and if need be its adventure",
		"deploy":          "a map, card sets for pennant and card sets for standard",
		"deploy two-oaks": "card sets for pennant and card sets for standard (or --all for every set)",
		"balance":         "an adventure, a folder or a sweep", "balance merge": "shard files",
		"balance compare": "two definitions, folders or revisions, or one definition and two players",
		"odds":            "an attacker and a defender, or one battle or scenario",
		"print":           "a definition or a folder, or --all",
		"schema":          "one kind: ",
	} {
		name := strings.TrimSuffix(line, " two-oaks")
		got := usageOf(t, strings.Fields(line)...)
		if !strings.Contains(got, name+" needs "+want) {
			t.Errorf("muster %s: %q, want %q", line, got, want)
		}
	}
	named := regexp.MustCompile("(?m)^ +try `muster ([^`]+)`")
	for _, cmd := range visible(Commands()) {
		name := nameOf(cmd)
		if slices.Contains([]string{"lsp", "studio", "balance rate"}, name) {
			continue // two are servers, the other plays the library
		}
		var out, complaint bytes.Buffer
		status := Main(strings.Fields(name), strings.NewReader(""), &out, &complaint)
		if status != cliutil.ExitUsage || name == "fmt" {
			continue
		}
		found := named.FindStringSubmatch(complaint.String())
		if found == nil || !strings.HasPrefix(found[1], name+" ") {
			t.Errorf("muster %s shows no command: %s", name, complaint.String())
			continue
		}
		if fault := namedCommand(strings.Fields(found[1])); fault != "" {
			t.Errorf("muster %s shows `muster %s`: %s", name, found[1], fault)
		}
	}
}

// TestOldFlags checks that the old name of a flag names the new one with the given value, and that the page on
// compatibility lists it.
func TestOldFlags(t *testing.T) {
	page, err := os.ReadFile("../../docs/reference/compatibility.md")
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, cmd := range visible(Commands()) {
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			use := cliutil.Now(f)
			if use == "" {
				return
			}
			seen++
			want := "        write " + strings.ReplaceAll(use, "%s", "greedy,bold") + "\n"
			got := usageOf(t, append(strings.Fields(nameOf(cmd)), "--"+f.Name, "greedy,bold")...)
			if !strings.HasSuffix(got, want) {
				t.Errorf("%s --%s: %q, want %q", nameOf(cmd), f.Name, got, want)
			}
			first, _, _ := strings.Cut(nameOf(cmd), " ")
			if !strings.Contains(string(page), "`"+first+" --"+f.Name+" ") {
				t.Errorf("the page does not list %s --%s", first, f.Name)
			}
		})
	}
	if seen != 7 {
		t.Errorf("%d old names", seen)
	}
}
