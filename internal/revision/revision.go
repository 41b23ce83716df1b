// Package revision opens a workspace with the files of a git revision. A check compares it with the workspace on disk:
// which files changed since, and which definitions are no longer checked. Start with Open.
package revision

import (
	"errors"
	"slices"

	"muster/internal/workspace"
	"muster/report"
)

// Past is a workspace with the files of a revision.
type Past struct {
	Workspace *workspace.Workspace

	files files
}

// Open opens the workspace that want describes, with the files of the merge base of the revision and the current
// commit. So later changes by others to the revision do not count. Errors in the name of the revision, and paths
// outside of the repository, are a report.Wrong.
func Open(want workspace.Wanted, rev string) (*Past, error) {
	r, err := OpenRepository()
	if err != nil {
		return nil, err
	}
	base, err := mergeBase(r, rev)
	if err != nil {
		return nil, err
	}
	for _, word := range want.Words {
		if word != workspace.Stdin && workspace.IsPath(word) {
			if _, err := r.Path(word); err != nil {
				return nil, err
			}
		}
	}
	tree, err := r.Tree(base)
	if err != nil {
		return nil, err
	}
	past := &Past{files: files{repository: r, tree: tree}}
	want.Files = past.files
	// Standard input belongs to no revision.
	want.Words = slices.DeleteFunc(slices.Clone(want.Words), func(w string) bool { return w == workspace.Stdin })
	if len(want.Words) == 0 {
		want.Words = []string{"."}
	}
	past.Workspace = workspace.Open(want)
	return past, nil
}

// Close ends the git process. The workspace stays usable: its files have been read.
func (p *Past) Close() { p.files.tree.Close() }

// mergeBase returns the commit with which the files on disk are compared.
func mergeBase(r *Repository, rev string) (string, error) {
	commit, err := r.Commit(rev)
	if err != nil {
		return "", err
	}
	if err := r.Certain(rev); err != nil {
		return "", err
	}
	head, err := r.Commit("HEAD")
	if err != nil {
		return "", err
	}
	base, err := r.MergeBase(commit, head)
	if _, none := errors.AsType[report.Wrong](err); none {
		return "", report.Wrongf("fetch the full git history (in CI: without a depth limit)",
			"%s and the current commit have no commit in common here", rev)
	}
	return base, err
}
