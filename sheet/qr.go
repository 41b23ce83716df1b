package sheet

import (
	"strconv"

	"rsc.io/qr"
)

// quiet is the width of the blank rim in squares, as the standard requires.
const quiet = 4

// SVG draws a text as a QR code; title is the escaped text for screen readers. "" if the text is too long for a code.
func SVG(text, title string) string {
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		return ""
	}
	size := code.Size
	all := strconv.Itoa(size + 2*quiet)
	b := make([]byte, 0, 8<<10)
	b = append(b, `<svg class="code" viewBox="0 0 `+all+" "+all+`" role="img" shape-rendering="crispEdges"><title>`+title+
		`</title><path fill="#fff" d="M0 0h`+all+"v"+all+"H0z\"/>"+`<path d="`...)
	for y := range size {
		for x := 0; x < size; x++ {
			from := x
			for x < size && code.Black(x, y) {
				x++
			}
			if x > from {
				b = append(b, 'M')
				b = strconv.AppendInt(b, int64(from+quiet), 10)
				b = append(b, ' ')
				b = strconv.AppendInt(b, int64(y+quiet), 10)
				b = append(b, 'h')
				b = strconv.AppendInt(b, int64(x-from), 10)
				b = append(b, "v1h-"...)
				b = strconv.AppendInt(b, int64(x-from), 10)
				b = append(b, 'z')
			}
		}
	}
	return string(append(b, "\"/></svg>\n"...))
}
