// Package cache stores results of earlier checks in the user's cache folder. A project has one file there, a pack. No
// answer depends on the cache: a pack that is missing, damaged or of another build counts as empty, and so does a
// folder that cannot be written. Start with Open.
package cache

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"muster/validate/runner"
)

// Variable is the variable of the environment that says where packs are kept: a folder, or Off.
const (
	Variable = "MUSTER_CACHE"
	Off      = "off"
)

// How much is kept. What a run has asked for comes first, then what runs before it have left, until a pack is full; of
// packs those go that have not been written for longest.
const (
	mostOfPack   = 32 << 20
	mostOfFolder = 512 << 20
)

// Cache is a folder with packs, for one run of the program.
type Cache struct {
	folder string
	packs  map[string]*Pack // by the name of the file
	err    error            // of the first pack that could not be written
}

// Open finds the folder: the one that the environment names, or else that of the user's caches. It gives nil where
// nothing is to be kept, or nobody knows where. named reports whether the environment has named it.
func Open() (c *Cache, named bool) {
	folder := os.Getenv(Variable)
	switch {
	case strings.EqualFold(folder, Off):
		return nil, false
	case folder != "":
		return &Cache{folder: folder, packs: map[string]*Pack{}}, true
	}
	base, err := os.UserCacheDir()
	if err != nil {
		return nil, false
	}
	return &Cache{folder: filepath.Join(base, "muster"), packs: map[string]*Pack{}}, false
}

var _ runner.Store = (*Pack)(nil)

// ending is that of the files of packs.
const ending = ".pack"

// Pack is the pack of a project, by its folder.
func (c *Cache) Pack(project string) *Pack {
	sum := sha256.Sum256([]byte(project))
	name := hex.EncodeToString(sum[:16]) + ending
	if p := c.packs[name]; p != nil {
		return p
	}
	p := newPack()
	if text, err := os.ReadFile(filepath.Join(c.folder, name)); err == nil {
		p.read(text)
	}
	c.packs[name] = p
	return p
}

// Save writes the packs to which something was added. The error is that of the first that could not be written; what
// the run has found is complete without it.
func (c *Cache) Save() error {
	for _, name := range slices.Sorted(maps.Keys(c.packs)) {
		if p := c.packs[name]; p.added() {
			c.err = cmp.Or(c.err, c.write(name, p))
		}
	}
	return c.err
}

// write writes a pack whole or not at all. Another run may have written it in the meantime: what that has added is kept
// beside what this one has. Of two that write at once one wins, and what the other has found is found once more.
func (c *Cache) write(name string, p *Pack) error {
	if err := os.MkdirAll(c.folder, 0o700); err != nil {
		return err
	}
	path := filepath.Join(c.folder, name)
	if text, err := os.ReadFile(path); err == nil {
		p.read(text)
	}
	tmp, err := os.CreateTemp(c.folder, temporary+"*")
	if err != nil {
		return err
	}
	_, err = tmp.Write(p.bytes(mostOfPack))
	err = errors.Join(err, tmp.Close())
	if err == nil {
		err = os.Rename(tmp.Name(), path)
	}
	if err != nil {
		os.Remove(tmp.Name())
		return err
	}
	c.trim(name)
	return nil
}

// temporary leads the names of files that are being written.
const temporary = ".writing-"

// abandoned is how old such a file is when the run that wrote it must have been killed.
const abandoned = time.Hour

// trim takes away what killed runs have left, and the oldest packs of a folder that has grown too large, but for the
// one that was written just now. That something could not be taken away is no matter: the next run tries again.
func (c *Cache) trim(but string) {
	entries, err := os.ReadDir(c.folder)
	if err != nil {
		return
	}
	var packs []fs.FileInfo
	size := int64(0)
	for _, e := range entries {
		info, err := e.Info()
		switch {
		case err != nil || !info.Mode().IsRegular():
		case strings.HasPrefix(e.Name(), temporary) && time.Since(info.ModTime()) > abandoned:
			os.Remove(filepath.Join(c.folder, e.Name()))
		case strings.HasSuffix(e.Name(), ending):
			packs, size = append(packs, info), size+info.Size()
		}
	}
	slices.SortFunc(packs, func(a, b fs.FileInfo) int { return a.ModTime().Compare(b.ModTime()) })
	for _, p := range packs {
		if size > mostOfFolder && p.Name() != but && os.Remove(filepath.Join(c.folder, p.Name())) == nil {
			size -= p.Size()
		}
	}
}
