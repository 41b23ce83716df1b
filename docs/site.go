package docs

import (
	"regexp"
	"strings"
	"sync"
)

// SiteURL is the address of the published site that `make site` makes, without a slash at its end. It is "" without a
// published site. `make generate` writes it from SITE_URL in the Makefile.
const SiteURL = ""

// Site is the address of the published documentation; the zero value means unpublished.
type Site string

// Home returns the address of the documentation, or "".
func (s Site) Home() string {
	if s == "" {
		return ""
	}
	return string(s) + "/docs/"
}

// Check returns the address of the page of a check on the site of `make site`, or "".
func (s Site) Check(code string) string {
	if _, ok := Check(code); !ok || s == "" {
		return ""
	}
	return s.Home() + "checks/" + code + ".html"
}

// Page returns the address of a page on the site of `make site`, or "". The page is a path under docs
// ("how-to/printing.md") or a folder of pages ("checks").
func (s Site) Page(name string) string {
	if s == "" {
		return ""
	}
	if page, ok := strings.CutSuffix(name, ".md"); ok {
		return s.Home() + page + ".html"
	}
	return s.Home() + name + "/index.html"
}

// Reach returns the way to a page or a folder of pages for users without the folder docs. It is the page's address on
// the site or, without a site, the command that prints it.
func (s Site) Reach(name string) string {
	if address := s.Page(name); address != "" {
		return address
	}
	if topic, ok := strings.CutSuffix(name, ".md"); ok {
		return "muster explain " + topic
	}
	return "muster list " + name
}

// pagePath is compiled on first use by help, not at the start of every command.
var pagePath = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\bdocs/[a-z0-9/-]+(?:\.md)?`) })

// Reachable replaces the paths of pages in a text by their Reach. The words of a replacement are joined by no-break
// spaces.
func (s Site) Reachable(text string) string {
	return pagePath().ReplaceAllStringFunc(text, func(page string) string {
		return strings.ReplaceAll(s.Reach(strings.TrimPrefix(page, "docs/")), " ", NoBreak)
	})
}

// NoBreak is the no-break space.
const NoBreak = "\u00a0"
