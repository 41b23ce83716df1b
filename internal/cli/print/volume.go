package print

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"muster/draw"
	"muster/internal/browser"
	"muster/internal/cli/shell"
	"muster/internal/games"
	"muster/schema/diag"
	"muster/schema/project/disk"
	"muster/sheet"
	"muster/sheet/booklet"
)

// The pages of a folder: all sheets in one document, and the page that finds them.
const (
	bookletName = "booklet"
	indexName   = "index"
)

// volumeNames are the names that no sheet has.
func volumeNames() []string { return []string{bookletName, indexName} }

// mostChapters is how many sheets a booklet takes: a browser opens no document of thousands.
const mostChapters = 400

// volume is what is written beside the sheets of a folder; nil where nothing is.
type volume struct {
	*booklet.Volume
	ending string // of the sheets that the index leads to
	print  bool   // there is a booklet as a PDF
}

// volume is what is to be written of all that is printed, where that is a folder or the whole library, in a format that
// is read as pages.
func (a *app) volume(chosen *shell.Choice, words []string, flags printFlags) (*volume, error) {
	v := &volume{
		&booklet.Volume{Kinds: games.Printed(), Language: flags.language, Print: flags.print()},
		".html", flags.has(pdf),
	}
	switch {
	case flags.out == "-" || flags.part != wholeSheet || flags.poster != "" || !flags.all && len(chosen.Folders) == 0:
		return nil, nil
	case !flags.has(html, pdf):
		return nil, nil
	case !flags.has(html):
		v.ending = ".pdf"
	}
	if v.Booklet = bookletName + v.ending; len(chosen.Entries) > mostChapters {
		v.Booklet = ""
		a.Complain("muster: ", fmt.Sprintf("no booklet: it takes at most %d sheets, and %d are printed", mostChapters,
			len(chosen.Entries)))
	}
	v.Title = a.titleOf(chosen, words, flags)
	for _, w := range chosen.Wrong {
		v.Refused = append(v.Refused, booklet.Refused{File: w.File, Why: why(w), Needs: w.Needs})
	}
	written := []string{indexName + ".html", v.Booklet}
	if v.Booklet != "" && v.print {
		written = append(written, bookletName+".pdf")
	}
	for _, name := range written {
		if err := ours(filepath.Join(flags.out, name)); name != "" && err != nil {
			return nil, err
		}
	}
	return v, nil
}

// titleOf is what the booklet is called: by the project, or by the folder; "" where there is neither.
func (a *app) titleOf(chosen *shell.Choice, words []string, flags printFlags) string {
	if flags.title != "" {
		return sheet.Clean(flags.title)
	}
	if len(chosen.Folders) == 1 {
		if name := filepath.Base(filepath.Clean(chosen.Folders[0])); name != "." && name != ".." &&
			name != string(filepath.Separator) {
			return sheet.Clean(name)
		}
	}
	return ""
}

// why is what is wrong with a file, a line for each error.
func why(w shell.Wrong) []string {
	var out []string
	for _, d := range w.Errors {
		line := diag.Printable(d.Message) + " [" + d.Code + "]"
		if d.Start.Line > 0 {
			line = fmt.Sprintf("%d:%d: ", d.Start.Line, d.Start.Column) + line
		}
		out = append(out, line)
	}
	return out
}

// mark is what all pages of Muster's have near their beginning.
const mark = `<meta name="generator" content="Muster">`

// ours refuses to write over a page of somebody else's: a folder that has an index of its own may be anybody's.
func ours(path string) error {
	f, err := os.Open(path)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err == nil {
		defer f.Close()
		begins := make([]byte, 1<<10)
		n := 0
		if n, err = f.Read(begins); err == nil || n == 0 {
			if n == 0 || bytes.HasPrefix(begins, []byte("%PDF")) || bytes.Contains(begins[:n], []byte(mark)) {
				return nil
			}
			return shell.Usage("name another folder after -o", "%s is not a page of Muster and is not overwritten", path)
		}
	}
	return shell.Usage("name another folder after -o", "cannot read %s: %s", path, disk.Reason(err))
}

// add takes a sheet.
func (v *volume) add(name string, l leaf) {
	if v == nil {
		return
	}
	v.Add(booklet.Entry{
		Summary: l.pages.Summary(l.Entry, l.look), Game: games.Of(l.Entry).Catalog.Title, ID: l.ID, File: name + v.ending,
		Content: l.look.Hash,
		Played:  slices.Contains(games.Played(), l.Doc.Kind), Judged: booklet.Judged(l.evidence.Verdict),
		Evidence: l.look.Evidence,
	}, l.page)
}

// bind writes the booklet, as it was made, and the index.
func (a *app) bind(v *volume, bound making, flags printFlags) error {
	if v == nil || v.Empty() {
		return nil
	}
	files, err := bound()
	if err != nil {
		return err
	}
	for _, f := range append(files, file{indexName + ".html", v.Index()}) {
		if err := a.Page(flags.out, f.name, f.text); err != nil {
			return err
		}
	}
	return nil
}

// bound is the booklet as files, if there is one.
func (p *press) bound(v *volume) making {
	if v == nil || v.Booklet == "" || v.Empty() {
		return ready(nil, nil)
	}
	var parts []making
	if p.flags.has(html) {
		parts = append(parts, func() ([]file, error) { return []file{{v.Booklet, v.Bound(nil)}}, nil })
	}
	if v.print {
		parts = append(parts, func() ([]file, error) {
			text, err := p.with(func(b *browser.Browser) ([]byte, error) { return numbered(b, v) })
			return []file{{bookletName + ".pdf", text}}, err
		})
	}
	return joined(parts)
}

// numbered is the booklet with the numbers of pages in its contents. On which page a part begins is known once the
// booklet was set: without its drawings, which is quick. What is printed then says whether that was right; where it was
// not, it is set again with what it says itself.
func numbered(b *browser.Browser, v *volume) ([]byte, error) {
	pages, err := b.Anchors(bookletName, draw.Blank(v.Bound(nil)))
	if err != nil {
		return nil, err
	}
	text, err := b.PDF(bookletName, v.Bound(pages))
	if err != nil {
		return nil, err
	}
	if found := browser.Anchors(text); !maps.Equal(found, pages) {
		return b.PDF(bookletName, v.Bound(found))
	}
	return text, nil
}

// addressOf is where a sheet can be had, if the project says where: its file in that folder, and which version of it.
func (f *printFlags) addressOf(name, content string) string {
	if f.address == "" {
		return ""
	}
	ending := ".html"
	if f.has(pdf) && !f.has(html) {
		ending = ".pdf"
	}
	return strings.TrimRight(f.address, "/") + "/" + name + ending + "#content-" + content
}
