package cli

import (
	"bytes"
	"errors"

	"muster/internal/cli/cliutil"
)

// writerBytes is a file size that takes long enough to write for a signal to arrive in between.
const writerBytes = 64 << 20

// writer is a program that writes a file repeatedly until it is interrupted.
func writer(path string) int {
	text := bytes.Repeat([]byte("muster\n"), writerBytes/7+1)[:writerBytes]
	for {
		err := cliutil.WriteFile(path, text)
		var end cliutil.Findings
		switch {
		case errors.As(err, &end):
			return end.Status
		case err != nil:
			return cliutil.ExitFailure
		}
	}
}
