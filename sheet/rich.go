package sheet

import (
	"bytes"
	"strings"
	"sync"

	"github.com/yuin/goldmark"

	"muster/draw"
)

// plainConverter converts a line of Markdown to HTML; it leaves out HTML in the line.
var plainConverter = sync.OnceValue(func() goldmark.Markdown { return goldmark.New() })

// Rich converts a line of finished Markdown for a page with its own template: without rule ids, and with marks around
// text that stays English.
func Rich(markdown string) HTML {
	w := Writer{uncited: true}
	var b bytes.Buffer
	if err := plainConverter().Convert([]byte(w.cited(markdown)), &b); err != nil { // writing to memory does not fail
		return HTML(draw.Escape(markdown))
	}
	text := strings.TrimSpace(b.String())
	if inner, ok := strings.CutPrefix(text, "<p>"); ok && strings.Count(text, "<p>") == 1 {
		text = strings.TrimSuffix(inner, "</p>")
	}
	return HTML(markEnglish([]byte(text)))
}
