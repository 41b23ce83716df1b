package cli

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"

	"golang.org/x/term"

	"muster/schema/diag"
)

// Version is Muster's own version.
const Version = "0.1.0"

// app is one run of the program.
type app struct {
	in      io.Reader
	out     *bufio.Writer
	kept    *bufio.Writer // standard output, when a file that another command reads is all that goes there
	err     io.Writer
	tty     bool // out is a terminal
	colour  string
	workers int
}

// newApp is a run with its streams, and with as many goroutines as there are processors.
func newApp(in io.Reader, out, errOut io.Writer) *app {
	return &app{
		in: in, out: bufio.NewWriterSize(output{out}, 64<<10), err: errOut, tty: isTerminal(out), workers: runtime.GOMAXPROCS(0),
	}
}

// output says of a failure to write that it was one.
type output struct{ io.Writer }

func (o output) Write(p []byte) (int, error) {
	n, err := o.Writer.Write(p)
	if err != nil {
		err = fmt.Errorf("cannot write the output: %w", err)
	}
	return n, err
}

func (a *app) complain(prefix, text string) {
	fmt.Fprintln(a.err, prefix+diag.Printable(strings.ReplaceAll(text, "\n", " ")))
}

// paints tells whether output to people has colour.
func (a *app) paints() bool {
	return a.colour == "always" || a.colour == "auto" && a.tty && os.Getenv("NO_COLOR") == ""
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// sensibleWorkers refuses a number of goroutines that nobody can mean.
func (a *app) sensibleWorkers() error {
	if a.workers < 1 || a.workers > 1024 {
		return usage("name a number from 1 to 1024", "--workers %d makes no sense", a.workers)
	}
	return nil
}
