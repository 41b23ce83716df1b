// Command judge measures the accuracy of `muster check --play` in all games. It generates definitions that are broken
// in known ways, and sound ones (cases), and checks them. It counts those found with the right code, misses, and false
// alarms. `make judge` judges three seeds; a test judges a part of one. With -agree it compares estimates of balance
// from many seeds instead.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"

	"muster/schema"
)

// The requirements of -strict: percentages of broken adventures found, and of false alarms.
const (
	leastFound = 90
	mostFalse  = 2
)

func main() {
	seeds := flag.String("seeds", "1,2,3", "the cases are made from each of them")
	muster := flag.String("muster", "bin/muster", "the program to judge")
	keep := flag.String("keep", "", "the start of the folders that the cases are written into, one for each seed")
	games := flag.Int("games", defaultGames, "games of greedy by which a case shows that it is what it should be")
	kinds := flag.String("kinds", "", "only these kinds, such as medieval/held")
	workers := flag.Int("workers", 2, "goroutines; the answer is the same for any number")
	sound := flag.Bool("search", false, "screen sound cases by games of search, too: an hour")
	replay := flag.Bool("replay", false, "find all results of the ledger again")
	ledgerFile := flag.String("screens", "", "the file that results of games of search are written into")
	strict := flag.Bool("strict", false, "end with 1 unless 90 of 100 broken ones are found, and no more than 2 of 100 "+
		"sound ones have findings")
	agreeing := flag.String("agree", "", "compare the balance of these adventures from -runs seeds; arguments after the "+
		"flags go to `muster balance`")
	runs := flag.Int("runs", 20, "with -agree: seeds")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if *agreeing != "" {
		list, err := agree(ctx, *muster, strings.Split(*agreeing, ","), *runs, flag.Args())
		if err != nil {
			fmt.Fprintln(os.Stderr, "judge:", err)
			os.Exit(2)
		}
		fmt.Print(strings.Join(agreed(list), "\n") + "\n")
		return
	}
	if *replay {
		screens = readScreens("")
	}
	run := Run{Games: *games, Workers: *workers, Search: *sound}
	if *kinds != "" {
		run.Kinds = strings.Split(*kinds, ",")
	}
	v := new(verdict)
	err := judgeSeeds(ctx, v, *seeds, *muster, *keep, run)
	if *ledgerFile != "" {
		err = errors.Join(err, screens.write(*ledgerFile))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "judge:", err)
		os.Exit(2)
	}
	fmt.Print(strings.Join(v.lines(*seeds), "\n") + "\n")
	if *strict && !v.passes() {
		os.Exit(1)
	}
}

// judgeSeeds judges the cases of each seed in a list.
func judgeSeeds(ctx context.Context, v *verdict, seeds, muster, keep string, run Run) error {
	for word := range strings.SplitSeq(seeds, ",") {
		seed, err := strconv.ParseUint(word, 10, 64)
		if err != nil {
			return fmt.Errorf("seed %q is not valid; use a whole number", word)
		}
		folder := keep
		if keep != "" {
			folder += "-" + word
		}
		one, err := judge(ctx, seed, muster, folder, run)
		if err != nil {
			return err
		}
		v.add(one, word)
	}
	return nil
}

// passes reports whether the result meets the requirements of -strict.
func (v *verdict) passes() bool {
	return 100*v.found >= leastFound*v.broken && 100*v.falseAlarms <= mostFalse*v.sound
}

// judge generates cases in a folder, checks them and sums up.
func judge(ctx context.Context, seed uint64, muster, keep string, run Run) (*verdict, error) {
	folder := keep
	if keep == "" {
		var err error
		if folder, err = os.MkdirTemp("", "muster-judge-"); err != nil {
			return nil, err
		}
		defer os.RemoveAll(folder)
	} else if err := os.Mkdir(folder, 0o755); err != nil {
		return nil, err
	}
	made, err := Make(ctx, seed, run)
	if err != nil {
		return nil, err
	}
	if err := write(folder, made); err != nil {
		return nil, err
	}
	found, err := check(ctx, muster, folder)
	if err != nil {
		return nil, err
	}
	return sum(made, found), nil
}

// write writes cases, with the settings of their project and the expected findings.
func write(folder string, made []*Case) error {
	put := func(name string, text []byte) error {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		return os.WriteFile(path, text, 0o644)
	}
	type row struct {
		File  string   `json:"file"`
		Game  string   `json:"game"`
		Kind  string   `json:"kind"`
		From  string   `json:"from"`
		Sound bool     `json:"sound"`
		Codes []string `json:"codes"`
	}
	var list []row
	for _, c := range made {
		for _, f := range c.Files {
			if err := put(f.Name, f.Text); err != nil {
				return err
			}
		}
		codes := append([]string{}, c.Kind.Codes...)
		list = append(list, row{c.Files[0].Name, c.Kind.Game, c.Kind.Name, c.From, c.Kind.Sound, codes})
	}
	text, err := json.MarshalIndent(list, "", "  ")
	if err != nil {
		return err
	}
	if err := put("expected.json", append(text, '\n')); err != nil {
		return err
	}
	return put(schema.SettingsFile, Settings())
}

// check returns the findings of the program by file.
func check(ctx context.Context, muster, folder string) (map[string][]finding, error) {
	cmd := exec.CommandContext(ctx, muster, "check", "--play", "--no-cache", "--format", "json", folder)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	var ended *exec.ExitError
	if err != nil && !(errors.As(err, &ended) && ended.ExitCode() == 1) {
		return nil, fmt.Errorf("%s check --play: %w", muster, err) // 1 is that there are errors
	}
	var answer struct {
		Diagnostics []finding `json:"diagnostics"`
	}
	if err := json.Unmarshal(out, &answer); err != nil {
		return nil, fmt.Errorf("%s check --play: %w", muster, err)
	}
	found := map[string][]finding{}
	for _, f := range answer.Diagnostics {
		rel, err := filepath.Rel(folder, filepath.FromSlash(f.File))
		if err != nil {
			return nil, err
		}
		name := filepath.ToSlash(rel)
		found[name] = append(found[name], f)
	}
	return found, nil
}
