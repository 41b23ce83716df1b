package shell

import (
	"muster/internal/games"
	"muster/schema/project"
	"muster/schema/project/disk"
	"muster/schema/source"
)

// libraryFiles are the files of the library that an id means.
func libraryFiles(id string, kinds []string) []*source.File {
	var out []*source.File
	for _, kind := range kinds {
		if f := games.Catalogs().LibraryFile(kind, id); f != nil {
			out = append(out, f)
		}
	}
	return out
}

// LibraryWorkspace has the whole library to be judged.
func (a *App) LibraryWorkspace(want Wanted) *Workspace {
	ws := &Workspace{Finder: project.Find(games.Kinds(), disk.Files{}, nil, nil), Judged: []bool{true}}
	ws.add(want, nil, games.Catalogs().LibraryFiles(), nil, a.Workers)
	return ws
}
