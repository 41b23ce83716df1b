package cli

import (
	"bytes"
	"errors"

	"muster/internal/cli/shell"
)

// writerBytes is how large a file is that takes long enough to write for a signal to come in the middle.
const writerBytes = 64 << 20

// writer is a program that writes a file, again and again, until it is interrupted.
func writer(path string) int {
	text := bytes.Repeat([]byte("muster\n"), writerBytes/7+1)[:writerBytes]
	for {
		err := shell.WriteFile(path, text)
		var end shell.Findings
		switch {
		case errors.As(err, &end):
			return end.Status
		case err != nil:
			return shell.ExitFailure
		}
	}
}
