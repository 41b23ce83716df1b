package shell

import (
	"bytes"
	"os"

	"muster/schema/project/disk"
)

// EndMark ends what a command writes into a page.
const EndMark = "<!-- end -->"

// Place refuses a page that has no place for an answer: a folder, a page that does not exist, one without the marks.
// Commands ask before they play anything.
func Place(flag, page, mark, what, example string) error {
	if err := SavedFile(flag, page, example); err != nil {
		return err
	}
	_, _, err := around(page, mark, what)
	return err
}

// Between writes an answer into a page, in place of what stands between a mark in a line of its own, as "<!-- ladder
// -->", and the end mark behind it. what is what the page should have a place for.
func Between(page, mark, what string, answer []byte) error {
	before, behind, err := around(page, mark, what)
	if err != nil {
		return err
	}
	return WriteFile(page, bytes.Join([][]byte{
		before, []byte(mark + "\n\n"), answer, []byte("\n" + EndMark), behind,
	}, nil))
}

// around is the text of a page before a mark, and behind the end mark that follows it.
func around(page, mark, what string) (before, behind []byte, err error) {
	text, err := os.ReadFile(page)
	if err != nil {
		return nil, nil, Usage("name an existing page", "cannot read %s: %s", page, disk.Reason(err))
	}
	before, after, found := bytes.Cut(text, []byte(mark+"\n"))
	_, behind, ends := bytes.Cut(after, []byte(EndMark))
	if !found || !ends {
		return nil, nil, Usage("put "+mark+" and "+EndMark+" into it, each on its own line",
			"%s has no marks for %s", page, what)
	}
	return before, behind, nil
}
