package cliutil

import (
	"bufio"
	"errors"
	"io"
	"os"

	"muster/internal/workspace"
	"muster/report"
)

// Standard is the name of standard input for reading, and of standard output for writing.
const Standard = workspace.Stdin

// MaxRecord is larger than any record; selfplay reports larger ones.
const MaxRecord = 8 << 20

// ReadUpTo reads at most this many bytes of a file or standard input.
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

// NoPipe refuses a named pipe where only files are read: reading it would block until a process writes to it.
func NoPipe(name string) error { return noPipe(name, "name a file") }

func noPipe(name, hint string) error {
	if info, err := os.Stat(name); err == nil && pipeline(name, info) {
		return Usage(hint, "%s is a named pipe, not a file", name)
	}
	return nil
}

// Unread returns the error for an unreadable file. It uses the text of err if that already has a hint.
func Unread(err error, hint, format string, args ...any) error {
	if wrong, ok := errors.AsType[report.Wrong](err); ok {
		return wrong
	}
	return Usage(hint, format, args...)
}

// Reserve keeps standard output for a file if the file is to go there. All other output then goes to standard error.
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

// Alone refuses a second output on standard output: flag is the one already there.
func Alone(flag, name, format string) error {
	if name == Standard && format != "text" {
		return Usage("name a file, or drop --format",
			"%s - uses standard output: the %s output cannot go there too", flag, format)
	}
	return nil
}

// Talk returns unbuffered standard input and output for an interactive command.
func (a *App) Talk() (in io.Reader, out io.Writer) { return a.in, prompt{a.Out} }

// prompt is an output that flushes after each write.
type prompt struct{ *bufio.Writer }

func (p prompt) Write(text []byte) (int, error) {
	n, err := p.Writer.Write(text)
	if err == nil {
		err = p.Flush()
	}
	return n, err
}
