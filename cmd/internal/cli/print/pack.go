package print

import (
	"archive/zip"
	"bytes"
	"time"

	"muster/cmd/internal/cli/shell"
)

// made is when all that is in an archive was made. A sheet tells its version by the number of its content.
var made = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

// pack is an archive with all that can be printed of a definition, and with what it is made from: whoever unpacks it
// can play from the sheet, and change the sources and check them.
func (p *press) pack(name string, l leaf) ([]byte, error) {
	page := l.page()
	files := []file{{name + ".md", page.Markdown()}, {name + ".html", page.HTML()}}
	if picture := l.picture(); picture != nil {
		files = append(files, file{name + ".svg", picture})
	}
	if !p.none {
		text, err := p.pdf(name, page)
		if err != nil {
			return nil, err
		}
		files = append(files, file{name + ".pdf", text})
		if l.picture() != nil {
			if text, err = p.png(name, l); err != nil {
				return nil, err
			}
			files = append(files, file{name + ".png", text})
		}
	}
	for _, e := range shell.MadeFrom(l.pages.Made(l.Entry)...) {
		files = append(files, file{"sources/" + e.ID + "." + e.Doc.Kind + ".toml", e.Doc.File.Text})
	}
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, f := range files {
		entry, err := w.CreateHeader(&zip.FileHeader{Name: name + "/" + f.name, Method: zip.Deflate, Modified: made})
		if err != nil {
			return nil, err
		}
		if _, err := entry.Write(f.text); err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return b.Bytes(), err
}
