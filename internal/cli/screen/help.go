package screen

import (
	"strings"

	"github.com/spf13/cobra"

	"muster/docs"
	"muster/schema/diag"
)

// Maximum columns of a help line: longer ones are hard to read.
const widestHelp = 100

// Help returns the help of a command: its text, usage, commands and flags.
func (s Screen) Help(cmd *cobra.Command) string {
	s.Width = min(s.Width, widestHelp)
	cmd.InitDefaultHelpFlag() // cobra adds these, and merges the flags of parents, when it runs the command
	cmd.InitDefaultVersionFlag()
	cmd.InheritedFlags()
	var b strings.Builder
	part := func(title string) { b.WriteString("\n" + s.Paint(diag.StyleHeading, title) + "\n") }
	text := cmd.Long
	if text == "" {
		text = cmd.Short
	}
	b.WriteString(strings.ReplaceAll(s.prose(s.Site.Reachable(text)), docs.NoBreak, " "))
	part("Usage:")
	if cmd.Runnable() {
		b.WriteString(s.broken(cmd.UseLine(), "  ", "    "))
	}
	if cmd.HasAvailableSubCommands() {
		b.WriteString("  " + cmd.CommandPath() + " [command]\n")
	}
	if cmd.HasExample() {
		part("Examples:")
		b.WriteString(s.examples(cmd.Example))
	}
	for _, g := range cmd.Groups() {
		part(g.Title)
		b.WriteString(s.commands(cmd, g.ID))
	}
	if rest := s.commands(cmd, ""); rest != "" {
		part("Commands:")
		b.WriteString(rest)
	}
	if cmd.HasAvailableLocalFlags() {
		part("Flags:")
		b.WriteString(s.flags(cmd.LocalFlags().FlagUsages()))
	}
	if cmd.HasAvailableInheritedFlags() {
		part("Global Flags:")
		b.WriteString(s.flags(cmd.InheritedFlags().FlagUsages()))
	}
	if cmd.HasAvailableSubCommands() {
		b.WriteString("\n" + s.wrapSpans([]span{{text: "Use \"" + cmd.CommandPath() +
			" [command] --help\" for more information about a command."}}, "", "", diag.StylePlain))
	}
	if page := s.Site.Page(Path(cmd)); page != "" && !cmd.Hidden && cmd.Name() != "help" {
		b.WriteString("\nReference: " + page + "\n") // without a site there is nothing more than this help
	}
	return b.String()
}

// prose rewraps paragraphs. Lines that begin with a blank are lists and keep their breaks.
func (s Screen) prose(text string) string {
	var b strings.Builder
	lines := strings.Split(strings.Trim(text, "\n"), "\n")
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		switch {
		case line == "":
			b.WriteString("\n")
			continue
		case line[0] == ' ', line[0] == '\t', strings.HasPrefix(line, "- "):
			m := label().FindStringSubmatch(line)
			if m == nil || len(m[1]) > labelWidth {
				body := strings.TrimLeft(line, " \t")
				indent := strings.ReplaceAll(line[:len(line)-len(body)], "\t", "  ")
				b.WriteString(s.wrap(body, indent, indent+"  ", diag.StylePlain))
				continue
			}
			b.WriteString(s.wrap(m[2], m[1], strings.Repeat(" ", len(m[1])), diag.StyleLabel))
			continue
		}
		for i+1 < len(lines) && lines[i+1] != "" && !strings.ContainsAny(lines[i+1][:1], " \t") &&
			!strings.HasPrefix(lines[i+1], "- ") {
			i++
			line += " " + lines[i]
		}
		b.WriteString(s.wrapSpans([]span{{text: line}}, "", "", diag.StylePlain))
	}
	return b.String()
}

// broken breaks a command line; a list of alternatives breaks after its bars.
func (s Screen) broken(line, first, rest string) string {
	var b strings.Builder
	out := first
	for _, word := range strings.SplitAfter(line, " ") {
		for _, part := range strings.SplitAfter(word, "|") {
			if out != first && out != rest && len(strings.TrimRight(out+part, " ")) > s.Width {
				b.WriteString(strings.TrimRight(out, " ") + "\n")
				out = rest
			}
			out += part
		}
	}
	return b.String() + strings.TrimRight(out, " ") + "\n"
}

// examples returns command lines, broken if they are too long.
func (s Screen) examples(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		lead := line[:len(line)-len(strings.TrimLeft(line, " "))]
		b.WriteString(s.command(lead, line[len(lead):]))
	}
	return b.String()
}

// commands lists the commands of a group.
func (s Screen) commands(cmd *cobra.Command, group string) string {
	var b strings.Builder
	for _, c := range cmd.Commands() {
		if c.GroupID != group || !c.IsAvailableCommand() && c.Name() != "help" {
			continue
		}
		name := "  " + c.Name() + strings.Repeat(" ", max(c.NamePadding()-len(c.Name()), 0)+1)
		b.WriteString(s.wrapSpans([]span{{text: c.Short}}, name, strings.Repeat(" ", len(name)), diag.StyleLabel))
	}
	return b.String()
}

// flags styles the names of flags, wraps long texts, and writes defaults without quotes.
func (s Screen) flags(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n ")
		_, says, _ := strings.Cut(strings.TrimLeft(line, " "), "  ")
		says = strings.TrimLeft(says, " ")
		name := strings.TrimSuffix(line, says)
		if before, word, ok := strings.Cut(says, `(default "`); ok {
			says = before + "(default " + strings.TrimSuffix(word, `")`) + ")"
		}
		b.WriteString(s.wrapSpans([]span{{text: says}}, name, strings.Repeat(" ", len(name)), diag.StyleLabel))
	}
	return b.String()
}
