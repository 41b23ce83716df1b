package revision

import (
	"errors"
	"io"
	"io/fs"
	"path"
	"path/filepath"

	"muster/internal/workspace"
	"muster/report"
	"muster/report/findings"
	"muster/schema"
	"muster/schema/project"
	"muster/schema/project/disk"
	"muster/schema/source"
)

// Revision is a trusted revision.
type Revision struct {
	Name string // as the user wrote it

	repository *Repository
	tree       *Tree
	waives     *waivers // read at the first request
}

// At opens a revision of the repository of the current folder. An error in its name, or a missing git, is a
// report.Wrong.
func At(name string) (*Revision, error) {
	r, err := OpenRepository()
	if err != nil {
		return nil, err
	}
	commit, err := r.Commit(name)
	if err != nil {
		return nil, err
	}
	if err := r.Certain(name); err != nil {
		return nil, err
	}
	t, err := r.Tree(commit)
	if err != nil {
		return nil, err
	}
	return &Revision{Name: name, repository: r, tree: t}, nil
}

// Close ends the git process.
func (r *Revision) Close() { r.tree.Close() }

// Read reads a file by its path on disk; there is false if the revision does not have it. A symbolic link is a
// report.Wrong: its target may belong to another revision.
func (r *Revision) Read(name string, most int64) (text []byte, there bool, err error) {
	below, err := r.repository.Path(name)
	if err != nil {
		return nil, false, err
	}
	f, err := r.tree.Open(below)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false, nil
	}
	if err != nil {
		return nil, false, err
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && !info.Mode().IsRegular() && !info.IsDir() {
		return nil, true, report.Wrongf("commit the file itself instead of the link",
			"%s is a symbolic link in %s, and its target may be of another revision", name, r.Name)
	}
	text, err = io.ReadAll(io.LimitReader(f, most))
	return text, true, err
}

// Apply makes a workspace read its files with the settings of the revision. Settle does the same for its findings.
func (r *Revision) Apply(want *workspace.Wanted) {
	want.Files, want.Settle = r.Files(disk.Files{}), r.surround
}

// Settle applies the settings of the revision to findings. It adds findings about the settings on disk, and removes
// waivers that the definitions of the revision do not have.
func (r *Revision) Settle(ws *workspace.Workspace, v *workspace.Verdict, policy workspace.Policy) error {
	ws.OwnSettings(v)
	policy.Holds = r.Waives
	return ws.Settle(v, policy)
}

// Baseline reads a baseline of the revision. If the revision has no such file, found is false and the baseline is
// empty.
func (r *Revision) Baseline(name string) (text []byte, found bool, err error) {
	text, found, err = r.Read(name, findings.MaxBaseline)
	if err == nil && !found {
		text = (&findings.Set{}).Baseline()
	}
	return text, found, err
}

// surround gives a new project the settings of its parent project in the revision: a new project inside another one
// must not escape the settings of the outer one.
func (r *Revision) surround(p *project.Project) {
	marker := path.Join(p.Root, project.Marker)
	if _, there, err := r.Read(filepath.FromSlash(marker), 1); there || err != nil {
		return
	}
	below, err := r.repository.Path(filepath.FromSlash(p.Root))
	for err == nil && below != "." {
		below = path.Dir(below)
		name := path.Join(below, project.Marker)
		text, missing := fs.ReadFile(r.tree, name)
		if missing != nil {
			continue
		}
		around, _ := schema.LoadSettings(source.NewFile(r.Name+":"+name, text))
		p.Settings.Severity, p.Settings.Limits, p.Settings.Boxes = around.Severity, around.Limits, around.Boxes
		return
	}
}
