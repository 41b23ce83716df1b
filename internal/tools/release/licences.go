package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// licenceFile matches the file names of licences, and of notices that must be distributed with them.
var licenceFile = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice)([.-].*)?$`)

// licences returns the text that must be distributed with a program: the licences of its modules.
func (r *release) licences(modules []*module) ([]byte, error) {
	var out bytes.Buffer
	fmt.Fprintf(&out, "Muster %s is built with the modules below, each under the licence that follows it.\n", r.version)
	for _, m := range modules[1:] {
		texts, err := licenceTexts(m)
		if err != nil {
			return nil, err
		}
		for _, text := range texts {
			fmt.Fprintf(&out, "\n%s\n%s %s\n\n%s\n", strings.Repeat("=", 78), title(m), m.Version,
				strings.TrimSpace(text))
		}
	}
	return out.Bytes(), nil
}

// title returns the name of a module.
func title(m *module) string {
	if m.Path == goModule {
		return "The Go programming language"
	}
	return m.Path
}

// licenceTexts returns the licences and notices of a module. A module without any may not be distributed.
func licenceTexts(m *module) ([]string, error) {
	entries, err := os.ReadDir(m.Dir)
	if err != nil {
		return nil, fmt.Errorf("the files of %s are not there: %w", m.Path, err)
	}
	var out []string
	for _, e := range entries {
		if e.IsDir() || !licenceFile.MatchString(e.Name()) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(m.Dir, e.Name()))
		if err != nil {
			return nil, err
		}
		out = append(out, strings.ReplaceAll(string(text), "\r\n", "\n"))
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%s has no licence in %s", m.Path, m.Dir)
	}
	return out, nil
}

// marks are sentences that identify a licence, and its SPDX id.
var marks = []struct {
	id  string
	has []string
}{
	{"Apache-2.0", []string{"Apache License", "Version 2.0, January 2004"}},
	{"MPL-2.0", []string{"Mozilla Public License Version 2.0"}},
	{"BSD-3-Clause", []string{"Redistributions in binary form must", "Neither the name of"}},
	{"BSD-2-Clause", []string{"Redistributions in binary form must"}},
	{"MIT", []string{"Permission is hereby granted, free of charge"}},
}

// licenceID returns the SPDX id of a licence; "" if it is unknown.
func licenceID(text string) string {
	plain := strings.Join(strings.Fields(text), " ")
	for _, mark := range marks {
		all := true
		for _, sentence := range mark.has {
			all = all && strings.Contains(plain, sentence)
		}
		if all {
			return mark.id
		}
	}
	return ""
}
