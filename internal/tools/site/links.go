package main

import (
	"fmt"
	"io/fs"
	"net/url"
	"path"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// document is the data of a page for the link check.
type document struct {
	links []string
	ids   map[string]bool
}

// brokenLinks follows every relative link of a site's pages, including anchors, and returns a line for each broken one.
// It does not follow links to other hosts.
func brokenLinks(site fs.FS) ([]string, error) {
	files := map[string]bool{}
	pages := map[string]document{}
	err := fs.WalkDir(site, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		files[name] = true
		if path.Ext(name) != ".html" {
			return nil
		}
		text, err := fs.ReadFile(site, name)
		if err != nil {
			return err
		}
		pages[name], err = documentOf(string(text))
		return err
	})
	if err != nil {
		return nil, err
	}
	var broken []string
	for name, p := range pages {
		for _, to := range p.links {
			if why := follow(name, to, files, pages); why != "" {
				broken = append(broken, fmt.Sprintf("%s: %s: %s", name, to, why))
			}
		}
	}
	slices.Sort(broken)
	return slices.Compact(broken), nil
}

// follow returns why a link of a page is broken, else "".
func follow(from, link string, files map[string]bool, pages map[string]document) string {
	u, err := url.Parse(link)
	if err != nil {
		return "not an address"
	}
	if u.Scheme != "" || u.Host != "" {
		return ""
	}
	if strings.HasPrefix(u.Path, "/") {
		return "not relative"
	}
	to := from
	if u.Path != "" {
		to = path.Join(path.Dir(from), u.Path)
		if !files[to] && files[path.Join(to, "index.html")] {
			to = path.Join(to, "index.html")
		}
	}
	if !files[to] {
		return "no such file"
	}
	if p, ok := pages[to]; ok && u.Fragment != "" && !p.ids[u.Fragment] {
		return "no such anchor"
	}
	return ""
}

func documentOf(text string) (document, error) {
	root, err := html.Parse(strings.NewReader(text))
	if err != nil {
		return document{}, err
	}
	d := document{ids: map[string]bool{}}
	for n := range root.Descendants() {
		for _, a := range n.Attr {
			switch {
			case a.Key == "id", a.Key == "name" && n.Data == "a":
				d.ids[a.Val] = true
			case a.Key == "href" && n.Data != "use", a.Key == "src":
				d.links = append(d.links, a.Val)
			}
		}
	}
	return d, nil
}
