package screen

import (
	"fmt"
	"path"
	"strings"

	"muster/schema/source"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// Folder is the folder of the pages, from the root of the repository.
const Folder = "docs/reference/commands"

// program is the program whose commands have pages of their own.
const program = "muster"

// Page returns the page of a command, from the root of the repository.
func Page(cmd *cobra.Command) string { return path.Join(Folder, pageName(cmd)) }

// Path returns the page of a command, from docs.
func Path(cmd *cobra.Command) string { return strings.TrimPrefix(Page(cmd), "docs/") }

func pageName(cmd *cobra.Command) string {
	words := strings.Fields(cmd.CommandPath())
	if words[0] == program && len(words) > 1 {
		return words[1] + ".md"
	}
	return words[0] + ".md"
}

// Pages makes the pages of a program, by file name in Folder.
func Pages(root *cobra.Command) map[string]string {
	pages := map[string]string{}
	write(pages, root, 1)
	for name, text := range pages {
		pages[name] = text + "\n<!-- Made from the help texts: go test ./internal/cli/screen -update -->\n"
	}
	return pages
}

// write adds a command to its page, and its subcommands to theirs.
func write(pages map[string]string, cmd *cobra.Command, level int) {
	name := pageName(cmd)
	var b strings.Builder
	b.WriteString(pages[name])
	if b.Len() > 0 {
		b.WriteString("\n")
	} else {
		level = 1
	}
	section(&b, cmd, level)
	pages[name] = b.String()
	for _, sub := range subcommands(cmd) {
		write(pages, sub, level+1)
	}
}

// subcommands returns those with a place on a page. The help of help has none.
func subcommands(cmd *cobra.Command) []*cobra.Command {
	var list []*cobra.Command
	for _, c := range cmd.Commands() {
		if !c.Hidden && c.Name() != "help" {
			list = append(list, c)
		}
	}
	return list
}

// section writes one command below a heading of a level.
func section(b *strings.Builder, cmd *cobra.Command, level int) {
	marks := strings.Repeat("#", level)
	fmt.Fprintf(b, "%s %s\n\n", marks, cmd.CommandPath())
	if cmd.Long == "" || !strings.HasPrefix(cmd.Long, cmd.Short) {
		fmt.Fprintf(b, "%s.\n", prose(cmd.Short))
	}
	if cmd.Long != "" {
		b.WriteString(strings.TrimSuffix("\n"+markdown(cmd.Long), "\n") + "\n")
	}
	if cmd.Runnable() && cmd.HasParent() {
		fmt.Fprintf(b, "\n%s# Usage\n\n    %s\n", marks, cmd.UseLine())
	}
	if cmd.HasExample() {
		fmt.Fprintf(b, "\n%s# Examples\n\n", marks)
		for line := range strings.Lines(strings.Trim(cmd.Example, "\n")) {
			b.WriteString("    " + strings.TrimSpace(line) + "\n")
		}
	}
	if list := subcommands(cmd); len(list) > 0 {
		fmt.Fprintf(b, "\n%s# Commands\n\n| command | purpose |\n|---|---|\n", marks)
		for _, c := range list {
			fmt.Fprintf(b, "| [%s](%s) | %s |\n", c.CommandPath(), target(cmd, c), cell(c.Short))
		}
	}
	cmd.InheritedFlags() // merges the flags of parents
	flags(b, cmd.LocalFlags(), marks, "Flags")
}

// target returns the link from one command to another.
func target(from, to *cobra.Command) string {
	if name := pageName(to); name != pageName(from) {
		return name
	}
	return "#" + strings.ReplaceAll(to.CommandPath(), " ", "-")
}

// flags writes the visible flags as a table.
func flags(b *strings.Builder, set *pflag.FlagSet, marks, title string) {
	head := false
	set.VisitAll(func(f *pflag.Flag) {
		if f.Hidden || f.Name == "help" || f.Name == "version" {
			return
		}
		if !head {
			fmt.Fprintf(b, "\n%s# %s\n\n| flag | meaning | default |\n|---|---|---|\n", marks, title)
			head = true
		}
		_, usage := pflag.UnquoteUsage(f)
		fmt.Fprintf(b, "| `%s` | %s | %s |\n", Spelled(f), cell(usage), code(Default(f)))
	})
}

// Spelled returns a flag as in help: "-o, --out FILE".
func Spelled(f *pflag.Flag) string {
	text := "--" + f.Name
	if f.Shorthand != "" {
		text = "-" + f.Shorthand + ", " + text
	}
	if value, _ := pflag.UnquoteUsage(f); value != "" {
		text += " " + value
	}
	return text
}

// Default returns the default of a flag; "" if it has none. That of --workers depends on the machine.
func Default(f *pflag.Flag) string {
	switch f.DefValue {
	case "", "0", "0s", "false", "[]":
		return ""
	}
	if f.Name == "workers" {
		return "all processors"
	}
	return f.DefValue
}

// code returns a text in backquotes, or nothing.
func code(text string) string {
	if text == "" || strings.Contains(text, " ") {
		return text
	}
	return "`" + text + "`"
}

// cell returns prose for a table.
func cell(text string) string { return strings.ReplaceAll(prose(text), "|", `\|`) }

// markdown returns a long text as Markdown: paragraphs, and indented lines unchanged.
func markdown(text string) string {
	var b strings.Builder
	lines := strings.Split(strings.Trim(text, "\n"), "\n")
	for i, line := range lines {
		indented := strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t")
		switch {
		case line == "":
			b.WriteString("\n")
		case indented:
			if i > 0 && lines[i-1] != "" && !strings.HasPrefix(lines[i-1], " ") && !strings.HasPrefix(lines[i-1], "\t") {
				b.WriteString("\n")
			}
			b.WriteString("    " + strings.ReplaceAll(line, "\t", "  ") + "\n")
		default:
			b.WriteString(prose(line) + "\n")
		}
	}
	return b.String()
}

var (
	pagePattern = source.LazyRegexp(`docs/[a-z0-9/-]+(?:\.md)?`)
	flagPattern = source.LazyRegexp(`(^|[ (])(--?[a-z][a-z-]*)`)
	special     = strings.NewReplacer("*", `\*`, "_", `\_`, "<", `\<`, "[", `\[`)
)

// prose returns a line of help as Markdown: flags are code, and pages are links.
func prose(line string) string {
	parts := strings.Split(line, "`")
	for i := range parts {
		if i%2 == 1 {
			continue // code already
		}
		text := special.Replace(parts[i])
		text = flagPattern().ReplaceAllString(text, "$1`$2`")
		parts[i] = pagePattern().ReplaceAllStringFunc(text, func(page string) string {
			to := strings.TrimPrefix(page, "docs/")
			if rest, ok := strings.CutPrefix(to, "reference/"); ok {
				return "[" + page + "](../" + rest + ")"
			}
			return "[" + page + "](../../" + to + ")"
		})
	}
	return strings.Join(parts, "`")
}
