package project

import (
	"bytes"
	"io/fs"
)

// Edited returns Files in which some files have other texts, to preview changes before writing them. Texts are keyed by
// resolved path.
func Edited(files Files, texts map[string][]byte) Files { return edited{files, texts} }

type edited struct {
	Files
	texts map[string][]byte
}

func (e edited) Open(name string) (fs.File, error) {
	file, err := e.Files.Open(name)
	if err != nil {
		return nil, err
	}
	if real, err := e.Real(name); err == nil && e.texts[real] != nil {
		return &editedFile{File: file, text: bytes.NewReader(e.texts[real])}, nil
	}
	return file, nil
}

// editedFile is a file with a replaced text.
type editedFile struct {
	fs.File
	text *bytes.Reader
}

func (f *editedFile) Read(p []byte) (int, error) { return f.text.Read(p) }
