package cli

import (
	"bufio"
	"io"
	"os"
)

// standard is the name of standard input, where a file is read, and of standard output, where one is written.
const standard = "-"

// maxRecord is more than any record has; selfplay says what is too large.
const maxRecord = 8 << 20

// readUpTo reads a file or standard input, and no more than so many bytes of it.
func (a *app) readUpTo(name string, most int64) ([]byte, error) {
	if name == standard {
		return io.ReadAll(io.LimitReader(a.in, most))
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, most))
}

// reserve leaves standard output to a file that another command reads, when that is where the file is to go. Nothing else
// goes there then: what is told goes to standard error.
func (a *app) reserve(name string) {
	if name == standard {
		a.kept = a.out
		a.out, a.tty = bufio.NewWriter(output{a.err}), isTerminal(a.err)
	}
}

// keep writes a file that another command reads: a record, a saved draw.
func (a *app) keep(name string, text []byte) error {
	if name != standard {
		return writeFile(name, text)
	}
	if _, err := a.kept.Write(text); err != nil {
		return err
	}
	return a.kept.Flush()
}

// alone refuses a second thing for standard output: flag is what already goes there.
func alone(flag, name, format string) error {
	if name == standard && format != "text" {
		return usage("write the file under a name, or drop --format", "%s - is all that standard output holds, so %s has no place to go", flag, format)
	}
	return nil
}
