package shell

import (
	"bufio"
	"errors"
	"io"
	"os"

	"muster/internal/workspace"
	"muster/report"
)

// Standard is the name of standard input, where a file is read, and of standard output, where one is written.
const Standard = workspace.Stdin

// MaxRecord is more than any record has; selfplay says what is too large.
const MaxRecord = 8 << 20

// ReadUpTo reads a file or standard input, and no more than so many bytes of it.
func (a *App) ReadUpTo(name string, most int64) ([]byte, error) {
	if name == Standard {
		return io.ReadAll(io.LimitReader(a.in, most))
	}
	if err := noPipe(name, "write - and send the data to standard input"); err != nil {
		return nil, err
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, most))
}

// NoPipe refuses a named pipe where only files are read: reading it waits until somebody writes to it.
func NoPipe(name string) error { return noPipe(name, "name a file") }

func noPipe(name, hint string) error {
	if info, err := os.Stat(name); err == nil && pipeline(name, info) {
		return Usage(hint, "%s is a named pipe, not a file", name)
	}
	return nil
}

// Unread is the refusal of a file that cannot be read, in the words of err where they already say what to do.
func Unread(err error, hint, format string, args ...any) error {
	if wrong, ok := errors.AsType[report.Wrong](err); ok {
		return wrong
	}
	return Usage(hint, format, args...)
}

// Reserve leaves standard output to a file that another command reads, when that is where the file is to go. Nothing
// else goes there then: what is told goes to standard error.
func (a *App) Reserve(name string) {
	if name == Standard {
		a.kept = a.Out
		a.Out = bufio.NewWriter(output{a.Err})
		a.writesTo(a.Err)
	}
}

// Keep writes a file that another command reads: a record, a saved draw.
func (a *App) Keep(name string, text []byte) error {
	if name != Standard {
		return WriteResult(name, text)
	}
	if _, err := a.kept.Write(text); err != nil {
		return err
	}
	return a.kept.Flush()
}

// Alone refuses a second thing for standard output: flag is what already goes there.
func Alone(flag, name, format string) error {
	if name == Standard && format != "text" {
		return Usage("name a file, or drop --format",
			"%s - uses standard output: the %s output cannot go there too", flag, format)
	}
	return nil
}

// Talk is standard input and output for a command that answers while it is asked: what is written goes out at once.
func (a *App) Talk() (in io.Reader, out io.Writer) { return a.in, prompt{a.Out} }

// prompt is an output that keeps nothing back.
type prompt struct{ *bufio.Writer }

func (p prompt) Write(text []byte) (int, error) {
	n, err := p.Writer.Write(text)
	if err == nil {
		err = p.Flush()
	}
	return n, err
}
