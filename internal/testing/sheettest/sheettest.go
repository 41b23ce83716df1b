// Package sheettest checks pages and pictures of any game: that they are self-contained, contain nothing that a browser
// would run, and have their texts in order. It is for tests only. Start with StandsAlone for a page, and with
// WellFormed for a picture.
package sheettest

import (
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"
)

// InOrder fails if a text is missing from a page or out of order; line breaks do not matter.
func InOrder(t testing.TB, name, md string, parts ...string) {
	t.Helper()
	md = strings.Join(strings.Fields(md), " ")
	at := 0
	for _, part := range parts {
		i := strings.Index(md[at:], part)
		if i < 0 {
			t.Errorf("%s: %q is missing, or out of order, in\n%s", name, part, md)
			return
		}
		at += i
	}
}

// StandsAlone fails if an HTML page uses external resources, would run something, or has ids other than those of its
// sections. A sheet is one file, and may contain several similar pictures.
func StandsAlone(t testing.TB, name, html string) {
	t.Helper()
	html = strings.ReplaceAll(html, `src:url(data:font/woff2;base64,`, "") // its own font is embedded
	html = ownParts.ReplaceAllString(html, "")
	for _, bad := range []string{"<script", "javascript:", "url(", "@import", "src=", " id=\"", " on", "style=\"",
		"<link", "<iframe"} {
		for at := 0; ; {
			i := strings.Index(html[at:], bad)
			if i < 0 {
				break
			}
			at += i
			if bad != " on" || eventHandler(html[at:]) {
				t.Errorf("%s: %q in %.60q", name, bad, html[at:])
			}
			at += len(bad)
		}
	}
	for _, rest := range strings.Split(html, "http://")[1:] {
		if !strings.HasPrefix(rest, "www.w3.org/2000/svg") {
			t.Errorf("%s: refers to http://%.40s", name, rest)
		}
	}
	if strings.Contains(html, "https://") {
		t.Errorf("%s: refers to https://", name)
	}
}

// ownParts matches the ids that a page may have: those of its sections, for the links before them.
var ownParts = regexp.MustCompile(` id="(page|part-[0-9]+)"`)

// eventHandler reports whether " on..." starts an attribute like onclick="...".
func eventHandler(s string) bool {
	name, _, ok := strings.Cut(s[1:], "=\"")
	return ok && len(name) < 20 && !strings.ContainsAny(name, " <>.,;:'\n")
}

// WellFormed parses a picture as XML and checks its SVG: no ids, scripts, styles or links.
func WellFormed(t testing.TB, name, svg string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(svg))
	depth, roots := 0, 0
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		switch e := token.(type) {
		case xml.StartElement:
			if depth == 0 {
				roots++
			}
			depth++
			switch e.Name.Local {
			case "svg", "title", "desc", "g", "path", "text", "circle", "rect":
			default:
				t.Errorf("%s: element %s", name, e.Name.Local)
			}
			for _, a := range e.Attr {
				if a.Name.Local == "id" || a.Name.Local == "style" || a.Name.Local == "href" ||
					strings.HasPrefix(a.Name.Local, "on") {
					t.Errorf("%s: attribute %s", name, a.Name.Local)
				}
				if strings.Contains(a.Value, "url(") {
					t.Errorf("%s: %s refers to %s", name, a.Name.Local, a.Value)
				}
			}
		case xml.EndElement:
			depth--
		}
	}
	if roots != 1 || depth != 0 {
		t.Errorf("%s: %d roots", name, roots)
	}
}
