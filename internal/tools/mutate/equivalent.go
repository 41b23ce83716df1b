package main

import (
	"fmt"
	"strings"
)

// equivalents are the mutants that no test can distinguish from the program, by key, each with the reason.
type equivalents map[string]string

// parseEquivalents parses the list. An entry is three lines, followed by a blank one:
//
//	RULE FILE FUNCTION-OR-ROW
//	WAS => IS
//	because: REASON
//
// A rule that no line enforces is listed alone, with the reason in its second line. Lines that begin with # are
// comments.
func parseEquivalents(text string) (equivalents, error) {
	out := equivalents{}
	var entry []string
	first := 0
	end := func(line int) error {
		switch {
		case len(entry) == 0:
			return nil
		case len(entry) >= 2 && !strings.Contains(entry[0], " ") && strings.HasPrefix(entry[1], "because: "):
			entry = append([]string{entry[0], ""}, entry[1:]...)
		case len(entry) < 3 || !strings.HasPrefix(entry[2], "because: ") || !strings.Contains(entry[1], " => "):
			return fmt.Errorf("line %d: an entry is RULE FILE FUNCTION, then WAS => IS, then because: REASON", first)
		}
		reason := strings.TrimPrefix(strings.Join(entry[2:], " "), "because: ")
		key := strings.TrimSuffix(entry[0]+"\n"+entry[1], "\n")
		if _, twice := out[key]; twice {
			return fmt.Errorf("line %d: this mutant is listed twice", first)
		}
		out[key], entry = reason, nil
		return nil
	}
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "#"):
		case line == "":
			if err := end(n); err != nil {
				return nil, err
			}
		default:
			if len(entry) == 0 {
				first = n
			}
			entry = append(entry, line)
		}
	}
	return out, end(n)
}
