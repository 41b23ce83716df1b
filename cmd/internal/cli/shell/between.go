package shell

import (
	"bytes"
	"os"

	"muster/schema/project/disk"
)

// EndMark ends what a command writes into a page.
const EndMark = "<!-- end -->"

// Between writes an answer into a page, in place of what stands between a mark in a line of its own, as "<!-- ladder
// -->", and the end mark behind it. what is what the page should have a place for.
func Between(page, mark, what string, answer []byte) error {
	text, err := os.ReadFile(page)
	if err != nil {
		return Usage("name a page that is there", "cannot read %s: %s", page, disk.Reason(err))
	}
	before, after, found := bytes.Cut(text, []byte(mark+"\n"))
	_, behind, ends := bytes.Cut(after, []byte(EndMark))
	if !found || !ends {
		return Usage("put "+mark+" and "+EndMark+" where it is to stand, a line each", "%s has no place for %s", page, what)
	}
	return WriteFile(page, bytes.Join([][]byte{
		before, []byte(mark + "\n\n"), answer, []byte("\n" + EndMark), behind,
	}, nil))
}
