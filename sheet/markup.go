package sheet

import (
	"bytes"
	_ "embed"
	"html/template"
	"sync"
)

// Markup is the markup of parts that stand in place of a text drawing, each a template of its own. Words are escaped
// where they are put in, for the place in which they stand; drawings are markup of our own and go in as they are.
type Markup struct{ read func() *template.Template }

// NewMarkup is the markup of a text of templates, which is read when the first part is written.
func NewMarkup(text string) Markup {
	return Markup{sync.OnceValue(func() *template.Template {
		return template.Must(template.New("markup").Parse(text))
	})}
}

// Part is a part of the page that a template writes.
func (m Markup) Part(name string, data any) func(*bytes.Buffer) {
	return func(out *bytes.Buffer) { m.Write(out, name, data) }
}

// Write writes a part. The templates are embedded and tested: what they ask of their data is there.
func (m Markup) Write(out *bytes.Buffer, name string, data any) {
	if err := m.read().ExecuteTemplate(out, name, data); err != nil {
		panic("sheet: " + err.Error())
	}
}

//go:embed markup.html
var skeletonText string

// skeleton is what every page has round its parts.
var skeleton = NewMarkup(skeletonText)

// head is what stands before the body of a page.
type head struct {
	Sum, Language, Title, Class string
	Style                       template.CSS
	Skip, Contents              string // what the links before a long page say
	Links                       []link
}

// styleHere is where a page's style comes to stand, which is longer than all else and which no template need look at.
const styleHere template.CSS = "/**/"

// begin writes what stands before the body: a template of the skeleton, round a style.
func begin(out *bytes.Buffer, name string, data any, style string) {
	var b bytes.Buffer
	skeleton.Write(&b, name, data)
	before, after, _ := bytes.Cut(b.Bytes(), []byte(styleHere))
	out.Write(before)
	out.WriteString(style)
	out.Write(after)
}
