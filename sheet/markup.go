package sheet

import "muster/draw"

//go:generate go run github.com/valyala/quicktemplate/qtc -skipLineComments
//go:generate go run github.com/valyala/quicktemplate/qtc -skipLineComments -dir ../internal/sheet

// HTML is trusted markup, style or script. Templates write it unchanged and escape all other text.
type HTML string

// Raw returns the markup for a template: {%s= x.Raw() %}.
func (h HTML) Raw() string { return string(h) }

// Escaped returns plain text as markup.
func Escaped(text string) HTML { return HTML(draw.Escape(text)) }

// head is the data of the start of a sheet.
type head struct {
	Sum, Language, Title, Class string
	Style                       HTML
	Skip, Contents              string // the texts of the links at the start of a long page
	Links                       []link
}
