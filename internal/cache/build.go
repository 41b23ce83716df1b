package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"regexp"
	"runtime"
)

// Build tells this build of the program from every other one that could find something else; "" where nobody knows
// it, and then nothing may be kept. It is the id that the go command writes into a program: a hash of all that went
// into it, embedded files and flags of the compiler included. A program without one (-ldflags=-buildid=) is hashed
// whole.
func Build() string { return buildOf(executable()) }

func buildOf(program string) string {
	file, err := os.Open(program)
	if err != nil {
		return ""
	}
	defer file.Close()
	start, err := io.ReadAll(io.LimitReader(file, idWithin))
	if err != nil {
		return ""
	}
	if id := buildID(start); id != "" {
		return id
	}
	h := sha256.New()
	h.Write(start)
	if _, err := io.Copy(h, file); err != nil {
		return ""
	}
	return hex.EncodeToString(h.Sum(nil))
}

// executable is the file of the running program. Linux knows it even when another one has taken its name.
func executable() string {
	if runtime.GOOS == "linux" {
		return "/proc/self/exe"
	}
	path, err := os.Executable()
	if err != nil {
		return ""
	}
	return path
}

// idWithin is how far from its beginning a program has its id.
const idWithin = 64 << 10

// id is how the go command writes ids: four hashes, of the actions that made the program and its main package, and of
// what they made.
var id = regexp.MustCompile(`[A-Za-z0-9_-]{20}/[A-Za-z0-9_-]{20}/[A-Za-z0-9_-]{20}/[A-Za-z0-9_-]{20}`)

// buildID finds the id in the beginning of a program: in a note of an ELF file, behind a mark elsewhere.
func buildID(start []byte) string {
	for _, mark := range [][]byte{[]byte("Go\x00\x00"), []byte("\xff Go build ID: \"")} {
		for at := start; ; {
			i := bytes.Index(at, mark)
			if i < 0 {
				break
			}
			at = at[i+len(mark):]
			if where := id.FindIndex(at[:min(len(at), len(mark)+90)]); where != nil && where[0] == 0 {
				return string(at[:where[1]])
			}
		}
	}
	return ""
}
