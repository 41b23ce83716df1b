package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
)

// sumFile is the file of the bundle with the checksum of its sources.
const sumFile = "SOURCES.sha256"

// sourcesSum returns the checksum of all sources of the page and of the lock file, without the packages.
func sourcesSum(app fs.FS) (string, error) {
	sum := sha256.New()
	err := fs.WalkDir(app, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && d.Name() == "node_modules":
			return fs.SkipDir
		case d.IsDir():
			return nil
		}
		text, err := fs.ReadFile(app, name)
		fmt.Fprintf(sum, "%s %d\n%s\n", name, len(text), text)
		return err
	})
	return hex.EncodeToString(sum.Sum(nil)), err
}
