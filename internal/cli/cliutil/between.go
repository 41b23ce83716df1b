package cliutil

import (
	"bytes"
	"os"

	"muster/schema/project/disk"
)

// EndMark ends the text that a command writes into a page.
const EndMark = "<!-- end -->"

// Place refuses a page that cannot take an answer: a folder, a missing page, one without the markers. Commands check
// this before they play anything.
func Place(flag, page, mark, what, example string) error {
	if err := SavedFile(flag, page, example); err != nil {
		return err
	}
	_, _, err := around(page, mark, what)
	return err
}

// Between writes an answer into a page. It replaces the text between a marker on a line of its own, such as "<!--
// ladder -->", and the next end marker. Errors name the content by what.
func Between(page, mark, what string, answer []byte) error {
	before, behind, err := around(page, mark, what)
	if err != nil {
		return err
	}
	return WriteFile(page, bytes.Join([][]byte{
		before, []byte(mark + "\n\n"), answer, []byte("\n" + EndMark), behind,
	}, nil))
}

// around returns the text of a page before a marker, and after the next end marker.
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
