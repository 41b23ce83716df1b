package print

import (
	"muster/internal/games"

	"archive/zip"
	"bytes"
	"time"
)

// made is the time stamp of all files in an archive. A sheet shows its version by the hash of its content.
var made = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

// pack makes an archive with everything printable of a definition, and its sources: users can play from the sheet, and
// change and check the sources.
func (r *renderer) pack(name string, j job) making {
	page := j.page()
	text := page.HTML()
	files := []file{{name + ".md", page.Markdown()}, {name + ".html", text}}
	var printed []making
	picture := j.picture()
	if picture != nil {
		files = append(files, file{name + ".svg", picture})
	}
	if !r.none {
		printed = append(printed, r.pdf(name, text))
		if picture != nil {
			printed = append(printed, r.png(name, j))
		}
	}
	var sources []file
	for _, e := range games.MadeFrom(j.pages.Made(j.Entry)...) {
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

// zipped returns an archive of a folder with a name and some files.
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
