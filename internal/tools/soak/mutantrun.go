package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"muster/internal/cache"
	"muster/internal/cli"
	"muster/internal/cli/cliutil"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/workers"
	"muster/schema/source"
)

// slow is the time after which a mutant counts as hanging.
const slow = 2 * time.Minute

// mutants runs commands on projects with invalid rows, reports each crash of Muster, and saves its files.
func (s *soak) mutants(n int, keep string) {
	began := time.Now()
	var mu sync.Mutex
	running := map[uint64]time.Time{}
	counts, told := map[int]int{}, map[string]int{}
	done := make(chan bool)
	go func() {
		for {
			select {
			case <-done:
				return
			case <-time.After(slow / 4):
			}
			mu.Lock()
			for seed, since := range running {
				if time.Since(since) > slow {
					fmt.Printf("mutants, seed %d: it hangs\n", seed)
					os.Exit(1)
				}
			}
			mu.Unlock()
		}
	}()
	commands := 0
	workers.Each(n, s.workers, func(i int) {
		seed := s.seed + uint64(i)
		mu.Lock()
		running[seed] = time.Now()
		mu.Unlock()
		r := runMutant(seed)
		mu.Lock()
		defer mu.Unlock()
		delete(running, seed)
		for _, c := range r.statuses {
			counts[c]++
			commands++
		}
		if r.fault == "" {
			return
		}
		s.broken = true
		if told[r.kind]++; told[r.kind] == 1 {
			fmt.Printf("mutants, seed %d: %s\n", seed, r.fault)
			if keep != "" {
				keepFiles(filepath.Join(keep, strconv.FormatUint(seed, 10)), mutant(seed))
			}
		}
	})
	close(done)
	for _, kind := range sortedKeys(told) {
		fmt.Printf("mutants: %d times: %s\n", told[kind], kind)
	}
	fmt.Printf("%-28s %6d  %9d commands, status 0: %d, 1: %d, 2: %d, 3: %d  %.1f s\n", "mutants", n, commands,
		counts[0], counts[1], counts[2], counts[cliutil.ExitFailure], time.Since(began).Seconds())
}

// mutantResult is the result of a mutant.
type mutantResult struct {
	statuses []int
	fault    string // Muster's error; "" for none
	kind     string // the same, without what differs from mutant to mutant
}

// runMutant checks a project, and prints, deploys and plays it if it has no errors.
func runMutant(seed uint64) mutantResult {
	files := mutant(seed)
	dir, err := os.MkdirTemp("", "mutant")
	if err != nil {
		return mutantResult{fault: err.Error(), kind: "no folder"}
	}
	defer os.RemoveAll(dir)
	keepFiles(dir, files)
	var r mutantResult
	run := func(args ...string) int {
		status, said := command(args)
		r.statuses = append(r.statuses, status)
		if (status == cliutil.ExitFailure || status > cliutil.ExitFailure) && r.fault == "" {
			r.fault = strings.ReplaceAll(fmt.Sprintf("muster %s: %s", strings.Join(args, " "), said), dir, "")
			r.kind = kindOf(r.fault)
		}
		return status
	}
	of := func(kind string) (paths []string) {
		for _, f := range files {
			if strings.HasSuffix(f.Name, "."+kind+".toml") {
				paths = append(paths, filepath.Join(dir, f.Name))
			}
		}
		return paths
	}
	number := strconv.FormatUint(seed, 10)
	clean := run("check", "--workers", "1", dir) == cliutil.ExitClean
	maps, sets, adventures := of(rulebook.KindMap), of(rulebook.KindDeploycards), of(rulebook.KindAdventure)
	if !clean {
		switch seed % 8 { // every command refuses invalid definitions alike
		case 0:
			run("check", "--play", "--games", "1", dir)
		case 1:
			for _, path := range adventures {
				run("play", path)
			}
		case 2:
			for _, path := range slices.Concat(maps, sets) {
				run("print", "--format", "html", "-o", "-", path)
			}
		}
		return r
	}
	dice := &editor{Rand: diceOf(seed, 12)}
	for _, path := range append(adventures, pick(dice, append(maps, sets...))) {
		run("print", "--format", pick(dice, []string{"html", "markdown"}), "-o", "-", path)
	}
	for _, path := range adventures {
		run("play", path, "--seed", number)
		if seed%4 == 0 {
			run("play", path, "--seed", number, "--games", "2", "--players", "standard=random", "--workers", "1")
		}
	}
	for _, m := range maps {
		mode := "impromptu"
		if bytes.Contains(fileOf(files, m), []byte("epic")) {
			mode = "epic"
		}
		own := func(camp, other string) string {
			for _, path := range sets {
				if bytes.Contains(fileOf(files, path), []byte(`"camp" = "`+camp)) {
					return path
				}
			}
			return other
		}
		pennant, standard := own("pennant", "pennant-b"), own("standard", "standard-b")
		with := []string{"--seed", number, "--sets", "pennant=" + pennant, "--sets", "standard=" + standard}
		run(append([]string{"deploy", m, "--mode", mode}, with...)...)
		if seed%8 == 0 {
			run("deploy", m, "--mode", mode, "--all", "--workers", "1")
			run("deploy", m, "--mode", "organized", "--lore", "--specialists", "any", "--seed", number,
				"--sets", "pennant=pennant-a,pennant-b", "--sets", "standard=standard-a,standard-b")
		}
	}
	if seed%16 == 1 {
		run("check", "--play", "--games", "1", dir)
	}
	return r
}

// fileOf returns the text of the file at a path.
func fileOf(files []*source.File, path string) []byte {
	for _, f := range files {
		if f.Name == filepath.Base(path) {
			return f.Text
		}
	}
	return nil
}

// command runs a command line in this process; a panic counts as a failure.
func command(args []string) (status int, said string) {
	var complaint bytes.Buffer
	defer func() {
		if p := recover(); p != nil {
			status, said = cliutil.ExitFailure, fmt.Sprintf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	os.Setenv(cache.Variable, cache.Off) // generated files occur once
	status = cli.Main(args, strings.NewReader(""), io.Discard, &complaint)
	return status, complaint.String()
}

// kindOf returns the cause of a failure: the check or the line of the code that failed.
func kindOf(fault string) string {
	if _, stack, panicked := strings.Cut(fault, "panic: "); panicked {
		what, _, _ := strings.Cut(stack, "\n")
		for line := range strings.Lines(stack) {
			at, _, _ := strings.Cut(strings.TrimSpace(line), " ")
			if strings.Contains(at, ".go:") && !strings.Contains(at, "/src/runtime/") && !strings.Contains(at, "/soak/") {
				return what + " at " + at
			}
		}
		return what
	}
	if before, why, ok := strings.Cut(fault, " failed on "); ok {
		code := before[strings.LastIndex(before, " ")+1:]
		_, why, _ = strings.Cut(why, ": ")
		return code + ": " + strings.TrimSpace(why)
	}
	return fault
}

// keepFiles writes files into a folder.
func keepFiles(dir string, files []*source.File) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		fmt.Println(err)
		return
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(dir, f.Name), f.Text, 0o644); err != nil {
			fmt.Println(err)
		}
	}
}
