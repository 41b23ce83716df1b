// Package fonts is the one font of printed pages: Alegreya, by the Alegreya Project Authors under the SIL Open Font
// License (OFL.txt), cut down to Latin letters, figures and the signs of prose, so that a page breaks alike wherever it
// is printed. Start with CSS.
//
// regular.woff2, bold.woff2 and italic.woff2 are Alegreya-Regular.ttf, Alegreya-Bold.ttf and Alegreya-Italic.ttf, each
// cut by fonttools:
//
//	pyftsubset IN.ttf --output-file=OUT.woff2 --flavor=woff2 --no-hinting --layout-features=kern,liga,lnum,tnum \
//	  --unicodes=U+20-7E,U+A0-17F,U+218-21B,U+1E9E,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2039,U+203A,\
//	U+2044,U+20AC,U+2122,U+2212 --name-IDs=1,2,4,6,13,14
package fonts

import (
	_ "embed"
	"encoding/base64"
	"strings"
	"sync"
)

//go:embed regular.woff2
var regular []byte

//go:embed bold.woff2
var bold []byte

//go:embed italic.woff2
var italic []byte

// Family is what the font is called in a page's style.
const Family = "Muster"

// CSS is the style that has the font in it. What it does not have, a page takes from the fonts of its reader.
var CSS = sync.OnceValue(func() string {
	var b strings.Builder
	for _, f := range []struct {
		look string
		file []byte
	}{{"", regular}, {"font-weight:700;", bold}, {"font-style:italic;", italic}} {
		b.WriteString(`@font-face{font-family:"` + Family + `";` + f.look + `src:url(data:font/woff2;base64,`)
		b.WriteString(base64.StdEncoding.EncodeToString(f.file))
		b.WriteString(`) format("woff2")}` + "\n")
	}
	return b.String()
})
