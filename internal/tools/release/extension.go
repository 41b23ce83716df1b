package main

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// extensionName is the packed extension for VS Code in a release.
const extensionName = "muster-vscode.vsix"

// addExtension copies the packed extension into the release, with its checksum. The packager writes the time of the
// build into the file, so its entries get the date of the release.
func (r *release) addExtension(path string) error {
	text, err := os.ReadFile(path)
	if errors.Is(err, os.ErrNotExist) {
		return fmt.Errorf("no file %s: run `make vscode`, which needs Node.js and npm", path)
	}
	if err != nil {
		return err
	}
	if text, err = r.dated(text); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if err := r.write(extensionName, text); err != nil {
		return err
	}
	sums, err := os.ReadFile(filepath.Join(r.out, sumsName))
	if err != nil {
		return err
	}
	sums = fmt.Appendf(sums, "%x  %s\n", sha256.Sum256(text), extensionName)
	return os.WriteFile(filepath.Join(r.out, sumsName), sums, 0o644)
}

// dated returns a zip archive with the same files, sorted by name, with the date of the release.
func (r *release) dated(archive []byte) ([]byte, error) {
	in, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	if err != nil {
		return nil, err
	}
	slices.SortFunc(in.File, func(a, b *zip.File) int { return strings.Compare(a.Name, b.Name) })
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	w.RegisterCompressor(zip.Deflate, func(to io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(to, flate.BestCompression)
	})
	for _, f := range in.File {
		to, err := w.CreateHeader(&zip.FileHeader{Name: f.Name, Method: zip.Deflate, Modified: r.epoch})
		if err != nil {
			return nil, err
		}
		from, err := f.Open()
		if err != nil {
			return nil, err
		}
		if _, err := io.Copy(to, from); err != nil {
			return nil, err
		}
		if err := from.Close(); err != nil {
			return nil, err
		}
	}
	err = w.Close() // writes the directory of the archive
	return out.Bytes(), err
}
