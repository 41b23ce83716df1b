package main

import (
	"encoding/xml"
	"fmt"
	"io"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"

	pagewords "muster/internal/words"
)

// catalogue returns the English texts of sheets, cards, kits and pages, a text for each file of a translation. A test
// of internal/words holds that a translation has a row for each text.
func catalogue() (map[string][]string, error) {
	made := map[string][]string{}
	for _, tag := range pagewords.Tags()[1:] {
		files, err := pagewords.Of(tag)
		if err != nil {
			return nil, err
		}
		for _, rows := range files {
			name := "internal/words/" + strings.TrimSuffix(rows.File, ".toml") + ".md"
			for _, t := range rows.Texts {
				made[name] = append(made[name], t.English)
			}
			for i := range rows.Counts {
				made[name] = append(made[name], rows.Counts[i].English)
			}
			slices.Sort(made[name])
			made[name] = slices.Compact(made[name])
		}
	}
	return made, nil
}

// webPages returns the text of those pages that are HTML, a text for each.
func webPages(pages []text) (map[string][]string, error) {
	made := map[string][]string{}
	for _, p := range pages {
		if !isWebPage(p.Name) {
			continue
		}
		data, err := os.ReadFile(p.Path)
		if err != nil {
			return nil, err
		}
		if made[p.Name+".md"], err = htmlText(action.ReplaceAllString(string(data), "")); err != nil {
			return nil, fmt.Errorf("%s: %w", p.Name, err)
		}
	}
	return made, nil
}

// isWebPage reports whether a file is HTML, or a template that writes it.
func isWebPage(name string) bool { return path.Ext(name) == ".html" || path.Ext(name) == ".qtpl" }

// action is a tag of a template.
var action = regexp.MustCompile(`(?s)\{%.*?%\}`)

// inline elements do not end a paragraph. Silent ones contain no text.
var (
	inline = []string{"a", "b", "em", "i", "small", "span", "strong"}
	silent = regexp.MustCompile(`(?s)<(script|style|code)\b.*?</(script|style|code)>`)
	labels = []string{"aria-label", "title", "alt", "placeholder"}
)

// htmlText returns the paragraphs of a page, with the texts that only a screen reader or a pointer shows.
func htmlText(page string) ([]string, error) {
	var list []string
	var joined strings.Builder
	end := func(element string) {
		if slices.Contains(inline, element) {
			return
		}
		if words := strings.Join(strings.Fields(joined.String()), " "); words != "" {
			list = append(list, words)
		}
		joined.Reset()
	}
	tokens := xml.NewDecoder(strings.NewReader(silent.ReplaceAllString(page, "")))
	tokens.Strict, tokens.Entity = false, xml.HTMLEntity
	for {
		token, err := tokens.RawToken() // elements need not match: a template holds both ways of a choice
		if err == io.EOF {
			end("")
			return list, nil
		}
		if err != nil {
			return nil, err
		}
		switch t := token.(type) {
		case xml.CharData:
			joined.Write(t)
		case xml.EndElement:
			end(t.Name.Local)
		case xml.StartElement:
			end(t.Name.Local)
			for _, a := range t.Attr {
				if slices.Contains(labels, a.Name.Local) && a.Value != "" {
					list = append(list, a.Value)
				}
			}
		}
	}
}
