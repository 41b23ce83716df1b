package vectortest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Vector is the part of a vector that every game has.
type Vector struct {
	Rules []string
	About string
	Watch []string
	Steps []Step
	// Sections are the names of the vector's sections.
	Sections []string
}

// Step is an action or an assertion, and the events that it must have.
type Step struct {
	Line   int
	Words  string
	Events []string
}

// Line is a line of a section, without spaces at its end.
type Line struct {
	N    int
	Text string
}

// Section takes a line of a section; why is "" for a valid one.
type Section func(l Line) (why string)

// Format is a game's part of the format.
type Format struct {
	// Events are the words that the key watch accepts. A game without them does not have the key.
	Events []string
	// Header takes a line of a key that not every game has. words are the value's words without commas.
	Header func(key, value string, words []string) (why string)
	// Sections take the lines of the sections other than play.
	Sections map[string]Section
	// WholeLines keeps a line of the play as one step, whether it has semicolons or not.
	WholeLines bool
}

// Parse reads a vector. fault names the first invalid line.
func (f Format) Parse(text string, v *Vector) (fault string) {
	sections := map[string]Section{"play": func(l Line) string { return f.play(v, l) }}
	for name, section := range f.Sections {
		sections[name] = section
	}
	section := func(l Line) string { return f.header(v, l.Text) }
	for n, line := range strings.Split(text, "\n") {
		l := Line{n + 1, strings.TrimRight(line, " \t\r")}
		words := strings.TrimSpace(line)
		why := ""
		switch name, isTitle := title(words); {
		case words == "":
		case isTitle && sections[name] == nil:
			why = "unknown section"
		case isTitle:
			section, v.Sections = sections[name], append(v.Sections, name)
		default:
			why = section(l)
		}
		if why != "" {
			return fmt.Sprintf("line %d: %s: %q", l.N, why, words)
		}
	}
	if len(v.Rules) == 0 || v.About == "" {
		return "a vector needs rule and about"
	}
	return ""
}

// title is the name of the section that a line begins.
func title(words string) (name string, ok bool) {
	name, begins := strings.CutPrefix(words, "-- ")
	name, ends := strings.CutSuffix(name, " --")
	return name, begins && ends
}

func (f Format) header(v *Vector, line string) (why string) {
	key, value, ok := strings.Cut(line, ": ")
	if !ok {
		return "not a key and a value"
	}
	words := strings.Fields(strings.ReplaceAll(value, ",", " "))
	if len(words) == 0 {
		return "no value"
	}
	switch {
	case key == "rule":
		v.Rules = words
	case key == "about":
		v.About = value
	case key == "watch" && f.Events != nil:
		v.Watch = words
		for _, word := range words {
			if word != "all" && !slices.Contains(f.Events, word) {
				return "unknown event"
			}
		}
	default:
		return f.Header(key, value, words)
	}
	return ""
}

func (f Format) play(v *Vector, l Line) (why string) {
	words := strings.TrimSpace(l.Text)
	if event, ok := strings.CutPrefix(words, "> "); ok {
		if len(v.Steps) == 0 {
			return "an event without a step"
		}
		last := &v.Steps[len(v.Steps)-1]
		last.Events = append(last.Events, event)
		return ""
	}
	parts := []string{words}
	if !f.WholeLines {
		parts = strings.Split(words, ";")
	}
	for _, part := range parts {
		if part = strings.TrimSpace(part); part == "" {
			return "an empty step"
		}
		v.Steps = append(v.Steps, Step{Line: l.N, Words: part})
	}
	return ""
}

// Collect is a section that stores its lines.
func Collect(lines *[]string) Section {
	return func(l Line) string {
		*lines = append(*lines, l.Text)
		return ""
	}
}

// Watches reports whether a vector compares a kind of event. usual is the answer for a vector without the key watch.
func (v *Vector) Watches(event string, usual bool) bool {
	if v.Watch == nil {
		return usual
	}
	return slices.Contains(v.Watch, "all") || slices.Contains(v.Watch, event)
}

// Numbers reads words of a header as numbers.
func Numbers(words []string, numbers *[]int) (why string) {
	for _, word := range words {
		n, err := strconv.Atoi(word)
		if err != nil {
			return "want a number"
		}
		*numbers = append(*numbers, n)
	}
	return ""
}
