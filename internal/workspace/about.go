package workspace

import (
	"slices"
	"strings"
	"sync"

	"muster/docs"
	"muster/internal/games"
	"muster/report/findings"
	"muster/validate"
)

// About returns a function that describes a finding's code, with its manual page on a site.
func About(site docs.Site) func(code string) (findings.About, bool) {
	return func(code string) (findings.About, bool) {
		described := games.PageOf(code)
		page, ok := docs.Check(described)
		if !ok {
			return findings.About{}, false
		}
		all := codes()
		i := slices.IndexFunc(all, func(c validate.Code) bool { return c.Code == code })
		if i < 0 {
			return findings.About{}, false
		}
		head, _, _ := strings.Cut(page, "\n")
		_, title, _ := strings.Cut(head, ": ")
		return findings.About{
			Title: title, Page: page, Address: site.Check(described), Severity: all[i].Severity, Rules: all[i].Rules,
		}, true
	}
}

var codes = sync.OnceValue(func() []validate.Code { return validate.Codes(games.Checks()) })
