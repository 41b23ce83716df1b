package workspace

import (
	"fmt"

	"muster/schema/project"
	"muster/schema/project/disk"
	"muster/schema/source"
)

// Edited are files of a command line as they would be, before they are written.
type Edited struct {
	texts map[string][]byte       // by path without links
	read  map[string]*source.File // as they were read, by name
}

// files is the disk, with the texts of the files as they would be.
func (e *Edited) files() project.Files {
	if e == nil || len(e.texts) == 0 {
		return disk.Files{}
	}
	return project.Edited(disk.Files{}, e.texts)
}

// Set gives a file another text. What was read first stays known: nothing else is written over.
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

// Before is a file as it was read first; nil when it has no other text.
func (e *Edited) Before(name string) *source.File { return e.read[name] }

// Writable is the file of a workspace that a command may write: no text of the library and no standard input; nil for
// those.
func (ws *Workspace) Writable(name string) *source.File {
	if f := ws.Finder.Source(name); f != nil && name != Stdin && !f.Lost {
		return f
	}
	return nil
}
