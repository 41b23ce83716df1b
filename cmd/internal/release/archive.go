package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io/fs"
	"slices"
	"strings"
	"time"
)

// packed is a file of an archive.
type packed struct {
	name string // with slashes, below the archive's folder
	text []byte
	runs bool // it is a program
}

func (p *packed) mode() fs.FileMode {
	if p.runs {
		return 0o755
	}
	return 0o644
}

// undated is the time of files when nobody says one: the first that a zip archive can hold.
var undated = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// dated is the time that files of an archive get.
func dated(epoch time.Time) time.Time {
	if epoch.Before(undated) {
		return undated
	}
	return epoch
}

// sorted are the files in the order of their names.
func sorted(files []packed) []packed {
	return slices.SortedFunc(slices.Values(files), func(a, b packed) int { return strings.Compare(a.name, b.name) })
}

// tarred is an archive of files in a folder. Nothing in it says who made it, when, or where.
func tarred(folder string, files []packed, epoch time.Time) ([]byte, error) {
	var out bytes.Buffer
	small, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	w := tar.NewWriter(small)
	for _, f := range sorted(files) {
		err := w.WriteHeader(&tar.Header{
			Typeflag: tar.TypeReg, Name: folder + "/" + f.name, Size: int64(len(f.text)), Mode: int64(f.mode()),
			ModTime: dated(epoch), Format: tar.FormatUSTAR,
		})
		if err == nil {
			_, err = w.Write(f.text)
		}
		if err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	if err := small.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// zipped is the same for those who unpack with what Windows has.
func zipped(folder string, files []packed, epoch time.Time) ([]byte, error) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range sorted(files) {
		h := &zip.FileHeader{Name: folder + "/" + f.name, Method: zip.Deflate, Modified: dated(epoch)}
		h.SetMode(f.mode())
		to, err := w.CreateHeader(h)
		if err == nil {
			_, err = to.Write(f.text)
		}
		if err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
