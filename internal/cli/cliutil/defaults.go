package cliutil

import (
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"muster/catalog"
	"muster/internal/games"
	"muster/internal/validate/runner"
	"muster/internal/workspace"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/schema/project/disk"
)

// Defaults are the project settings used where flags are not set.
type Defaults struct {
	Print schema.PrintSettings // the folder as one writes it from the current folder on
	Play  schema.PlaySettings
}

// Defaults returns those of the project of the first path among words, or of the current folder. Invalid settings are
// reported and end the command, since their missing values are unknown.
func (a *App) Defaults(words []string) (*Defaults, error) {
	f := project.Find(games.Kinds(), disk.Files{}, nil, nil)
	if i := slices.IndexFunc(words, func(w string) bool { return workspace.IsPath(w) || IsFolder(w) }); i >= 0 {
		f.Of(words[i], false) // a missing file is reported by the reader
	} else {
		f.Current()
	}
	if len(f.Projects) == 0 {
		return new(Defaults), nil
	}
	p := f.Projects[0]
	faults := runner.Faults(p.Settings, catalog.New(games.Catalogs(), nil, a.Workers), games.Known())
	faults = slices.DeleteFunc(faults, func(d diag.Diagnostic) bool { return !runner.Default(d.Code) })
	if list := slices.Concat(p.Findings, faults); diag.Count(list, diag.Error) > 0 {
		return nil, a.refuseFindings(&workspace.Workspace{Finder: f}, workspace.Found(list))
	}
	out := &Defaults{p.Settings.Print, p.Settings.Play}
	if out.Print.Out != "" && !filepath.IsAbs(out.Print.Out) {
		out.Print.Out = filepath.Join(filepath.FromSlash(p.Root), filepath.FromSlash(out.Print.Out))
	}
	return out, nil
}

// PageDefaults sets the paper and the language of pages (nil for a command without one) to the project settings of some
// words, unless the flags are set.
func (a *App) PageDefaults(cmd *cobra.Command, words []string, paper, lang *string) (*Defaults, error) {
	d, err := a.Defaults(words)
	if err != nil {
		return nil, err
	}
	Instead(cmd.Flags().Changed("paper"), paper, d.Print.Paper)
	if lang != nil {
		Instead(cmd.Flags().Changed("lang"), lang, d.Print.Lang)
	}
	return d, nil
}

// Instead sets the value of an unset flag to a project setting.
func Instead(written bool, flag *string, value string) {
	if !written && value != "" {
		*flag = value
	}
}
