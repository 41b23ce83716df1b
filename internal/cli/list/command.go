package list

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"muster/docs"
	"muster/internal/cli/cliutil"
	"muster/internal/cli/screen"
	"muster/schema/diag"
)

const (
	explainName = "explain"
	batch       = "muster-batch" // the other program: only its page is known here
)

// FlagWords prepares a command line of `muster explain`: a flag of another command is a word to explain, as in `muster
// explain play --coverage`. It prefixes such a flag with a blank, so that cobra does not take it for a flag of explain.
func FlagWords(root *cobra.Command, args []string) []string {
	at := slices.IndexFunc(args, func(arg string) bool { return !strings.HasPrefix(arg, "-") })
	if at < 0 || args[at] != explainName {
		return args
	}
	cmd, _, err := root.Find(args[at : at+1])
	if err != nil {
		return args
	}
	cmd.InitDefaultHelpFlag()
	cmd.InheritedFlags() // merges the flags of parents
	out := slices.Clone(args)
	var words []string
	for i := at + 1; i < len(args); i++ {
		name, isFlag := flagName(args[i])
		if !isFlag {
			words = append(words, args[i])
			continue
		}
		own := flagOf(cmd, name)
		takesValue := own != nil && own.NoOptDefVal == "" && !strings.Contains(args[i], "=")
		switch {
		case own == nil && (commandOf(root, words) != nil || len(words) == 0 && len(commandsWith(root, name)) > 0),
			takesValue && i == len(args)-1: // without its value it can only be meant as a word
			out[i] = " " + args[i]
		case takesValue:
			i++
		}
	}
	return out
}

// flagName returns the name of a flag without its dashes and its value.
func flagName(word string) (name string, ok bool) {
	name, _, _ = strings.Cut(strings.TrimLeft(word, "-"), "=")
	return name, strings.HasPrefix(word, "-") && name != ""
}

// flagOf finds a flag of a command by its name or its letter; nil for none.
func flagOf(cmd *cobra.Command, name string) *pflag.Flag {
	if len(name) == 1 {
		return cmd.Flags().ShorthandLookup(name)
	}
	return cmd.Flags().Lookup(name)
}

// commandOf finds a command by its words, with or without the name of the program; nil for none. Replaced words are
// hidden commands.
func commandOf(root *cobra.Command, words []string) *cobra.Command {
	if len(words) > 1 && words[0] == root.Name() {
		words = words[1:]
	}
	if len(words) == 0 {
		return nil
	}
	cmd := root
	for _, word := range words {
		i := slices.IndexFunc(cmd.Commands(), func(c *cobra.Command) bool { return c.Name() == strings.ToLower(word) })
		if i < 0 {
			return nil
		}
		cmd = cmd.Commands()[i]
	}
	cmd.InitDefaultHelpFlag()
	cmd.InheritedFlags()
	return cmd
}

// commandsWith returns the commands that have a flag, or had one with that name.
func commandsWith(root *cobra.Command, name string) []*cobra.Command {
	var list []*cobra.Command
	for _, cmd := range root.Commands() {
		if f := flagOf(cmd, name); f != nil && (!cmd.Hidden || cliutil.Now(f) != "") {
			list = append(list, cmd)
		}
		list = append(list, commandsWith(cmd, name)...)
	}
	return list
}

// explainFlag explains the flag that a text ends with, of the command in front of it, or of all. ok is false for a text
// without a flag.
func explainFlag(site docs.Site, root *cobra.Command, text string) (answer string, ok bool, err error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return "", false, nil
	}
	last := words[len(words)-1]
	name, isFlag := flagName(last)
	if !isFlag {
		return "", false, nil
	}
	words = words[:len(words)-1]
	list := commandsWith(root, name)
	if len(words) > 0 {
		cmd := commandOf(root, words)
		if cmd == nil {
			return "", true, cliutil.Usage("run `muster --help` for the commands", "there is no command %q",
				strings.Join(words, " "))
		}
		if use, _ := cliutil.NowCommand(cmd); use != "" {
			return renamed(site, cmd), true, nil
		}
		if flagOf(cmd, name) == nil {
			hint := "run `" + cmd.CommandPath() + " --help`"
			if near := diag.Meant(last, flagNames(cmd)); near != "" {
				hint = near
			}
			return "", true, cliutil.Usage(hint, "%s has no flag %s", cmd.CommandPath(), last)
		}
		list = []*cobra.Command{cmd}
	}
	if len(list) == 0 {
		return "", true, cliutil.Usage("run `muster --help` for the commands", "no command has a flag %s", last)
	}
	var parts []string
	for _, cmd := range list {
		parts = append(parts, flagPart(site, cmd, flagOf(cmd, name)))
	}
	return strings.Join(parts, "\n"), true, nil
}

// flagNames returns the visible flags of a command.
func flagNames(cmd *cobra.Command) []string {
	var list []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			list = append(list, "--"+f.Name)
		}
	})
	return list
}

// flagPart explains a flag of a command.
func flagPart(site docs.Site, cmd *cobra.Command, f *pflag.Flag) string {
	if now := cliutil.Now(f); now != "" {
		return fmt.Sprintf("%s --%s (old flag)\n\nWrite %s instead.\n\n%-12s %s\n", cmd.CommandPath(), f.Name,
			strings.ReplaceAll(now, "%s", "VALUE"), "page", site.Reach(compatibility))
	}
	_, usage := pflag.UnquoteUsage(f)
	text := fmt.Sprintf("%s --%s (flag)\n\n%s\n\n", cmd.CommandPath(), f.Name, usage)
	text += row("written", screen.Spelled(f)) + row("default", screen.Default(f))
	for line := range strings.Lines(cmd.Example) {
		if strings.Contains(line, "--"+f.Name) || f.Shorthand != "" && strings.Contains(line, " -"+f.Shorthand+" ") {
			text += row("example", strings.TrimSpace(line))
			break
		}
	}
	return text + row("help", cmd.CommandPath()+" --help") + row("page", site.Page(screen.Path(cmd)))
}

// compatibility is the page of old names.
const compatibility = "reference/compatibility.md"

// row is a line of an explanation; "" without a text.
func row(name, text string) string {
	if text == "" {
		return ""
	}
	return fmt.Sprintf("%-12s %s\n", name, text)
}

// renamed names the replacement of a hidden command.
func renamed(site docs.Site, cmd *cobra.Command) string {
	use, old := cliutil.NowCommand(cmd)
	if !old {
		return fmt.Sprintf("%s is no command of Muster\n\nRun `muster %s`.\n\n%s", cmd.Name(), use,
			row("explain", "muster explain "+use))
	}
	return fmt.Sprintf("%s (old command)\n\nThe command is now `muster %s`.\n\n%s%s", cmd.CommandPath(), use,
		row("explain", "muster explain "+use), row("page", site.Reach(compatibility)))
}

// explainCommand explains a command: the first part of its help, its usage, an example and its page. full adds the rest
// of the help.
func explainCommand(site docs.Site, cmd *cobra.Command, full bool) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (command)\n\n%s.\n\n", cmd.CommandPath(), cmd.Short)
	if full && cmd.Long != "" {
		b.WriteString(cmd.Long + "\n\n")
	}
	b.WriteString(row("usage", cmd.UseLine()))
	example, _, _ := strings.Cut(strings.TrimSpace(cmd.Example), "\n")
	b.WriteString(row("example", strings.TrimSpace(example)))
	var below []string
	for _, c := range cmd.Commands() {
		if !c.Hidden {
			below = append(below, c.Name())
		}
	}
	b.WriteString(row("commands", strings.Join(below, ", ")))
	b.WriteString(row("help", cmd.CommandPath()+" --help"))
	if cmd.Name() != "help" {
		b.WriteString(row("page", site.Page(screen.Path(cmd))))
	}
	if full {
		b.WriteString("\n" + cmd.LocalFlags().FlagUsages())
	}
	return b.String()
}

// explainBatch returns the page of muster-batch, or the section of one of its commands; "" for anything else.
func explainBatch(site docs.Site, word string) string {
	words := strings.Fields(strings.ToLower(word))
	if len(words) == 0 || words[0] != batch {
		return ""
	}
	text, err := fs.ReadFile(docs.Pages, "reference/commands/"+batch+".md")
	if err != nil {
		return ""
	}
	page, _, _ := strings.Cut(string(text), "\n<!-- ")
	page = linked(site, "reference/commands", page)
	sections := strings.Split(page, "\n## "+batch+" ")
	if len(words) == 1 {
		return sections[0] + nextStep(batch+" --help")
	}
	for _, s := range sections[1:] {
		if name, _, _ := strings.Cut(s, "\n"); name == words[1] && len(words) == 2 {
			return "# " + batch + " " + s + nextStep(batch+" "+name+" --help")
		}
	}
	return ""
}

// explainKind describes a kind of file; "" for none.
func explainKind(site docs.Site, kinds []string, word string) string {
	kind := strings.ToLower(word)
	if !slices.Contains(kinds, kind) {
		return ""
	}
	text := fmt.Sprintf("%s (kind of file)\n\nA file NAME.%s.toml.\n\n", kind, kind)
	text += row("create", "muster new "+kind+" NAME") + row("keys", "muster schema "+kind)
	pages, err := fs.Glob(docs.Pages, "formats/"+kind+".md")
	more, err2 := fs.Glob(docs.Pages, "formats/*/"+kind+".md")
	if err != nil || err2 != nil {
		panic("docs: a kind is no pattern: " + kind)
	}
	for _, page := range append(pages, more...) {
		text += row("page", site.Reach(page))
	}
	return text
}
