package layout

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"slices"

	"muster/schema"
	"muster/schema/source"
)

// guard says what a new layout of a file would lose: a value, as the parser reads it that all files are read by, or a
// remark, as the walk finds it. What would be laid out anew a second time is refused, too: no tool could ever call it
// done.
func guard(was, is *source.File, kinds *schema.Kinds) error {
	if found := kinds.Unreadable(is); len(found) > 0 {
		return fmt.Errorf("the layout could not be read: %s", found[0].Message)
	}
	if err := schema.SameValues(was.Text, is.Text); err != nil {
		return fmt.Errorf("the layout would change a value: %w", err)
	}
	if !slices.EqualFunc(remarksOf(was), remarksOf(is), bytes.Equal) {
		return errors.New("the layout would lose or change a remark")
	}
	if !bytes.Equal(lay(is, kinds), is.Text) {
		return errors.New("the layout would not stay as it is the second time")
	}
	return nil
}

// remarksOf are the remarks of a file, sorted, without the blanks at their ends.
func remarksOf(f *source.File) [][]byte {
	var all [][]byte
	for _, at := range source.Remarks(f) {
		all = append(all, bytes.TrimRight(f.Text[at.Start:at.End], " \t\r"))
	}
	slices.SortFunc(all, func(a, b []byte) int { return cmp.Compare(string(a), string(b)) })
	return all
}
