package main

import (
	"fmt"
	"slices"
	"strings"
)

// programs are the programs of a release, by their folders in cmd.
var programs = []string{"muster", "muster-batch"}

// targets are the systems and processors of a release.
var targets = []string{
	"linux/amd64", "linux/arm64", "darwin/amd64", "darwin/arm64", "windows/amd64", "windows/arm64",
}

// chosen returns the targets of a comma-separated list; all of them for an empty list.
func chosen(list string) ([]string, error) {
	if list == "" {
		return targets, nil
	}
	wanted := strings.Split(list, ",")
	for _, t := range wanted {
		if !slices.Contains(targets, t) {
			return nil, fmt.Errorf("there is no target %q; use some of %s", t, strings.Join(targets, ", "))
		}
	}
	return wanted, nil
}

// folder returns a target as a part of a file name.
func folder(target string) string { return strings.ReplaceAll(target, "/", "_") }
