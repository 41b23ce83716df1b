package project

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// stdinName is the path of standard input.
const stdinName = "-"

// readFile adds a file to a project, once even if several paths lead to it, and returns its name.
func (f *Finder) readFile(p *Project, path, name string, named bool) string {
	real := path
	if target, err := f.files.Real(path); err == nil {
		real = target
	}
	if known, taken := f.taken[real]; taken {
		return known
	}
	f.taken[real] = name
	// One byte more than the limit: the loader reports that the file is too large.
	text, err := []byte(nil), f.blocks(path)
	if err == nil {
		text, err = readUpTo(f.files, path, source.MaxSize+1)
	}
	if err != nil {
		f.refuseIn(p, name, err)
		f.add(p, source.LostFile(name), named)
		return name
	}
	file := source.NewFile(name, text)
	file.Path = p.below(real)
	f.add(p, file, named)
	return name
}

// pipe is the error that a path is a pipe or a socket.
type pipe string

func (p pipe) Error() string { return "it is " + string(p) + ", which waits for a writer" }

// blocks rejects a pipe or a socket, which may never end, unless the shell supplies it.
func (f *Finder) blocks(path string) error {
	info, err := f.files.Stat(path)
	if err != nil || info.Mode()&(fs.ModeNamedPipe|fs.ModeSocket) == 0 {
		return nil // reading reports the error
	}
	real, err := f.files.Real(path)
	if err != nil || FromShell(real) {
		return nil
	}
	return pipe(special(info.Mode()))
}

// FromShell reports whether a path is an open file supplied by a shell or the system, such as /dev/fd/63 of <(…) and
// /dev/stdin: such a pipe has a writer. /dev/shm is an ordinary folder.
func FromShell(path string) bool {
	path = filepath.ToSlash(path)
	return !strings.HasPrefix(path, "/dev/shm/") && (strings.HasPrefix(path, "/dev/") || strings.HasPrefix(path, "/proc/"))
}

func (f *Finder) readStdin(p *Project) {
	text, err := f.stdin()
	if err != nil {
		f.refuse(stdinName, err)
		return
	}
	f.add(p, source.NewFile(stdinName, text), true)
}

func (f *Finder) add(p *Project, file *source.File, named bool) {
	f.byName[file.Name] = file
	if named {
		p.Named = append(p.Named, file)
	} else {
		p.Others = append(p.Others, file)
	}
}

// marker reads a project's .muster.toml. A Files that supplies it from elsewhere also supplies its name for messages.
func (f *Finder) marker(p *Project) {
	if !p.Marked {
		return
	}
	path := filepath.Join(p.real, Marker)
	name := f.name(path)
	if c, ok := f.files.(interface{ Called(name string) string }); ok {
		name = c.Called(name)
	}
	if info, err := f.files.Stat(path); err == nil && !info.Mode().IsRegular() {
		what := "a folder"
		if !info.IsDir() {
			what = special(info.Mode())
		}
		p.Findings = append(p.Findings, diag.Diagnostic{
			Code: unreadable, Severity: diag.Error, File: name,
			Message: "the project's settings cannot be read: it is " + what, Help: "replace it by a file, which can be empty",
		})
		return
	}
	text, err := readUpTo(f.files, path, source.MaxSize+1)
	if err != nil {
		d := f.refusal(name, err)
		d.Message, d.Help = "the project's settings: "+d.Message, "make it readable; it can be empty"
		p.Findings = append(p.Findings, d)
		return
	}
	file := source.NewFile(name, text)
	f.byName[name] = file
	var found []diag.Diagnostic
	p.Settings, found = schema.LoadSettings(file)
	p.Findings = append(append(p.Findings, found...), append(patternFaults(p.Settings), p.strays(f.files)...)...)
}

// The codes of findings while collecting files.
const (
	StoppedCode = "project/stopped"
	notRead     = "file/not-read"
	missing     = "file/missing"
	unreadable  = "file/unreadable"
)

// Codes returns the codes that a Finder reports, with their severities.
func Codes() map[string]diag.Severity {
	return map[string]diag.Severity{
		missing: diag.Error, notRead: diag.Warning, unreadable: diag.Error, StoppedCode: diag.Warning,
		BadPath: diag.Error, UnusedPath: diag.Warning, schema.UnknownSetting: diag.Error, schema.NewerMuster: diag.Error,
	}
}

// NotRead reports whether a finding is about a skipped entry of a folder: a pipe, or a link out of the project.
func NotRead(d diag.Diagnostic) bool { return d.Code == notRead }

// Absent reports whether a finding is about a file that could not be read: the command line is then wrong, not the
// file.
func Absent(d diag.Diagnostic) bool { return d.Code == missing || d.Code == unreadable }

func (f *Finder) refuse(name string, err error) {
	f.Findings = append(f.Findings, f.refusal(name, err))
}

// refuseIn reports a project file that cannot be read, once.
func (f *Finder) refuseIn(p *Project, name string, err error) {
	d := f.refusal(name, err)
	if !slices.ContainsFunc(
		p.Findings,
		func(other diag.Diagnostic) bool { return other.File == name && other.Code == d.Code },
	) {
		p.Findings = append(p.Findings, d)
	}
}

// unlisted reports a folder of a project that cannot be listed. Missing references may be in it.
func (f *Finder) unlisted(p *Project, dir string, err error) {
	if _, known := f.taken[dir]; known {
		return
	}
	name := f.name(dir)
	f.taken[dir] = name
	f.add(p, source.LostFile(name), false)
	p.Findings = append(p.Findings, diag.Diagnostic{
		Code: unreadable, Severity: diag.Error, File: name,
		Message: fmt.Sprintf("the folder cannot be read: %v", Reason(err)), Help: "check its permissions",
	})
}

func (f *Finder) refusal(name string, err error) diag.Diagnostic {
	if errors.Is(err, fs.ErrNotExist) {
		if info, err := f.files.Lstat(name); err == nil && info.Mode()&fs.ModeSymlink != 0 {
			return diag.Diagnostic{
				Code:     missing,
				Severity: diag.Error,
				File:     name,
				Message:  "this is a link to a missing file",
				Help:     "change its target, or remove it",
			}
		}
		return diag.Diagnostic{
			Code: missing, Severity: diag.Error, File: name, Message: "there is no such file" + f.didYouMean(name),
			Help: "check the spelling of the path",
		}
	}
	help := "check its type and permissions"
	if errors.As(err, new(pipe)) {
		help = "write - as the name and pipe the file to standard input"
	}
	return diag.Diagnostic{
		Code: unreadable, Severity: diag.Error, File: name,
		Message: fmt.Sprintf("the file cannot be read: %v", Reason(err)), Help: help,
	}
}

// Missing returns the finding for a name without a file or definition.
func (f *Finder) Missing(name string) diag.Diagnostic { return f.refusal(name, fs.ErrNotExist) }

// passedOver reports an entry of a folder that looks like a definition and is not read.
func (p *Project) passedOver(name, why, help string) {
	p.Findings = append(p.Findings, notReadFor(name, why, help))
}

func notReadFor(name, why, help string) diag.Diagnostic {
	return diag.Diagnostic{
		Code:     notRead,
		Severity: diag.Warning,
		File:     name,
		Message:  "this file is ignored: " + why,
		Help:     help,
	}
}

// Reason returns a file system error without the path, which the message already names.
func Reason(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}
