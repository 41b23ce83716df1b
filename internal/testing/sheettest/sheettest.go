// Package sheettest holds pages and pictures against what they promise, whatever game they are of: that they stand
// alone and hold nothing that a browser would run, and that their texts come in order. It is for tests alone. Start
// with StandsAlone for a page, and with WellFormed for a picture.
package sheettest

import (
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"
)

// InOrder fails where a text is missing from a page or out of order; how the page breaks its lines is all the same.
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

// StandsAlone fails where a page in HTML takes something from elsewhere, would run something, or names a part of
// itself but its sections: a sheet is one file, and several pictures of it may be alike.
func StandsAlone(t testing.TB, name, html string) {
	t.Helper()
	html = strings.ReplaceAll(html, `src:url(data:font/woff2;base64,`, "") // its own font stands in it
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

// ownParts are the parts that a page may name: its sections, for the links before them.
var ownParts = regexp.MustCompile(` id="(page|part-[0-9]+)"`)

// eventHandler reports whether " on..." starts an attribute like onclick="...".
func eventHandler(s string) bool {
	name, _, ok := strings.Cut(s[1:], "=\"")
	return ok && len(name) < 20 && !strings.ContainsAny(name, " <>.,;:'\n")
}

// WellFormed reads a picture as XML and holds it against the promises of SVG: no ids, scripts, styles or links.
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
