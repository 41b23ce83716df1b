package newcmd

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"

	"github.com/spf13/cobra"

	"muster/examples"
	"muster/internal/cli/cliutil"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema/project/disk"
)

// here is the NAME of the current project.
const here = "."

// pipelineLine returns the command that adds the CI file of a host to the current project.
func pipelineLine(host string) string {
	return report.Command{"muster", "new", ofAll, here, "--ci", host}.String()
}

// intoProject adds the CI file of --ci to the current project, and changes no other file.
func (a *app) intoProject(cmd *cobra.Command, f *flags) error {
	if f.ci == "" {
		return cliutil.Usage("write a name, as in `muster new project the-marches`; with --ci github, "+
			here+" adds the CI file to the current project", "%q is not the name of a new project", here)
	}
	for _, other := range []string{"game", "board", "from"} {
		if cmd.Flags().Changed(other) {
			return cliutil.Usage("drop --"+other, "--%s does not go with new project .: it adds only the CI file", other)
		}
	}
	p := a.Open(workspace.Wanted{Here: true}).Finder.Current()
	if !p.Marked {
		return cliutil.Usage(
			"go to the folder of a project, or create one with `muster new project the-marches --ci "+f.ci+"`",
			"the current folder is not in a project: there is no .muster.toml")
	}
	ci, err := f.pipeline(filepath.FromSlash(p.Root))
	if err != nil {
		return err
	}
	if err := a.write(f.force, ci.file); err != nil {
		return err
	}
	return a.Lines(ci.edit)
}

// pipeline is the CI file of --ci.
type pipeline struct {
	file
	edit string // the setting to change before its first run
}

// pipeline is the CI file for the project in a folder. Hosts read it only in the root of the git repository, so it goes
// there, and checks the folder.
func (f *flags) pipeline(folder string) (pipeline, error) {
	up, below, err := repositoryOf(folder)
	if err != nil {
		return pipeline{}, err
	}
	if below != "" && !plainFolder.MatchString(below) {
		return pipeline{}, cliutil.Usage("rename the folder: use letters, digits, dots, hyphens and underscores",
			"a CI file cannot name the folder %q", below)
	}
	path, text := examples.CI(f.ci, below)
	path = filepath.Join(up, filepath.FromSlash(path))
	out := pipeline{file: file{path: filepath.Join(folder, path), text: text, host: true}}
	out.edit = "Before the first run, edit `" + filepath.ToSlash(path) + "`: " + examples.Note(f.ci)
	if below != "" {
		out.note = "in the root of the git repository"
	}
	return out, nil
}

// plainFolder matches folder paths that need no quotes in scripts and YAML.
var plainFolder = regexp.MustCompile(`^[\pL\pN._][\pL\pN._/-]*$`)

// repositoryOf finds the git repository of a folder: up is the path to its root, and below the folder's path in it,
// with slashes. Both are "" for the root itself, and without a repository.
func repositoryOf(folder string) (up, below string, err error) {
	at, err := filepath.Abs(folder)
	if err != nil {
		return "", "", fmt.Errorf("cannot find the folder %s: %w", folder, disk.Reason(err))
	}
	for root := at; ; root = filepath.Dir(root) {
		if _, err := os.Lstat(filepath.Join(root, ".git")); err == nil {
			if root == at {
				return "", "", nil
			}
			up, _ = filepath.Rel(at, root)
			below, err = filepath.Rel(root, at)
			return up, filepath.ToSlash(below), err
		}
		if filepath.Dir(root) == root {
			return "", "", nil
		}
	}
}
