package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// passed are the user's Go settings that a build keeps: the sources and the cache of modules.
var passed = []string{
	"GOPROXY", "GOSUMDB", "GONOPROXY", "GONOSUMDB", "GOPRIVATE", "GOINSECURE", "GOMODCACHE", "GOCACHE", "GOTOOLCHAIN",
}

// environment returns the environment of the go command for a target: no other developer settings, from the environment
// or go env -w, affect the program.
func (r *release) environment(target string) ([]string, error) {
	base, err := r.host()
	system, processor, _ := strings.Cut(target, "/")
	return append(base, "GOOS="+system, "GOARCH="+processor), err
}

// host returns the environment of the go command for tools that run on this machine.
func (r *release) host() ([]string, error) {
	dropped := []string{"GOFLAGS", "GOEXPERIMENT", "GOFIPS140", "GOOS", "GOARCH"}
	kept := slices.DeleteFunc(os.Environ(), func(pair string) bool {
		name, _, _ := strings.Cut(pair, "=")
		return slices.Contains(dropped, name)
	})
	cmd := exec.Command(r.goCommand, append([]string{"env", "-json"}, passed...)...)
	cmd.Dir = r.root
	text, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go env: %w", err)
	}
	settings := map[string]string{}
	if err := json.Unmarshal(text, &settings); err != nil {
		return nil, fmt.Errorf("go env: %w", err)
	}
	for _, name := range passed {
		if settings[name] != "" {
			kept = append(kept, name+"="+settings[name])
		}
	}
	return append(kept, "GOENV=off", "GOWORK=off", "GOFLAGS=-mod=readonly", "CGO_ENABLED=0", "GOAMD64=v1",
		"GOARM64=v8.0"), nil
}

// goRun returns the output of the go command, run for a target.
func (r *release) goRun(target string, args ...string) ([]byte, error) {
	env, err := r.environment(target)
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(r.goCommand, args...)
	cmd.Dir, cmd.Env = r.root, env
	var complaint bytes.Buffer
	cmd.Stderr = &complaint
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go %s: %w\n%s", args[0], err, complaint.String())
	}
	return out, nil
}

// module is a module whose packages are in the program.
type module struct {
	Path, Version, Dir string
	Sum                string // of its content, as go.sum has it
	Needs              []string
}

// goModule is the name of the standard library and the runtime in the list.
const goModule = "std"

// modules lists the modules in a program for a target by path, the main module first and Go itself last, with their
// dependencies according to package imports.
func (r *release) modules(program, target string) ([]*module, error) {
	out, err := r.goRun(target, "list", "-deps", "-json=ImportPath,Imports,Standard,Module", "./cmd/"+program)
	if err != nil {
		return nil, err
	}
	version, err := r.goRun(target, "env", "GOVERSION", "GOROOT")
	if err != nil {
		return nil, err
	}
	words := strings.Split(strings.TrimSpace(string(version)), "\n")
	byPath := map[string]*module{goModule: {Path: goModule, Version: strings.TrimPrefix(words[0], "go"), Dir: words[1]}}
	of := map[string]string{} // the module of a package
	imports := map[string][]string{}
	for dec := json.NewDecoder(bytes.NewReader(out)); dec.More(); {
		var p struct {
			ImportPath string
			Imports    []string
			Standard   bool
			Module     *module
		}
		if err := dec.Decode(&p); err != nil {
			return nil, err
		}
		if p.Standard {
			of[p.ImportPath] = goModule
			continue
		}
		of[p.ImportPath], imports[p.ImportPath] = p.Module.Path, p.Imports
		if byPath[p.Module.Path] == nil {
			byPath[p.Module.Path] = p.Module
		}
	}
	for pkg, list := range imports {
		m := byPath[of[pkg]]
		for _, i := range list {
			if to := of[i]; to != m.Path && to != "" && !slices.Contains(m.Needs, to) {
				m.Needs = append(m.Needs, to)
			}
		}
	}
	all := make([]*module, 0, len(byPath))
	for _, m := range byPath {
		slices.Sort(m.Needs)
		all = append(all, m)
	}
	slices.SortFunc(all, func(a, b *module) int { return strings.Compare(rank(a)+a.Path, rank(b)+b.Path) })
	all[0].Version = r.version
	return all, r.addSums(all)
}

// rank sorts the main module before the others, and Go after them.
func rank(m *module) string {
	switch {
	case m.Path == goModule:
		return "2"
	case m.Version == "":
		return "0"
	}
	return "1"
}

// addSums adds the go.sum hashes of the modules.
func (r *release) addSums(all []*module) error {
	text, err := os.ReadFile(filepath.Join(r.root, "go.sum"))
	if err != nil {
		return err
	}
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		for _, m := range all {
			if len(words) == 3 && words[0] == m.Path && words[1] == m.Version {
				m.Sum = words[2]
			}
		}
	}
	return nil
}
