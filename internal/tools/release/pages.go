package main

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"muster/internal/cli"
)

// pages returns the manual pages and the completions of all commands.
func pages(version string, epoch time.Time) ([]packed, error) {
	out, err := completions(cli.Commands())
	if err != nil {
		return nil, err
	}
	manual, err := manual(cli.Commands(), version, epoch)
	return append(out, manual...), err
}

// completions returns the completion scripts of shells, named as each shell expects.
func completions(root *cobra.Command) ([]packed, error) {
	var out []packed
	for _, shell := range []struct {
		name  string
		write func(io.Writer) error
	}{
		{"muster.bash", func(w io.Writer) error { return root.GenBashCompletionV2(w, true) }},
		{"_muster", root.GenZshCompletion},
		{"muster.fish", func(w io.Writer) error { return root.GenFishCompletion(w, true) }},
		{"muster.ps1", root.GenPowerShellCompletionWithDesc},
	} {
		var text bytes.Buffer
		if err := shell.write(&text); err != nil {
			return nil, err
		}
		out = append(out, packed{name: "completions/" + shell.name, text: text.Bytes()})
	}
	return out, nil
}

// never is the date written into pages without one, to be removed afterwards.
var never = time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC)

var (
	// optionLine matches an option as cobra writes it, with a tab where manual pages have a tagged paragraph.
	optionLine = regexp.MustCompile(`(?m)^(?:\.PP\n)?(\\fB-.*)\n\t(.*)$`)
	// switchValue matches the default of a boolean flag, which pages omit.
	switchValue = regexp.MustCompile(`(?m)^(\\fB-.*)\[=false\]$`)
)

// manual returns the manual pages, one a command. They have the date of the sources, or none.
func manual(root *cobra.Command, version string, epoch time.Time) ([]packed, error) {
	root.DisableAutoGenTag = true
	var out []packed
	var each func(cmd *cobra.Command) error
	each = func(cmd *cobra.Command) error {
		if f := cmd.Flags().Lookup("workers"); f != nil {
			f.DefValue = "PROCESSORS" // how many there are is this machine's matter
		}
		date := epoch
		if date.IsZero() {
			date = never
		}
		header := &doc.GenManHeader{Section: "1", Date: &date, Source: "Muster " + version, Manual: "Muster"}
		var text bytes.Buffer
		if err := doc.GenMan(cmd, header, &text); err != nil {
			return err
		}
		page := optionLine.ReplaceAllString(switchValue.ReplaceAllString(text.String(), "$1"), ".TP\n$1\n$2")
		if epoch.IsZero() {
			page = strings.Replace(page, fmt.Sprintf("%q", never.Format("Jan 2006")), `""`, 1)
		}
		name := strings.ReplaceAll(cmd.CommandPath(), " ", "-") + ".1"
		out = append(out, packed{name: "man/man1/" + name, text: []byte(page)})
		for _, c := range cmd.Commands() {
			if c.IsAvailableCommand() && !c.IsAdditionalHelpTopicCommand() {
				if err := each(c); err != nil {
					return err
				}
			}
		}
		return nil
	}
	return out, each(root)
}
