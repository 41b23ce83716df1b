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

// Build identifies this build of the program for the cache; "" if unknown, which disables the cache. It is the build id
// that the go command writes into a program: a hash of all inputs, including embedded files and compiler flags. A
// program without one (-ldflags=-buildid=) is hashed completely.
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

// executable returns the file of the running program. Linux finds it even if another file has taken its name.
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

// idWithin is the maximum offset of the id in a program.
const idWithin = 64 << 10

// id matches the go command's ids: four hashes, of the actions that made the program and its main package, and of their
// outputs.
var id = regexp.MustCompile(`[A-Za-z0-9_-]{20}/[A-Za-z0-9_-]{20}/[A-Za-z0-9_-]{20}/[A-Za-z0-9_-]{20}`)

// buildID finds the id at the beginning of a program: in a note of an ELF file, after a mark in other formats.
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
