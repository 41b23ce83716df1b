package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"muster/engine/catalog"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// inputs are the files that a command line names.
type inputs struct {
	files    []*source.File
	findings []diag.Diagnostic // files that are missing or cannot be read
	lost     []*source.File    // the same
	seen     map[string]bool
	byName   map[string]*source.File
	app      *app
}

// gather reads what paths name: files, folders with all they hold, "-" for standard input. Rulebook files beside a
// file come with it, since its definitions are read against them.
func (a *app) gather(paths []string) (*inputs, error) {
	in := &inputs{seen: map[string]bool{}, byName: map[string]*source.File{}, app: a}
	for _, p := range paths {
		if err := in.add(p); err != nil {
			return nil, err
		}
	}
	return in, nil
}

func (in *inputs) add(path string) error {
	if path == "-" {
		if in.seen["-"] {
			return usage("name - once", "standard input can be read only once")
		}
		return in.read("-", func() (io.ReadCloser, error) { return io.NopCloser(in.app.in), nil })
	}
	info, err := os.Stat(path)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) || !in.library(path) {
			in.refuse(path, err)
		}
		return nil
	}
	if info.IsDir() {
		before := len(in.files) + len(in.findings)
		if err := in.folder(path); err != nil {
			return err
		}
		if len(in.files)+len(in.findings) == before && path != "." {
			return usage("name files or a folder with *."+strings.Join(schema.Kinds, ".toml, *.")+".toml", "there are no definitions in %s", path)
		}
		return nil
	}
	if err := in.file(path); err != nil {
		return err
	}
	beside, err := filepath.Glob(filepath.Join(filepath.Dir(path), "*."+schema.KindRulebook+".toml"))
	if err != nil {
		return nil // a folder whose name is a bad pattern: nothing can be found beside the file
	}
	for _, b := range beside {
		if err := in.file(b); err != nil {
			return err
		}
	}
	return nil
}

// library takes the definitions that ship with Muster under an id, and tells whether there are any. A file that is there
// comes before them.
func (in *inputs) library(id string) bool {
	found := false
	for _, f := range catalog.LibraryFiles() {
		if name, _, _ := strings.Cut(filepath.Base(f.Name), "."); name == id {
			found = true
			if !in.seen[f.Name] {
				in.seen[f.Name], in.byName[f.Name] = true, f
				in.files = append(in.files, f)
			}
		}
	}
	return found
}

// folder reads every definition under a folder. Hidden folders, testdata and node_modules are left alone.
func (in *inputs) folder(root string) error {
	return filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			in.refuse(path, err)
			if d != nil && d.IsDir() {
				return fs.SkipDir
			}
			return nil
		}
		if d.IsDir() {
			name := d.Name()
			if path != root && (strings.HasPrefix(name, ".") || name == "testdata" || name == "node_modules") {
				return fs.SkipDir
			}
			return nil
		}
		if kindOfName(path) == "" {
			return nil
		}
		return in.file(path)
	})
}

// kindOfName is the kind that a file's name ends in, or "".
func kindOfName(path string) string {
	for _, k := range schema.Kinds {
		if strings.HasSuffix(path, "."+k+".toml") {
			return k
		}
	}
	return ""
}

func (in *inputs) file(path string) error {
	return in.read(cleanPath(path), func() (io.ReadCloser, error) { return os.Open(path) })
}

// read takes a file in, up to one byte beyond what Muster reads: the loader says that it is too large.
func (in *inputs) read(name string, open func() (io.ReadCloser, error)) error {
	if in.seen[name] {
		return nil
	}
	in.seen[name] = true
	r, err := open()
	if err != nil {
		in.refuse(name, err)
		return nil
	}
	defer r.Close()
	text, err := io.ReadAll(io.LimitReader(r, source.MaxSize+1))
	if err != nil {
		in.refuse(name, err)
		return nil
	}
	f := source.NewFile(filepath.ToSlash(name), text)
	in.byName[f.Name] = f
	in.files = append(in.files, f)
	return nil
}

func (in *inputs) refuse(name string, err error) {
	d := diag.Diagnostic{
		Code: "file/unreadable", Severity: diag.Error, File: filepath.ToSlash(name),
		Message: fmt.Sprintf("the file cannot be read: %v", reason(err)), Help: "check its permissions and what it is",
	}
	if errors.Is(err, fs.ErrNotExist) {
		d.Code, d.Message, d.Help = "file/missing", "there is no such file", "check the spelling of the path"
	}
	in.findings = append(in.findings, d)
	in.lost = append(in.lost, source.LostFile(d.File))
}

// reason is what an error of the operating system says, without the path that is named already.
func reason(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	var l *os.LinkError // of a rename: it names the temporary file, which nobody knows
	if errors.As(err, &l) {
		return l.Err
	}
	return err
}

// source finds a read file by name, for excerpts.
func (in *inputs) source(name string) *source.File { return in.byName[name] }

// cleanPath is the name under which a path is read.
func cleanPath(path string) string { return filepath.ToSlash(filepath.Clean(path)) }
