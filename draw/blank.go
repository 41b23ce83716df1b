package draw

import "bytes"

// Blank leaves all drawings of a page empty. They keep their sizes, so that the page breaks where it did, and is set in
// a fraction of the time: enough to see on which page something comes to stand. It reads the markup that this package
// writes.
func Blank(page []byte) []byte {
	out := make([]byte, 0, len(page)/4)
	for {
		at := bytes.Index(page, []byte("<svg"))
		if at < 0 {
			return append(out, page...)
		}
		opened := bytes.IndexByte(page[at:], '>')
		closed := bytes.Index(page[at:], []byte("</svg>"))
		if opened < 0 || closed < opened {
			return append(out, page...)
		}
		out = append(out, page[:at+opened+1]...)
		page = page[at+closed:]
	}
}
