// Command prose runs Vale on pages, help texts, messages and comments, those of the code included. The style is
// .vale/Muster; texts that do not pass yet are listed in .vale/pending.txt, one a line. Everything else must pass.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// vale is pinned: later versions do not build with the go command.
const vale = "github.com/errata-ai/vale/v3/cmd/vale@v3.17.1"

func main() {
	binary := flag.String("vale", "", "a Vale that is built already (default: go run "+vale+")")
	pending := flag.Bool("pending", false, "count the alerts of each pending text instead")
	flag.Parse()
	alerts, err := run(*binary, *pending, flag.Args(), os.Stdout)
	if err != nil {
		fmt.Fprintf(os.Stderr, "prose: %v\n", err)
		os.Exit(2)
	}
	if alerts > 0 && !*pending {
		os.Exit(1)
	}
}

// run checks the texts that are not pending, or counts the alerts of pending ones. names restricts it to some texts.
func run(binary string, pending bool, names []string, out io.Writer) (alerts int, err error) {
	dir, err := os.MkdirTemp("", "muster-prose-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	all, err := texts(".", dir)
	if err != nil {
		return 0, err
	}
	waiting, err := pendingTexts(".")
	if err != nil {
		return 0, err
	}
	var chosen []text
	for _, t := range all {
		if len(names) > 0 && matches(names, t) || len(names) == 0 && matches(waiting, t) == pending {
			chosen = append(chosen, t)
		}
	}
	if len(chosen) == 0 {
		return 0, errors.New("there is no such text")
	}
	found, err := lint(binary, chosen)
	if err != nil {
		return 0, err
	}
	for _, t := range chosen {
		list := slices.DeleteFunc(found[t.Path], func(a alert) bool { return isAllowed(t.Name, a.Check) })
		alerts += len(list)
		if pending {
			fmt.Fprintf(out, "%5d %s\n", len(list), t.Name)
			continue
		}
		for _, a := range list {
			fmt.Fprintf(out, "%s:%d:%d: %s [%s]\n", t.Name, a.Line, a.Span[0], a.Message, a.Check)
		}
	}
	fmt.Fprintf(out, "%d of %d texts, %d alerts\n", len(chosen), len(all), alerts)
	return alerts, nil
}

// isAllowed reports whether a rule does not apply to a text: a comment of code says what callers do with a thing, often
// in the passive voice.
func isAllowed(name, rule string) bool {
	return strings.HasPrefix(name, "code/") && rule == "Muster.PassiveShare"
}

// alert is one alert of Vale's JSON output.
type alert struct {
	Check, Message string
	Line           int
	Span           [2]int
}

// lint runs Vale and returns its alerts by path.
func lint(binary string, texts []text) (map[string][]alert, error) {
	config, err := filepath.Abs(".vale.ini")
	if err != nil {
		return nil, err
	}
	args := []string{"--config=" + config, "--no-global", "--no-exit", "--output=JSON"}
	for _, t := range texts {
		args = append(args, t.Path)
	}
	cmd := exec.Command(binary, args...)
	if binary == "" {
		cmd = exec.Command("go", append([]string{"run", vale}, args...)...)
		// Vale contains parsers in C. They do not parse Markdown, so they need not be fast.
		cmd.Env = append(os.Environ(), "CGO_ENABLED=1", "CGO_CFLAGS=-O0")
	}
	var said strings.Builder
	cmd.Stderr = &said
	answer, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("vale: %w\n%s%s", err, answer, said.String())
	}
	found := map[string][]alert{}
	if err := json.Unmarshal(answer, &found); err != nil {
		return nil, fmt.Errorf("vale: %w\n%s", err, answer)
	}
	return found, nil
}
