// Package cache stores results of earlier checks in the user's cache folder. A project has one file there, a pack. No
// answer depends on the cache: a pack that is missing, damaged or of another build counts as empty, and so does a
// folder that is not writable. Start with Open.
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

	"muster/internal/validate/runner"
)

// Variable is the environment variable with the folder of packs, or Off.
const (
	Variable = "MUSTER_CACHE"
	Off      = "off"
)

// Size limits. A full pack keeps the results used by this run first, then older ones. A full folder drops the packs
// that were not written for longest.
const (
	mostOfPack   = 32 << 20
	mostOfFolder = 512 << 20
)

// Cache is a folder of packs, for one run of the program.
type Cache struct {
	folder string
	packs  map[string]*Pack // by the name of the file
	err    error            // of the first pack that could not be written
}

// Open finds the folder: that of the environment variable, or else the user's cache folder. It returns nil if the cache
// is off or has no folder. named reports whether the variable names it.
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

// ending is the extension of packs.
const ending = ".pack"

// Pack returns the pack of a project, by its folder.
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

// Save writes the packs with new results. It returns the error of the first failed write; the run's results are
// complete without it.
func (c *Cache) Save() error {
	for _, name := range slices.Sorted(maps.Keys(c.packs)) {
		if p := c.packs[name]; p.added() {
			c.err = cmp.Or(c.err, c.write(name, p))
		}
	}
	return c.err
}

// write writes a pack atomically. It keeps results that another run has added in the meantime. If two runs write at
// once, one wins, and the other's new results are computed again later.
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

// temporary is the name prefix of files being written.
const temporary = ".writing-"

// abandoned is the age at which such a file must come from a killed run.
const abandoned = time.Hour

// trim removes leftovers of killed runs, and the oldest packs of a folder above the size limit, except the pack just
// written. It ignores errors: the next run tries again.
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
