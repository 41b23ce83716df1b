package sheet

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

// Family is the name of the font in a page's style.
const Family = "Muster"

// CSS is the style that contains the font. For missing characters, a page uses the reader's fonts.
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
