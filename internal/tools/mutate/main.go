// Command mutate breaks the code that enforces the rules of docs/rules, one line at a time, and runs the tests listed
// for each rule. A rule whose tests still pass is a hole. It is `make mutate`, never a test.
//
// A single build contains every mutant of a run, each behind a switch that the environment sets, through the go
// command's overlay. The product itself does not contain any of it.
package main

import (
	_ "embed"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"muster/docs"
)

//go:embed equivalent.txt
var known string

func main() {
	r := run{root: ".", out: os.Stdout, rules: docs.Rules(), known: known}
	flag.Uint64Var(&r.seed, "seed", 1, "chooses the rules and the lines")
	flag.IntVar(&r.count, "count", 200, "how many rules")
	flag.IntVar(&r.tries, "tries", 6, "lines of a rule to try, where they turn out to be another rule's or do not compile")
	flag.IntVar(&r.workers, "workers", 2, "mutants at a time")
	flag.DurationVar(&r.limit, "limit", 20*time.Second, "for the tests of one mutant; who takes longer is caught")
	flag.StringVar(&r.gocmd, "go", "go", "the go command")
	flag.StringVar(&r.game, "game", "", "the rules of one game alone: the folder of their pages in docs/rules")
	flag.BoolVar(&r.verbose, "v", false, "tell each verdict on standard error as it falls")
	only := flag.String("only", "", "these rules alone, with commas between them")
	flag.Parse()
	if *only != "" {
		r.only = strings.Split(*only, ",")
	}
	holes, err := r.do()
	switch {
	case err != nil:
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(2)
	case holes > 0:
		os.Exit(1)
	}
}

// run is one run of the tool.
type run struct {
	root    string
	gocmd   string
	out     io.Writer
	rules   []docs.Rule
	known   string // the list of equivalents
	seed    uint64
	count   int
	tries   int
	workers int
	limit   time.Duration
	only    []string
	game    string // "" for all
	verbose bool
}
