package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// themeFolder holds Hugo's configuration, the layouts and the style sheet.
const themeFolder = "docs/site"

// source is the repository: its root, and the files known to git.
type source struct {
	root  string
	files []string // slash-separated, sorted
}

func repository(ctx context.Context, root string) (source, error) {
	cmd := exec.CommandContext(ctx, "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		return source{}, fmt.Errorf("git ls-files: %w", err)
	}
	files := strings.Split(strings.TrimRight(string(out), "\x00"), "\x00")
	slices.Sort(files)
	return source{root, slices.Compact(files)}, nil
}

// section is a folder of pages with an index of its own.
type section struct {
	folder, title, summary string
}

// sections are the folders in the order of the menu.
var sections = []section{
	{"docs", "Documentation", "All pages, sorted by kind."},
	{"docs/tutorials", "Tutorials", "Step by step from an empty folder to a result."},
	{"docs/how-to", "How-to guides", "One task a page."},
	{"docs/reference", "Reference", "Every command, setting and source."},
	{"docs/reference/commands", "Commands", "Every command and flag of muster and muster-batch."},
	{"docs/formats", "File formats", "Every key of every file."},
	{"docs/checks", "Checks", "Every finding, with a bad and a good example."},
	{"docs/rules", "Rules", "Every rule, where Muster enforces it and what tests it."},
	{"docs/explanation", "Explanation", "How Muster works and why."},
	{"docs/adr", "Decisions", "Decisions about the design, with reasons."},
}

// tutorials are the pages of docs/tutorials in reading order. Pages of other folders are sorted by title.
var tutorials = []string{"first-scenario", "first-card-set", "epic", "medieval-battle", "runewars-realm",
	"community-repository", "new-game"}

// weight returns the position of a page in its folder, from 1; 0 for one sorted by title after the others.
func (p page) weight() int {
	if path.Dir(p.name) != "docs/tutorials" {
		return 0
	}
	return slices.Index(tutorials, strings.TrimSuffix(path.Base(p.name), ".md")) + 1
}

// isPage reports whether a file becomes a page: the documentation, and the README files of examples and editors.
func isPage(name string) bool {
	if path.Ext(name) != ".md" || strings.Contains(name, "testdata/") {
		return false
	}
	for _, folder := range []string{"docs/", "extensions/", "examples/"} {
		if strings.HasPrefix(name, folder) {
			return true
		}
	}
	return !strings.Contains(name, "/")
}

// writeContent writes the pages for Hugo, an index for each folder of pages, and every other linked file.
func (s source) writeContent(work string) error {
	folders := map[string]bool{}
	linked := map[string]bool{}
	for _, name := range s.files {
		if !isPage(name) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(s.root, filepath.FromSlash(name)))
		if err != nil {
			return err
		}
		p := pageOf(name, text)
		if err := p.write(work); err != nil {
			return err
		}
		for _, to := range p.links() {
			linked[to] = true
		}
		for d := path.Dir(name); d != "."; d = path.Dir(d) {
			folders[d] = true
		}
	}
	for _, folder := range sortedKeys(folders) {
		if err := s.writeIndex(work, folder); err != nil {
			return err
		}
	}
	for _, name := range s.files {
		if linked[name] && !isPage(name) {
			if err := s.copyStatic(work, name); err != nil {
				return err
			}
		}
	}
	return nil
}

func sortedKeys(m map[string]bool) []string {
	var keys []string
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// page is one page: its path, its title, its first sentence and its text below the title.
type page struct {
	name, title, summary string
	layout               string // "" for the one of its kind
	body                 []byte
}

var heading = regexp.MustCompile(`(?m)\A# (.+)\n`)

func pageOf(name string, text []byte) page {
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	p := page{name: name, title: path.Base(name), body: text}
	if m := heading.FindSubmatch(text); m != nil {
		p.title = plain(string(m[1]))
		p.body = text[len(m[0]):]
	}
	p.summary = firstSentence(string(p.body))
	return p
}

var (
	markup   = regexp.MustCompile("[`*]")
	link     = regexp.MustCompile(`!?\[([^\]]*)\]\(([^)\s]+)\)`)
	sentence = regexp.MustCompile(`^.*?[.!?](?:\s|$)`)
)

// plain removes the markup of a line.
func plain(line string) string {
	return markup.ReplaceAllString(link.ReplaceAllString(line, "$1"), "")
}

// firstSentence returns the first sentence of the first paragraph of prose, for lists of pages.
func firstSentence(body string) string {
	for part := range strings.SplitSeq(body, "\n\n") {
		part = strings.TrimSpace(part)
		if part == "" || strings.ContainsAny(part[:1], "#|`!<*-[") {
			continue
		}
		line := plain(strings.Join(strings.Fields(part), " "))
		if m := sentence.FindString(line); m != "" {
			return strings.TrimSpace(m)
		}
		return line
	}
	return ""
}

// links lists the files of the repository that the page links to, without anchors.
func (p page) links() []string {
	var names []string
	for _, m := range link.FindAllSubmatch(p.body, -1) {
		to, _, _ := strings.Cut(string(m[2]), "#")
		if to == "" || strings.Contains(to, ":") {
			continue
		}
		names = append(names, path.Join(path.Dir(p.name), to))
	}
	return names
}

// write writes the page with its front matter. A README is the index of its folder; that of the root is the home page.
func (p page) write(work string) error {
	address, file := "/"+strings.TrimSuffix(p.name, ".md")+".html", p.name
	if p.name == "README.md" {
		address, file = "/index.html", "_index.md"
	}
	return writeFile(filepath.Join(work, "content", filepath.FromSlash(file)), frontMatter(p, address), p.body)
}

func frontMatter(p page, address string) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "+++\ntitle = %s\nsummary = %s\nurl = %s\nsource = %s\nlayout = %s\nweight = %d\n+++\n",
		strconv.Quote(p.title), strconv.Quote(p.summary), strconv.Quote(address), strconv.Quote(p.name),
		strconv.Quote(p.layout), p.weight())
	return b.Bytes()
}

// writeIndex writes the page that lists a folder's pages.
func (s source) writeIndex(work, folder string) error {
	p := page{name: folder, title: path.Base(folder)}
	for _, known := range sections {
		if known.folder == folder {
			p.title, p.summary = known.title, known.summary
		}
	}
	file := filepath.Join(work, "content", filepath.FromSlash(folder), "_index.md")
	return writeFile(file, frontMatter(p, "/"+folder+"/index.html"))
}

func (s source) copyStatic(work, name string) error {
	text, err := os.ReadFile(filepath.Join(s.root, filepath.FromSlash(name)))
	if err != nil {
		return err
	}
	return writeFile(filepath.Join(work, "static", filepath.FromSlash(name)), text)
}

func writeFile(name string, parts ...[]byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, bytes.Join(parts, nil), 0o644)
}
