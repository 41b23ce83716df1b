package revision

import (
	"io"
	"io/fs"
	"time"

	"muster/schema/project"
)

// blank is an empty settings file.
type blank struct{}

var (
	_ fs.File     = blank{}
	_ fs.FileInfo = blank{}
)

func (blank) Name() string               { return project.Marker }
func (blank) Size() int64                { return 0 }
func (blank) Mode() fs.FileMode          { return 0o444 }
func (blank) ModTime() time.Time         { return time.Time{} }
func (blank) IsDir() bool                { return false }
func (blank) Sys() any                   { return nil }
func (blank) Stat() (fs.FileInfo, error) { return blank{}, nil }
func (blank) Read([]byte) (int, error)   { return 0, io.EOF }
func (blank) Close() error               { return nil }
