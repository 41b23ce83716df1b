package cli

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
)

// TestSeeds checks that the default of --seed is 1 in every command.
func TestSeeds(t *testing.T) {
	found := 0
	for _, cmd := range visible(Commands()) {
		f := cmd.LocalFlags().Lookup("seed")
		if f == nil {
			continue
		}
		if found++; f.DefValue != cliutil.DefaultSeed {
			t.Errorf("muster %s --seed is %q by default", nameOf(cmd), f.DefValue)
		}
	}
	if found < 7 {
		t.Errorf("%d commands have a --seed", found)
	}
}

// TestOutKinds checks that in every command -o is a file if one file is written, and a folder if several can be. The
// wrong kind is a usage error, and nothing is written.
func TestOutKinds(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.Mkdir("sheets", 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"taken.html", "taken.json"} {
		if err := os.WriteFile(name, []byte("mine"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	file := []string{"sheets", "sheets/", "new/"}
	folder := []string{"taken.html", "taken.json", "new.html", "new.pdf"}
	tested := map[string]bool{"balance merge": true} // its files are shards: testdata/script/balance_pages.txt
	for line, wrong := range outKinds(file, folder) {
		for _, out := range wrong {
			says := "-o needs a file here, and " + out + " is a folder"
			if &wrong[0] == &folder[0] {
				says = "-o needs a folder here, and " + out + " is a file"
			}
			args := append(strings.Fields(line), "-o", out)
			if got := usageOf(t, args...); !strings.Contains(got, says) {
				t.Errorf("muster %s: %q, want %q", strings.Join(args, " "), got, says)
			}
		}
		for _, cmd := range visible(Commands()) {
			if strings.HasPrefix(line+" ", nameOf(cmd)+" ") {
				tested[nameOf(cmd)] = true
			}
		}
	}
	for _, cmd := range visible(Commands()) {
		if cmd.LocalFlags().Lookup("out") != nil && !tested[nameOf(cmd)] {
			t.Errorf("muster %s -o is not tested", nameOf(cmd))
		}
	}
	entries, err := os.ReadDir(".")
	if text, _ := os.ReadFile("taken.html"); err != nil || len(entries) != 3 || !bytes.Equal(text, []byte("mine")) {
		t.Errorf("something was written: %v, %v", entries, err)
	}
}

// TestSavedFiles checks that a flag for a file to save refuses a folder before anything is played.
func TestSavedFiles(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.Mkdir("saved", 0o755); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		"play the-toll-bridge --record",
		"deploy two-oaks --sets pennant=pennant-a --sets standard=standard-a --save",
		"deploy two-oaks --all --save-witness",
		"check --write-baseline",
		"balance rate the-toll-bridge --into",
	} {
		for _, folder := range []string{"saved", "saved/", "new/"} {
			args := append(strings.Fields(line), folder)
			want := args[len(args)-2] + " needs a file here, and " + folder + " is a folder"
			if got := usageOf(t, args...); !strings.Contains(got, want) {
				t.Errorf("muster %s: %q, want %q", strings.Join(args, " "), got, want)
			}
		}
	}
}

// TestSavedFolders checks that a flag for a folder to save in refuses a file before anything is played.
func TestSavedFolders(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("taken", nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{"taken", "new.json"} {
		want := "--save-witnesses needs a folder here, and " + file + " is a file"
		if got := usageOf(t, "deploy", "two-oaks", "--all", "--save-witnesses", file); !strings.Contains(got, want) {
			t.Errorf("--save-witnesses %s: %q, want %q", file, got, want)
		}
	}
}

// outKinds returns command lines with invalid values of -o: for one file, and for several.
func outKinds(file, folder []string) map[string][]string {
	return map[string][]string{
		"replay taken.json --format html":                          file,
		"play the-toll-bridge --format html":                       file,
		"diff two-oaks kings-road --format html":                   file,
		"diff two-oaks kings-road --format markdown":               file,
		"balance the-toll-bridge --shard 1/2":                      file,
		"balance the-toll-bridge --format html":                    file,
		"balance the-toll-bridge the-boundary-stone --format html": folder,
		"balance rate the-toll-bridge --shard 1/2":                 file,
		"balance variants the-toll-bridge":                         folder,
		"new realm --random":                                       file,
		"deploy two-oaks --all --format markdown,html":             folder,
		"print the-toll-bridge":                                    folder,
		"print --all --format pdf":                                 folder,
	}
}
