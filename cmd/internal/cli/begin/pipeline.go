package begin

import (
	"path/filepath"

	"github.com/spf13/cobra"

	"muster/cmd/internal/cli/shell"
	"muster/report"
)

// here is the NAME of the current project.
const here = "."

// pipelineLine is the command that adds the CI file of a host to the current project.
func pipelineLine(host string) string {
	return report.Command{"muster", "new", ofAll, here, "--ci", host}.String()
}

// intoProject adds the CI file of --ci to the current project, and changes no other file.
func (a *app) intoProject(cmd *cobra.Command, f *flags) error {
	if f.ci == "" {
		return shell.Usage("write a name, as in `muster new project the-marches`; with --ci github, "+
			here+" adds the CI file to the current project", "%q is not the name of a new project", here)
	}
	for _, other := range []string{"game", "board", "from"} {
		if cmd.Flags().Changed(other) {
			return shell.Usage("drop --"+other, "--%s does not go with new project .: it adds only the CI file", other)
		}
	}
	p := a.Open(shell.Wanted{Here: true}).Finder.Current()
	if !p.Marked {
		return shell.Usage("go to the folder of a project, or create one with `muster new project the-marches --ci "+f.ci+"`",
			"the current folder is not in a project: there is no .muster.toml")
	}
	if err := a.write(f.force, f.pipeline(filepath.FromSlash(p.Root))); err != nil {
		return err
	}
	return a.Lines(f.edit())
}
