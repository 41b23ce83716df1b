package clitest

import (
	"slices"
	"strings"
)

// Block is a fenced code block of a Markdown page.
type Block struct {
	Language string // console
	Name     string // of a file, after the language; or ""
	Line     int    // of its first line in the page, from 1
	Lines    []string
}

// Blocks returns the fenced blocks of a page. Fences begin at the start of a line.
func Blocks(page string) []Block {
	var out []Block
	inside := false
	for i, line := range strings.Split(page, "\n") {
		info, fence := strings.CutPrefix(line, "```")
		switch {
		case fence && !inside:
			language, name, _ := strings.Cut(info, " ")
			out = append(out, Block{Language: language, Name: strings.TrimSpace(name), Line: i + 2})
		case inside && !fence:
			last := &out[len(out)-1]
			last.Lines = append(last.Lines, line)
		}
		inside = inside != fence
	}
	return out
}

// Text returns the lines of the block, each with its line break.
func (b *Block) Text() string {
	if len(b.Lines) == 0 {
		return ""
	}
	return strings.Join(b.Lines, "\n") + "\n"
}

// Command is a command of a page, with its output.
type Command struct {
	Line   int // in the page, from 1
	Args   []string
	Output []string
}

// Commands returns the commands of a block: the lines that begin with "$ ", each with the lines below it.
func (b *Block) Commands() []Command {
	var out []Command
	for i, line := range b.Lines {
		if command, ok := strings.CutPrefix(line, "$ "); ok {
			out = append(out, Command{Line: b.Line + i, Args: words(command)})
		} else if len(out) > 0 {
			last := &out[len(out)-1]
			last.Output = append(last.Output, line)
		}
	}
	return out
}

// words splits a command at its spaces, but not between double quotes.
func words(command string) []string {
	var out []string
	for i, part := range strings.Split(command, `"`) {
		if i%2 == 0 {
			out = append(out, strings.Fields(part)...)
		} else {
			out = append(out, part)
		}
	}
	return out
}

// Gap represents lines that a page leaves out, up to the first that equals the line after the gap.
const Gap = "..."

// Shows compares the output of a command with that on the page. It returns the first line that does not match, else "".
func (c *Command) Shows(output string) string {
	var got []string
	if output != "" {
		got = strings.Split(strings.TrimRight(output, "\n"), "\n")
	}
	anywhere := false
	for _, line := range c.Output {
		if line == Gap {
			anywhere = true
			continue
		}
		at := slices.Index(got, line)
		if at < 0 || at > 0 && !anywhere {
			return line
		}
		got, anywhere = got[at+1:], false
	}
	if len(got) > 0 && !anywhere {
		return "(the end)"
	}
	return ""
}
