package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"muster/internal/games"
	"muster/internal/report/balance"
)

// evidenceFiles are answers of `muster balance --format json` about all shipped adventures, below the repository. `make
// library` writes them and the tables of docs/reference/library.md from the same games.
var evidenceFiles = []string{
	"docs/reference/evidence/battlelore.json",
	"docs/reference/evidence/medieval.json",
	"docs/reference/evidence/runewars.json",
}

// evidenceFlags makes `muster print` quote the evidence on the sheets.
func (s source) evidenceFlags() []string {
	var flags []string
	for _, name := range evidenceFiles {
		flags = append(flags, "--evidence", filepath.Join(s.root, filepath.FromSlash(name)))
	}
	return flags
}

// seats lists the win rates of every seat, by the id of the definition, for games without sides.
func (s source) seats() (map[string][]string, error) {
	out := map[string][]string{}
	for _, name := range evidenceFiles {
		text, err := os.ReadFile(filepath.Join(s.root, filepath.FromSlash(name)))
		if err != nil {
			return nil, err
		}
		list, err := games.Evidence(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		for _, e := range list {
			if len(e.Bands) > 0 {
				continue
			}
			for _, r := range e.Shares {
				out[e.ID] = append(out[e.ID], fmt.Sprintf("%s %d%% (%d-%d%%)",
					r.Who, percent(r.Share), percent(r.Low), percent(r.High)))
			}
		}
	}
	return out, nil
}

// percent rounds thousandths.
func percent(n int) int { return (n + 5) / 10 }

// shorten copies an answer of `muster balance --format json` without the sections, which are its largest part and never
// quoted by sheets, and updates its checksum.
func shorten(out io.Writer, in io.Reader) error {
	var answer map[string]any
	decoder := json.NewDecoder(in)
	decoder.UseNumber()
	if err := decoder.Decode(&answer); err != nil {
		return err
	}
	adventures, _ := answer["adventures"].([]any)
	for _, a := range adventures {
		if a, ok := a.(map[string]any); ok {
			delete(a, "sections")
		}
	}
	answer["sum"] = balance.Sum(answer)
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false) // as the sum is made
	encoder.SetIndent("", " ")
	if err := encoder.Encode(answer); err != nil {
		return err
	}
	_, err := out.Write(text.Bytes())
	return err
}
