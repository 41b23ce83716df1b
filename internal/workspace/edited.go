package workspace

import (
	"fmt"

	"muster/schema/project"
	"muster/schema/project/disk"
	"muster/schema/source"
)

// Edited is the edited files of a command line before they are written.
type Edited struct {
	texts map[string][]byte       // by path without links
	read  map[string]*source.File // as they were read, by name
}

// files returns the disk with the edited texts.
func (e *Edited) files() project.Files {
	if e == nil || len(e.texts) == 0 {
		return disk.Files{}
	}
	return project.Edited(disk.Files{}, e.texts)
}

// Set gives a file another text. It keeps the original text, to detect changes by other programs.
func (e *Edited) Set(f *source.File, text []byte) error {
	real, err := disk.Files{}.Real(f.Name)
	if err != nil {
		return fmt.Errorf("cannot write %s: %w", f.Name, disk.Reason(err))
	}
	if e.texts == nil {
		e.texts, e.read = map[string][]byte{}, map[string]*source.File{}
	}
	if e.read[f.Name] == nil {
		e.read[f.Name] = f
	}
	e.texts[real] = text
	return nil
}

// Before returns the original of an edited file; nil if it is unchanged.
func (e *Edited) Before(name string) *source.File { return e.read[name] }

// Writable returns a file of a workspace that a command may write; nil for library files and standard input.
func (ws *Workspace) Writable(name string) *source.File {
	if f := ws.Finder.Source(name); f != nil && name != Stdin && !f.Lost {
		return f
	}
	return nil
}
