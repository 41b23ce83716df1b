package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// program is the product with every mutant of a run, as the test programs of its packages.
type program struct {
	root    string
	tmp     string
	gocmd   string
	sources []*source
	tables  []*table
	// properties are the test programs with property tests, which have additional flags.
	properties map[string]bool
	programs   map[string]string // path of a package's test program, by folder
}

// build builds the test programs of packages. It removes mutants that do not compile, and builds again.
func (p *program) build(dirs []string) error {
	bin := filepath.Join(p.tmp, "bin")
	for {
		files, err := p.overlay()
		if err != nil {
			return err
		}
		if err := os.RemoveAll(bin); err != nil {
			return err
		}
		var out bytes.Buffer
		p.programs = map[string]string{}
		for round, some := range rounds(dirs) {
			folder := filepath.Join(bin, strconv.Itoa(round))
			args := []string{"test", "-c", "-vet=off", "-ldflags=-s -w", "-gcflags=./...=-e",
				"-overlay", filepath.Join(p.tmp, "overlay.json"),
				"-o", folder + string(filepath.Separator)}
			for _, dir := range some {
				args = append(args, "./"+dir)
				p.programs[dir] = filepath.Join(folder, path.Base(dir)+".test")
			}
			cmd := exec.Command(p.gocmd, args...)
			cmd.Dir = p.root
			cmd.Stdout, cmd.Stderr = &out, &out
			err = errors.Join(err, cmd.Run())
		}
		if err != nil && p.takeOut(files, out.String()) == 0 {
			return fmt.Errorf("building the tests: %w\n%s", err, out.String())
		}
		if err == nil {
			return p.findProperties(dirs)
		}
	}
}

// findProperties finds the programs with property tests.
func (p *program) findProperties(dirs []string) error {
	p.properties = map[string]bool{}
	for _, dir := range dirs {
		bin := p.programs[dir]
		text, err := os.ReadFile(bin)
		if err != nil {
			return err
		}
		p.properties[bin] = bytes.Contains(text, []byte("rapid.nofailfile"))
	}
	return nil
}

// rounds groups packages so that no two of a round have programs with the same name: the go command writes them into
// one folder.
func rounds(dirs []string) [][]string {
	var out [][]string
	seen := map[string]int{}
	for _, dir := range dirs {
		n := seen[path.Base(dir)]
		seen[path.Base(dir)]++
		if n == len(out) {
			out = append(out, nil)
		}
		out[n] = append(out[n], dir)
	}
	return out
}

var (
	compileError = regexp.MustCompile(`(?m)^(\S+\.go):(\d+):(?:(\d+):)? (.*)$`)
	switchMark   = regexp.MustCompile(`mutantIs == (\d+)`)
)

// takeOut removes the mutants that the compiler refuses, and counts them.
func (p *program) takeOut(files map[string]written, output string) int {
	out := map[*site]bool{}
	for _, m := range compileError.FindAllStringSubmatch(output, -1) {
		line, _ := strconv.Atoi(m[2])
		column, _ := strconv.Atoi(m[3])
		for _, s := range p.sources {
			w, ok := files[s.name]
			if !ok || !sameFile(m[1], s.name) {
				continue
			}
			for _, r := range w.regions {
				if r.from <= line && line <= r.to {
					if site := guilty(w.text, r.sites, line, column, m[4]); site != nil {
						out[site] = true
					}
				}
			}
		}
	}
	for m := range out {
		m.num = 0
	}
	return len(out)
}

// guilty returns the mutant of a region that caused an error. That is the one that the message quotes, else the last
// with a switch before the position, or the first on its line or after it.
func guilty(text string, sites []*site, line, column int, message string) *site {
	find := func(num string) *site {
		n, _ := strconv.Atoi(num)
		if i := slices.IndexFunc(sites, func(s *site) bool { return s.num == n }); i >= 0 {
			return sites[i]
		}
		return nil
	}
	if m := switchMark.FindStringSubmatch(message); m != nil {
		if site := find(m[1]); site != nil {
			return site
		}
	}
	start := 0
	for range line - 1 {
		start += strings.IndexByte(text[start:], '\n') + 1
	}
	at := start + column - 1
	var found *site
	for _, m := range switchMark.FindAllStringSubmatchIndex(text, -1) {
		site := find(text[m[2]:m[3]])
		switch {
		case site == nil:
		case found == nil || m[0] <= at+len("mutantPick("):
			found = site
		case strings.LastIndexByte(text[:m[0]], '\n')+1 == start && !strings.Contains(text[start:at], "mutantIs"):
			return site // nothing before the place on its line
		}
	}
	return found
}

// sameFile reports whether the compiler's name of a file, relative to some folder, is the given one.
func sameFile(said, name string) bool {
	said = strings.TrimPrefix(filepath.ToSlash(said), "./")
	return said == name || strings.HasSuffix(said, "/"+name) || strings.HasSuffix("/"+name, "/"+said)
}
