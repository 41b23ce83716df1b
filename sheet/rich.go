package sheet

import (
	"bytes"
	"strings"
	"sync"

	"github.com/yuin/goldmark"

	"muster/draw"
)

// plainConverter makes HTML of a line of Markdown; HTML in it is left out.
var plainConverter = sync.OnceValue(func() goldmark.Markdown { return goldmark.New() })

// Rich is a line of finished Markdown as it stands on a page of its own make: without the ids of rules, and with marks
// round what stays English.
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
