package cliutil

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"

	"golang.org/x/term"

	"muster/docs"
	"muster/schema/diag"
)

// Version is Muster's own version.
const Version = "0.1.0"

// App is one run of the program.
type App struct {
	in      io.Reader
	stdin   []byte // definition read from in; nil before it was read
	Out     *bufio.Writer
	kept    *bufio.Writer // standard output, when a file that another command reads is all that goes there
	Err     io.Writer
	tty     bool // out is a terminal
	paints  bool // it shows colours
	columns int  // of the terminal; 0 if unknown
	Colour  string
	Workers int
	page    string // a page that was written and --open shows
	Full    bool   // complete text; otherwise long text is a summary
	Program string // name of the command at the start of its complaints
	Site    docs.Site
}

// NewApp returns a run with its streams, and with as many goroutines as processors.
func NewApp(in io.Reader, out, errOut io.Writer) *App {
	a := &App{in: in, Out: bufio.NewWriterSize(output{out}, 64<<10), Err: errOut, Workers: runtime.GOMAXPROCS(0),
		Program: "muster", Site: docs.SiteURL}
	a.writesTo(out)
	return a
}

// output marks errors of failed writes.
type output struct{ io.Writer }

func (o output) Write(p []byte) (int, error) {
	n, err := o.Writer.Write(p)
	if err != nil {
		err = fmt.Errorf("cannot write the output: %w", err)
	}
	return n, err
}

// Complain writes a line to standard error. On a terminal it wraps long lines.
func (a *App) Complain(prefix, text string) {
	text = diag.Printable(strings.ReplaceAll(text, "\n", " "))
	if s, ok := a.Screen(); ok {
		fmt.Fprint(a.Err, s.Hung(prefix, text, "        "))
		return
	}
	fmt.Fprintln(a.Err, prefix+text)
}

// Paints reports whether text output has colour.
func (a *App) Paints() bool {
	return a.Colour == "always" ||
		a.Colour == "auto" && a.paints && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
}

// Terminal reports whether output goes to a terminal; control characters must then be escaped.
func (a *App) Terminal() bool { return a.tty }

// writesTo detects the kind of the output.
func (a *App) writesTo(w io.Writer) {
	a.tty = isTerminal(w)
	f, file := w.(*os.File)
	a.paints = a.tty && file && takesEscapes(f)
	if a.columns = 0; a.tty {
		a.columns = widthOf(w)
	}
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// SensibleWorkers refuses an unreasonable number of goroutines.
func (a *App) SensibleWorkers() error {
	if a.Workers < 1 || a.Workers > 1024 {
		return Usage("write a number from 1 to 1024", "--workers %d is out of range", a.Workers)
	}
	return nil
}
