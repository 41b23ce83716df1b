//go:build !js && !nopdf

package browser

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"muster/schema/source"
)

// Two prints of one page differ in their creation time. They may also differ in how Chromium numbers the tagged nodes:
// the numbering continues through the pages of one process.
var (
	date = source.LazyRegexp(`\(D:\d{14}(?:Z|[+-]\d\d'\d\d')`)
	node = source.LazyRegexp(`\(node(\d{8})\)`)
)

// epoch is the creation time of every PDF. A sheet shows its version by the hash of its content.
const epoch = "20000101000000"

// steady removes from a PDF what does not depend on the page. Offsets stay the same, since a PDF stores the byte offset
// of each part.
func steady(pdf []byte) ([]byte, error) {
	if !bytes.HasPrefix(pdf, []byte("%PDF-")) {
		return nil, errors.New("what it made is no PDF")
	}
	for _, at := range date().FindAllIndex(pdf, -1) {
		rest := pdf[at[0]+len("(D:") : at[1]]
		if n := copy(rest, epoch); n < len(rest) && rest[n] != 'Z' {
			copy(rest[n:], "+00'00'")
		}
	}
	places := node().FindAllSubmatchIndex(pdf, -1)
	var known []int
	for _, at := range places {
		n, err := strconv.Atoi(string(pdf[at[2]:at[3]]))
		if err != nil {
			return nil, err
		}
		known = append(known, n)
	}
	slices.Sort(known)
	known = slices.Compact(known)
	for _, at := range places {
		n, _ := strconv.Atoi(string(pdf[at[2]:at[3]]))
		rank, _ := slices.BinarySearch(known, n)
		copy(pdf[at[2]:at[3]], fmt.Sprintf("%08d", rank+1)) // in the order that they had: a tree finds them by it
	}
	return pdf, nil
}
