package revision

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"muster/report"
)

// Repository is the repository of the current folder.
type Repository struct {
	top    string // its folder, without links
	prefix string // the current folder below it, with slashes; "" for itself
}

// OpenRepository finds the repository of the current folder. Without a repository, or without git, it returns a
// report.Wrong.
func OpenRepository() (*Repository, error) {
	out, err := run("rev-parse", "--show-toplevel", "--show-prefix")
	if err != nil {
		return nil, err
	}
	lines := strings.Split(string(out), "\n")
	if len(lines) < 2 || lines[0] == "" {
		return nil, report.Wrongf("run the command in a folder of the repository", "git tracks no files here")
	}
	return &Repository{top: filepath.FromSlash(lines[0]), prefix: lines[1]}, nil
}

// Prefix returns the current folder relative to the repository's, with slashes; "" for the repository's folder.
func (r *Repository) Prefix() string { return r.prefix }

// Path converts a path of the current folder to one of the repository: with slashes, "." for the repository's folder.
func (r *Repository) Path(word string) (string, error) {
	below := path.Join(r.prefix, filepath.ToSlash(word))
	if filepath.IsAbs(word) {
		top := r.top
		if real, err := filepath.EvalSymlinks(top); err == nil {
			top = real
		}
		rel, err := filepath.Rel(top, word)
		if err != nil {
			rel = ".."
		}
		below = path.Clean(filepath.ToSlash(rel))
	}
	if below == ".." || strings.HasPrefix(below, "../") {
		return "", report.Wrongf("name paths of the repository", "%s lies outside of the repository", word)
	}
	return below, nil
}

// Commit returns the id of the commit that a revision names.
func (r *Repository) Commit(revision string) (string, error) {
	unknown := report.Wrongf("name a commit, branch or tag: `git log --oneline` lists commits",
		"unknown git revision %q", revision)
	if revision == "" || strings.HasPrefix(revision, "-") || strings.ContainsAny(revision, "\x00\n\r") {
		return "", unknown // no name of git's begins so, and none may be taken for a flag
	}
	out, err := run("rev-parse", "--verify", "--quiet", revision+"^{commit}")
	if err != nil {
		if stopped := new(exec.ExitError); errors.As(err, &stopped) {
			return "", unknown
		}
		return "", err
	}
	return objectID(out)
}

// Certain refuses an ambiguous revision name. git prefers a tag to a branch, and a branch to a remote branch. Any user
// who may push a tag "origin/main" could otherwise redefine "origin/main".
func (r *Repository) Certain(revision string) error {
	name := revision
	if end := strings.IndexAny(name, "~^:@"); end >= 0 {
		name = name[:end]
	}
	if name == "" || strings.HasPrefix(name, "refs/") {
		return nil
	}
	var all []string
	for _, kind := range []string{"tags", "heads", "remotes"} {
		full := "refs/" + kind + "/" + name
		out, err := run("for-each-ref", "--format=%(refname)", full)
		if err != nil {
			return err
		}
		if slices.Contains(strings.Fields(string(out)), full) {
			all = append(all, full)
		}
	}
	if len(all) > 1 {
		return report.Wrongf("write the full name",
			"%s is ambiguous: %s", revision, strings.Join(all, ", "))
	}
	return nil
}

// Names lists the branches and tags that git knows, in short form.
func (r *Repository) Names() ([]string, error) {
	out, err := run("for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags")
	if err != nil {
		return nil, err
	}
	return strings.Fields(string(out)), nil
}

// MergeBase returns the id of the merge base of two commits.
func (r *Repository) MergeBase(a, b string) (string, error) {
	out, err := run("merge-base", a, b)
	if err != nil {
		if stopped := new(exec.ExitError); errors.As(err, &stopped) {
			return "", report.Wrongf("write two dots instead of three", "the two revisions have no commit in common")
		}
		return "", err
	}
	return objectID(out)
}

// objectID returns an id from git's output.
func objectID(out []byte) (string, error) {
	id := strings.TrimSpace(string(out))
	if id == "" || strings.Trim(id, "0123456789abcdef") != "" {
		return "", fmt.Errorf("git returned an invalid id: %q", id)
	}
	return id, nil
}

// command returns a git command without prompts or fetches, with English errors. It also disables file monitors:
// core.fsmonitor names a program, and a repository's own settings may name any program.
func command(args ...string) *exec.Cmd {
	cmd := exec.Command("git", append([]string{"--no-pager", "-c", "core.fsmonitor=false"}, args...)...)
	cmd.Env = append(os.Environ(), "LC_ALL=C", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0")
	return cmd
}

// run returns the output of git.
func run(args ...string) ([]byte, error) {
	cmd := command(args...)
	var out, complaint bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaint
	if err := cmd.Run(); err != nil {
		return nil, failed(err, complaint.String())
	}
	return out.Bytes(), nil
}

// refusal is a report.Wrong that keeps git's exit error.
type refusal struct {
	report.Wrong
	exit *exec.ExitError
}

func (r refusal) Unwrap() []error { return []error{r.Wrong, r.exit} }

// failed returns the reason for a git error; every such error is for the user to fix.
func failed(err error, complaint string) error {
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		return report.Wrong{
			What: "cannot run git to read revisions: " + reason(err),
			Hint: "install git, or name files or folders",
		}
	}
	first, _, _ := strings.Cut(strings.TrimSpace(complaint), "\n")
	return refusal{report.Wrong{
		What: "git: " + strings.TrimPrefix(strings.TrimPrefix(first, "fatal: "), "error: "),
		Hint: "run the command in a git repository, or name files or folders",
	}, exit}
}

// reason returns why a program cannot be run, without its name.
func reason(err error) string {
	if e := new(exec.Error); errors.As(err, &e) {
		return e.Err.Error()
	}
	return err.Error()
}

// Real returns the path on disk, absolute and without links, for a path of the repository.
func (r *Repository) Real(below string) string {
	top := r.top
	if real, err := filepath.EvalSymlinks(top); err == nil {
		top = real
	}
	return filepath.Join(top, filepath.FromSlash(below))
}
