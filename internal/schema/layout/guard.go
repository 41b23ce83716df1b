package layout

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"muster/schema"
	"muster/schema/source"
)

// guard returns an error if the new layout of a file would lose a value or a comment. It also rejects a layout that
// changes when formatted again.
func guard(was *schema.Reading, f *source.File, kinds *schema.Kinds) error {
	is, found := kinds.Read(f)
	if len(found) > 0 {
		return fmt.Errorf("the layout could not be read: %s", found[0].Message)
	}
	if err := was.SameValues(is); err != nil {
		return fmt.Errorf("the layout would change a value: %w", err)
	}
	if !slices.EqualFunc(was.Remarks, is.Remarks, bytes.Equal) &&
		!slices.EqualFunc(sorted(was.Remarks), sorted(is.Remarks), bytes.Equal) {
		return errors.New("the layout would lose or change a remark")
	}
	if !bytes.Equal(lay(f, kinds), f.Text) {
		return errors.New("the layout would not stay as it is the second time")
	}
	return nil
}

func sorted(remarks [][]byte) [][]byte {
	return slices.SortedFunc(slices.Values(remarks), bytes.Compare)
}
