package draw

import "bytes"

// Blank empties all drawings of a page but keeps their sizes. The page then has the same breaks and prints in a
// fraction of the time, enough to find page numbers. It only reads the markup of this package.
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
