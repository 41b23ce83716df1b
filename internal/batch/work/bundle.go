package work

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"muster/schema/source"
)

// Limits of a bundle: more than any project has, and less than would fill a worker's memory.
const (
	MostFiles  = 20_000
	MostName   = 1_000    // bytes
	MostPacked = 64 << 20 // bytes
	MostText   = 256 << 20
)

// The kind in a bundle, and the version of its format.
const (
	kind    = "content"
	version = 1
)

// packed is a bundle before compression.
type packed struct {
	Kind    string `json:"kind"`
	Version int    `json:"version"`
	Files   []file `json:"files"` // by name
}

type file struct {
	Name string `json:"name"` // in the project, with slashes
	Text []byte `json:"text"`
}

// Pack makes a bundle of files, named relative to their project. The error is a sentence.
func Pack(files []*source.File) ([]byte, error) {
	p := packed{Kind: kind, Version: version, Files: []file{}}
	for _, f := range files {
		p.Files = append(p.Files, file{f.Name, f.Text})
	}
	slices.SortFunc(p.Files, func(a, b file) int { return cmp.Compare(a.Name, b.Name) })
	if err := p.check(); err != nil {
		return nil, err
	}
	text, err := json.Marshal(p)
	if err != nil {
		panic("bundle: files that cannot be written: " + err.Error()) // plain structs always can
	}
	var out bytes.Buffer
	z := gzip.NewWriter(&out) // its header names no time and no file
	if _, err := z.Write(text); err != nil {
		panic("bundle: " + err.Error()) // a buffer takes all
	}
	if err := z.Close(); err != nil {
		panic("bundle: " + err.Error())
	}
	if out.Len() > MostPacked {
		return nil, fmt.Errorf("the files have %d bytes; the limit is %d", out.Len(), MostPacked)
	}
	return out.Bytes(), nil
}

// OpenBundle reads an untrusted bundle. The error is a sentence.
func OpenBundle(text []byte) ([]*source.File, error) {
	if len(text) > MostPacked {
		return nil, fmt.Errorf("the files have more than %d bytes", MostPacked)
	}
	z, err := gzip.NewReader(bytes.NewReader(text))
	if err != nil {
		return nil, errors.New("the data is not a bundle of files")
	}
	const most = MostText + MostText/2 // base64 takes a third more
	plain, err := io.ReadAll(io.LimitReader(z, most+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("the bundle of files cannot be read: %w", err)
	case len(plain) > most:
		return nil, fmt.Errorf("the files have more than %d bytes", MostText)
	}
	var p packed
	dec := json.NewDecoder(bytes.NewReader(plain))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&p); err != nil || p.Kind != kind {
		return nil, errors.New("the data is not a bundle of files")
	}
	if p.Version != version {
		return nil, fmt.Errorf("the bundle has format %d; this version of Muster reads format %d", p.Version, version)
	}
	if err := p.check(); err != nil {
		return nil, err
	}
	out := make([]*source.File, len(p.Files))
	for i, f := range p.Files {
		out[i] = source.NewFile(f.Name, f.Text)
	}
	return out, nil
}

// check refuses content that no project has.
func (p *packed) check() error {
	if len(p.Files) > MostFiles {
		return fmt.Errorf("the bundle has %d files; the limit is %d", len(p.Files), MostFiles)
	}
	size := 0
	for i, f := range p.Files {
		if !sensible(f.Name) {
			return fmt.Errorf("the bundle has a file with the invalid name %q", clip(f.Name))
		}
		if i > 0 && p.Files[i-1].Name >= f.Name {
			return fmt.Errorf("the bundle has %q twice, or out of order", clip(f.Name))
		}
		if len(f.Text) > source.MaxSize {
			return fmt.Errorf("%q has %d bytes; the limit is %d", clip(f.Name), len(f.Text), source.MaxSize)
		}
		if size += len(f.Text); size > MostText {
			return fmt.Errorf("the files have more than %d bytes", MostText)
		}
	}
	return nil
}

// sensible reports whether a name is valid for a project file.
func sensible(name string) bool {
	return name != "" && len(name) <= MostName && utf8.ValidString(name) && path.Clean(name) == name &&
		!path.IsAbs(name) && name != "." && name != ".." && !strings.HasPrefix(name, "../") &&
		!strings.Contains(name, `\`) && strings.IndexFunc(name, unicode.IsControl) < 0
}

// clip shortens a name for messages.
func clip(name string) string {
	const most = 60
	if len(name) > most {
		return strings.ToValidUTF8(name[:most], "") + "..."
	}
	return name
}
