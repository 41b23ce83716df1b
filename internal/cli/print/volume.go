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
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/sheet/booklet"
	"muster/schema/diag"
	"muster/schema/project/disk"
	"muster/sheet"
)

// The extra pages of a folder: all sheets in one document, and an index of them.
const (
	bookletName = "booklet"
	indexName   = "index"
)

// volumeNames lists the file names reserved for these.
func volumeNames() []string { return []string{bookletName, indexName} }

// mostChapters is the maximum number of sheets in a booklet: a browser cannot open a document of thousands.
const mostChapters = 400

// volume is written next to the sheets of a folder; nil for none.
type volume struct {
	*booklet.Volume
	ending string // of the sheets that the index leads to
	print  bool   // there is a booklet as a PDF
}

// volume returns the volume of a run that prints a folder or the whole library, in a format with pages.
func (a *app) volume(chosen *cliutil.Choice, words []string, flags printFlags) (*volume, error) {
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

// titleOf returns the title of the booklet: that of the project or the folder; "" without either.
func (a *app) titleOf(chosen *cliutil.Choice, words []string, flags printFlags) string {
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

// why returns the errors of a file, one line each.
func why(w cliutil.Wrong) []string {
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

// mark occurs near the beginning of all pages made by Muster.
const mark = `<meta name="generator" content="Muster">`

// ours refuses to overwrite a page that Muster did not make: a folder may have an index page of its own.
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
			return cliutil.Usage("name another folder after -o", "%s is not a page of Muster and is not overwritten", path)
		}
	}
	return cliutil.Usage("name another folder after -o", "cannot read %s: %s", path, disk.Reason(err))
}

// add adds a sheet.
func (v *volume) add(name string, j job) {
	if v == nil {
		return
	}
	v.Add(booklet.Entry{
		Summary: j.pages.Summary(j.Entry, j.look), Game: games.Of(j.Entry).Catalog.Title, ID: j.ID, File: name + v.ending,
		Content: j.look.Hash,
		Played:  slices.Contains(games.Played(), j.Doc.Kind), Judged: booklet.JudgedBy(&j.evidence),
		Balance:  sheet.Balance(v.Language, &j.evidence),
		Evidence: j.look.Evidence,
	}, j.page)
}

// bind writes the finished booklet and the index.
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

// bound returns the booklet as files, if there is one.
func (r *renderer) bound(v *volume) making {
	if v == nil || v.Booklet == "" || v.Empty() {
		return ready(nil, nil)
	}
	var parts []making
	if r.flags.has(html) {
		parts = append(parts, func() ([]file, error) { return []file{{v.Booklet, v.Bound(nil)}}, nil })
	}
	if v.print {
		parts = append(parts, func() ([]file, error) {
			text, err := r.with(func(b *browser.Browser) ([]byte, error) { return numbered(b, v) })
			return []file{{bookletName + ".pdf", text}}, err
		})
	}
	return joined(parts)
}

// numbered returns the booklet with page numbers in its contents. It first prints the booklet without drawings, which
// is fast, to get the page numbers. If the final print has other numbers, it prints again with those.
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

// addressOf returns the URL of a sheet if the project configures one: its file in that folder, with its version.
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
