package print

import (
	"muster/internal/games"

	"archive/zip"
	"bytes"
	"time"
)

// made is when all that is in an archive was made. A sheet tells its version by the number of its content.
var made = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

// pack is an archive with all that can be printed of a definition, and with what it is made from: whoever unpacks it
// can play from the sheet, and change the sources and check them.
func (p *press) pack(name string, l leaf) making {
	page := l.page()
	text := page.HTML()
	files := []file{{name + ".md", page.Markdown()}, {name + ".html", text}}
	var printed []making
	picture := l.picture()
	if picture != nil {
		files = append(files, file{name + ".svg", picture})
	}
	if !p.none {
		printed = append(printed, p.pdf(name, text))
		if picture != nil {
			printed = append(printed, p.png(name, l))
		}
	}
	var sources []file
	for _, e := range games.MadeFrom(l.pages.Made(l.Entry)...) {
		sources = append(sources, file{"sources/" + e.ID + "." + e.Doc.Kind + ".toml", e.Doc.File.Text})
	}
	return func() ([]file, error) {
		for _, rest := range printed {
			more, err := rest()
			if err != nil {
				return nil, err
			}
			files = append(files, more...)
		}
		text, err := zipped(name, append(files, sources...))
		return []file{{name + ".zip", text}}, err
	}
}

// zipped is an archive of a folder of that name with some files.
func zipped(name string, files []file) ([]byte, error) {
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
