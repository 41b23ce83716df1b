package cliutil

import (
	"io"
	"strings"

	"github.com/rogpeppe/go-internal/diff"

	"muster/internal/cli/screen"
	"muster/schema/diag"
	"muster/schema/source"
)

// Findings writes findings to a stream, fitted to the screen if there is one.
func (a *App) Findings(out io.Writer, files func(name string) *source.File) *diag.Text {
	text := &diag.Text{Out: out, Colour: a.Paints(), Source: files, Page: a.Site.Check}
	if s, ok := a.Screen(); ok {
		text.Width = s.Width
	}
	return text
}

// ShowDifference writes the changes of a file as a diff for patch; on a terminal it escapes control characters.
func (a *App) ShowDifference(oldName string, old []byte, name string, edited []byte) error {
	text := diff.Diff(oldName, old, name, edited)
	s, ok := a.Screen()
	if !ok {
		_, err := a.Out.Write(text)
		return err
	}
	return a.text(difference(s, string(text)))
}

// difference styles the lines of a diff: those before the first hunk are its title.
func difference(s screen.Screen, text string) string {
	var b strings.Builder
	hunks := false
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		hunks = hunks || strings.HasPrefix(line, "@@")
		style := diag.StylePlain
		switch {
		case !hunks:
			style = diag.StyleTitle
		case line != "" && line[0] == '@':
			style = diag.StyleLabel
		case line != "" && line[0] == '+':
			style = diag.StyleAdded
		case line != "" && line[0] == '-':
			style = diag.StyleRemoved
		}
		b.WriteString(s.Paint(style, diag.Printable(line)) + "\n")
	}
	return b.String()
}
