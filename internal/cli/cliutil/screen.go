package cliutil

import (
	"io"
	"os"
	"strconv"
	"strings"

	"golang.org/x/term"

	"muster/internal/cli/screen"
	"muster/report"
)

// Screen returns the output terminal. ok is false for a pipe or a file without --color always: text then has no styles
// and its own width.
func (a *App) Screen() (s screen.Screen, ok bool) {
	s = screen.Screen{Width: screen.DefaultWidth, Colour: a.Paints(), Site: a.Site}
	if n, err := strconv.Atoi(os.Getenv("COLUMNS")); err == nil && n >= 20 && n <= 1000 {
		s.Width = n
	} else if a.columns >= 20 {
		s.Width = a.columns
	}
	return s, a.tty || s.Colour
}

// widthOf returns the width of a terminal; 0 if unknown.
func widthOf(w io.Writer) int {
	if f, ok := w.(*os.File); ok {
		if n, _, err := term.GetSize(int(f.Fd())); err == nil {
			return n
		}
	}
	return 0
}

// Answer writes an answer, with styles and fitted to the screen if there is one.
func (a *App) Answer(lines ...string) error {
	s, ok := a.Screen()
	if !ok {
		return a.Lines(lines...)
	}
	return a.text(s.Answer(lines))
}

// Reports writes reports as text.
func (a *App) Reports(reports []*report.Report) error {
	s, ok := a.Screen()
	if !ok {
		return a.Lines(report.LinesOf(reports)...)
	}
	return a.text(s.Lines(report.ScreenOf(reports, s.Width)))
}

// Brief writes reports in few lines, and names what --full adds; adds extends that list.
func (a *App) Brief(reports []*report.Report, adds ...string) error {
	s, ok := a.Screen()
	if !ok {
		return a.Lines(report.Plain(report.Brief(reports, report.PageWidth, adds...))...)
	}
	return a.text(s.Lines(report.Brief(reports, s.Width, adds...)))
}

// Explained writes a page of the manual, which begins with a heading, or entries of the rulebook.
func (a *App) Explained(text string) error { return a.text(a.Rendered(text)) }

// Rendered returns the output of Explained.
func (a *App) Rendered(text string) string {
	text = strings.TrimRight(text, "\n") + "\n"
	s, ok := a.Screen()
	switch {
	case !ok:
		return text
	case strings.HasPrefix(text, "# "):
		return s.Markdown(text)
	}
	return s.Entry(text)
}

// Table returns a table fitted to the screen. In a pipe each row is one line, so that programs can search it.
func (a *App) Table(t *report.Table) []report.Line {
	if s, ok := a.Screen(); ok {
		return t.Narrow(s.Width).Screen(s.Width)
	}
	var out []report.Line
	for _, l := range t.Lines() {
		out = append(out, report.Line{Text: l})
	}
	return out
}

// Styled writes lines with their styles, without styles into a pipe.
func (a *App) Styled(lines []report.Line) error {
	s, _ := a.Screen()
	return a.text(s.Lines(lines))
}

func (a *App) text(text string) error {
	_, err := io.WriteString(a.Out, text)
	return err
}
