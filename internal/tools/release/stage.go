package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// stageDir is the folder of archive parts that are made before the programs are built.
const stageDir = ".release/stage"

// packed is a file of an archive.
type packed struct {
	name string // with slashes, below the archive's folder
	text []byte
}

// stage writes the parts of archives and packages besides the program and the files of the repository: manual pages,
// completions, and for each target the licences of each program's modules.
func (r *release) stage(wanted []string) error { return r.stageInto(r.root, wanted) }

// stageInto writes the stage below a folder other than that of the sources.
func (r *release) stageInto(root string, wanted []string) error {
	dir := filepath.Join(root, filepath.FromSlash(stageDir))
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	files, err := pages(r.version, r.epoch)
	if err != nil {
		return err
	}
	for i := range files {
		files[i].name = "muster/" + files[i].name
	}
	for _, program := range programs {
		for _, target := range wanted {
			modules, err := r.modules(program, target)
			if err != nil {
				return fmt.Errorf("%s for %s: %w", program, target, err)
			}
			text, err := r.licences(modules)
			if err != nil {
				return err
			}
			files = append(files, packed{program + "/" + folder(target) + "/LICENSES-THIRD-PARTY.txt", text})
		}
	}
	for _, f := range files {
		path := filepath.Join(dir, filepath.FromSlash(f.name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// writeBill writes the bill of materials of a built program.
func (r *release) writeBill(program, target, artifact string) error {
	text, err := os.ReadFile(artifact)
	if err != nil {
		return err
	}
	modules, err := r.modules(program, target)
	if err != nil {
		return err
	}
	out, err := bill(r, program, target, text, modules)
	if err != nil {
		return err
	}
	return os.WriteFile(r.out, out, 0o644)
}
