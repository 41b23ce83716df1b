package docs

import (
	"regexp"
	"strings"
	"sync"
)

// SiteURL is the address of the published site that `make site` makes, without a slash at its end; "" while there is
// none. `make generate` writes it from SITE_URL in the Makefile.
const SiteURL = ""

// Site is the address of the published documentation; the zero value is one that is not published.
type Site string

// Home returns the address of the documentation, or "".
func (s Site) Home() string {
	if s == "" {
		return ""
	}
	return string(s) + "/docs/"
}

// Check returns the address of the page of a check, or "": where `make site` puts it.
func (s Site) Check(code string) string {
	if _, ok := Check(code); !ok || s == "" {
		return ""
	}
	return s.Home() + "checks/" + code + ".html"
}

// Page returns the address of a page by its path under docs ("how-to/printing.md"), or of a folder of pages ("checks"),
// or "": where `make site` puts it.
func (s Site) Page(name string) string {
	if s == "" {
		return ""
	}
	if page, ok := strings.CutSuffix(name, ".md"); ok {
		return s.Home() + page + ".html"
	}
	return s.Home() + name + "/index.html"
}

// Reach is how a user of the program, who has no folder docs, reaches a page or a folder of pages: its address on the
// site, or without a site the command that prints it.
func (s Site) Reach(name string) string {
	if address := s.Page(name); address != "" {
		return address
	}
	if topic, ok := strings.CutSuffix(name, ".md"); ok {
		return "muster explain " + topic
	}
	return "muster list " + name
}

// pagePath is compiled when help needs it, not at the start of every command.
var pagePath = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\bdocs/[a-z0-9/-]+(?:\.md)?`) })

// Reachable replaces the paths of pages in a text by how users reach them. Their words are joined by no-break spaces.
func (s Site) Reachable(text string) string {
	return pagePath().ReplaceAllStringFunc(text, func(page string) string {
		return strings.ReplaceAll(s.Reach(strings.TrimPrefix(page, "docs/")), " ", NoBreak)
	})
}

// NoBreak is the space at which a line is not broken.
const NoBreak = "\u00a0"
