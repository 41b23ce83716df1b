// Command corpus measures whole runs of muster on a generated corpus: adventures of about 250 lines, made from the
// library's. It is part of `make bench`, never of the tests.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"muster/internal/cache"
	"muster/internal/tools/corpus/samples"
)

func main() {
	muster := flag.String("muster", "bin/muster", "the program to time")
	sizes := flag.String("n", "1000,2000,5000,10000", "how many adventures, by comma")
	runs := flag.Int("runs", 5, "runs of each; the median is told")
	tombi := flag.String("tombi", "", "another tool for TOML, to be timed on the same files; none without it")
	flag.Parse()
	if err := all(*muster, *sizes, *tombi, *runs); err != nil {
		fmt.Fprintln(os.Stderr, "corpus:", err)
		os.Exit(1)
	}
}

func all(muster, sizes, tombi string, runs int) error {
	dir, err := os.MkdirTemp("", "muster-corpus-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := os.Setenv(cache.Variable, filepath.Join(dir, ".cache")); err != nil {
		return err
	}
	texts, lines := samples.All()
	fmt.Printf("adventures of %d lines on average\n", lines)
	one := filepath.Join(dir, "one.adventure.toml")
	if err := os.WriteFile(one, []byte(samples.Named(texts[0], "one")), 0o644); err != nil {
		return err
	}
	if err := measure(muster, "1 file, cold process", runs*4, "check", "--no-cache", one); err != nil {
		return err
	}
	for size := range strings.SplitSeq(sizes, ",") {
		n, err := strconv.Atoi(size)
		if err != nil {
			return err
		}
		folder := filepath.Join(dir, size)
		if err := write(folder, texts, n); err != nil {
			return err
		}
		if err := measure(muster, fmt.Sprintf("%d files", n), runs, "check", "--no-cache", folder); err != nil {
			return err
		}
		if err := measure(muster, fmt.Sprintf("%d files, again", n), runs, "check", folder); err != nil {
			return err
		}
		if tombi != "" {
			if err := beside(tombi, muster, folder, n, runs); err != nil {
				return err
			}
		}
	}
	if tombi != "" {
		return measure(tombi, "1 file, tombi lint", runs*4, "lint", "--offline", "--quiet", one)
	}
	return nil
}

// write fills a folder with n adventures.
func write(folder string, texts []string, n int) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for i := range n {
		id := fmt.Sprintf("battle-%05d", i)
		path := filepath.Join(folder, id+".adventure.toml")
		if err := os.WriteFile(path, []byte(samples.Named(texts[i%len(texts)], id)), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// measure runs a command several times and reports the median time and the maximum memory.
func measure(muster, what string, runs int, args ...string) error {
	var walls, cpus []time.Duration
	var memory int64
	for range runs + 1 {
		cmd := exec.Command(muster, args...)
		start := time.Now()
		out, err := cmd.Output()
		wall := time.Since(start)
		var ended *exec.ExitError
		if err != nil && !(slices.Contains(args, "--check") && errors.As(err, &ended) && ended.ExitCode() == 1) {
			return fmt.Errorf("%s: %w\n%.2000s", what, err, out) // that a layout is another one is an answer
		}
		walls = append(walls, wall)
		cpus = append(cpus, cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime())
		memory = max(memory, largest(cmd.ProcessState))
	}
	walls, cpus = walls[1:], cpus[1:] // the first run warms the disk's cache
	slices.Sort(walls)
	slices.Sort(cpus)
	fmt.Printf("%-32s wall %7.1f ms  cpu %7.1f ms  memory %4d MiB\n", what,
		ms(walls[len(walls)/2]), ms(cpus[len(cpus)/2]), memory/1024)
	return nil
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
