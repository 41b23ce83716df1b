// Command mistakes adds single mistakes to definitions without findings and counts the results of the checks: one
// finding on the right line, several, one elsewhere, or none. It is `make mistakes SEED=1 COUNT=300`.
package main

import (
	"flag"
	"fmt"
	"os"
	"runtime"
)

// The limits for -strict, in percent of the mistakes drawn.
const (
	minRight  = 90
	maxSilent = 2
)

func main() {
	seed := flag.Uint64("seed", 1, "seed of the mistakes")
	count := flag.Int("count", 300, "number of mistakes")
	root := flag.String("root", ".", "folder of the repository, for the test data of the checks")
	format := flag.String("format", "", "draw only from this format, such as battlelore/adventure")
	workers := flag.Int("workers", runtime.NumCPU(), "goroutines; the output is the same for any number")
	strict := flag.Bool("strict", false, "exit with 1 below 90% right or above 2% silent")
	verbose := flag.Bool("v", false, "also list mistakes that were found as they should be")
	keys := flag.Bool("keys", false, "list the keys of each format that no mistake can reach")
	flag.Parse()
	if flag.NArg() > 0 || *count < 1 {
		fmt.Fprintln(os.Stderr, "mistakes: takes flags only, and -count of 1 or more")
		os.Exit(2)
	}
	all, err := bases(*root, *workers)
	var r *result
	if err == nil {
		r, err = measure(config{seed: *seed, count: *count, format: *format, workers: *workers}, all)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "mistakes:", err)
		os.Exit(2)
	}
	r.print(os.Stdout, *verbose, *keys)
	if *strict && !r.passes() {
		os.Exit(1)
	}
}
