package list

import (
	"path"
	"strings"

	"muster/docs"
	"muster/schema/source"
)

var (
	pageLink = source.LazyRegexp(`\[([^\]\n]+)\]\(([^()\s]+)\)`)
	comment  = source.LazyRegexp(`(?s)<!--.*?-->\n?`)
)

// explainPage returns a documentation page by its topic; "" for none. It replaces links by the page's address or the
// command that prints it.
func explainPage(site docs.Site, word string) string {
	name, text := docs.Topic(word)
	if name == "" {
		return ""
	}
	next := "muster explain how-to/tasks"
	if path.Dir(name) == "reference/commands" {
		next = strings.TrimSuffix(path.Base(name), ".md") + " --help"
		if !strings.HasPrefix(next, "muster") { // the pages of the programs have their names
			next = "muster " + next
		}
	}
	return linked(site, path.Dir(name), comment().ReplaceAllString(text, "")) + nextStep(next)
}

// linked replaces the links of a page in a folder of docs.
func linked(site docs.Site, folder, text string) string {
	return pageLink().ReplaceAllStringFunc(text, func(link string) string {
		m := pageLink().FindStringSubmatch(link)
		label, to := m[1], m[2]
		if strings.Contains(to, "://") {
			return label + " (" + to + ")"
		}
		to, _, _ = strings.Cut(to, "#")
		to = path.Join(folder, to)
		if topic, _ := docs.Topic(to); topic == to && topic != "" {
			if strings.HasSuffix(label, ".md") {
				return site.Reach(topic)
			}
			return label + " (" + site.Reach(topic) + ")"
		}
		code := strings.TrimSuffix(strings.TrimPrefix(to, "checks/"), ".md")
		if _, ok := docs.Check(code); ok && label != code && label != "`"+code+"`" {
			return label + " (muster explain " + code + ")"
		}
		return label // an image, a file of the repository or a check's code
	})
}
