package main

import (
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	batch "muster/internal/batch/cli"
	"muster/internal/cli"
)

// help returns the help text of every command of both programs, a text for each command.
func help() map[string][]string {
	made := map[string][]string{}
	for _, root := range []*cobra.Command{cli.Commands(), batch.Commands()} {
		addHelp(made, root.Name(), root)
	}
	return made
}

func addHelp(made map[string][]string, program string, cmd *cobra.Command) {
	if cmd.Hidden || cmd.Name() == "completion" { // cobra writes the help of completion
		return
	}
	lines := append([]string{cmd.Short}, paragraphs(cmd.Long)...)
	cmd.NonInheritedFlags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			lines = append(lines, f.Usage)
		}
	})
	name := strings.TrimPrefix(cmd.CommandPath(), program+" ")
	made["help/"+program+"/"+strings.ReplaceAll(name, " ", "-")+".md"] = lines
	for _, sub := range cmd.Commands() {
		addHelp(made, program, sub)
	}
}

// paragraphs splits a help text. An indented line is a paragraph, unless it is a command.
func paragraphs(help string) []string {
	var list []string
	joined := ""
	for _, line := range append(strings.Split(help, "\n"), "") {
		words := strings.TrimSpace(line)
		indented := strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t")
		if !indented && words != "" {
			joined += " " + words
			continue
		}
		if joined != "" {
			list = append(list, joined)
			joined = ""
		}
		if words != "" && !strings.HasPrefix(words, "muster") {
			list = append(list, words)
		}
	}
	return list
}
