// Package lsp is `muster lsp`: the editor server on the streams of the program, with what the games bring.
package lsp

import (
	"os"
	"os/signal"

	"github.com/spf13/cobra"

	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
	"muster/cmd/internal/memory"
	"muster/editor"
	"muster/schema/project/disk"
)

// Command is `muster lsp`.
func Command(a *shell.App) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "lsp",
		Short: "Serve an editor: findings while you type, completion, hover, rename",
		Long: `Serve an editor that speaks the Language Server Protocol, on standard input and output, until the editor
ends it. Your editor starts this command by itself once it is told to: docs/formats/editors.md has the lines for
VS Code, Neovim, Helix, Zed and Emacs.

What is open in the editor wins over what is on the disk, and the whole project is judged, as by muster check. The exit
status is 0 when the editor has asked for the end, 1 when it has gone without, and 130 when the server was stopped.`,
		Args: shell.Exactly(0, "no arguments: it talks to an editor"),
		RunE: func(*cobra.Command, []string) error {
			k := &keep{}
			defer k.remove()
			in, out := a.Talk()
			signals := make(chan os.Signal, 1)
			signal.Notify(signals, shell.Ends()...)
			defer signal.Stop(signals)
			asked := make(chan bool, 1)
			go func() { asked <- editor.New(options(a, k)).Serve(in, out) }()
			select {
			case <-signals: // an editor may end its servers so: what was kept for it goes all the same
				return shell.Findings{Status: shell.ExitInterrupted}
			case ok := <-asked:
				if !ok {
					return shell.Findings{Status: shell.ExitFindings}
				}
				return nil
			}
		},
	}
	cmd.Flags().Bool("stdio", true, "talk on standard input and output, which is the only way: many editors say it")
	return cmd
}

// options are what the server works with.
func options(a *shell.App, k *keep) editor.Options {
	return editor.Options{
		Version: shell.Version, Files: disk.Files{}, Catalogs: games.Catalogs(), Checks: games.Checks(),
		Known: games.Known(), Today: shell.Today, Workers: a.Workers, Describe: described, Keep: k.file,
		Pace: memory.Expect(0), Page: a.Site.Check,
		Games: func(name string) *editor.Game {
			if g := games.Named(name); g != nil && g.Editor.Meaning != nil {
				return &g.Editor
			}
			return nil
		},
		Printed: func(game string) []string { return games.Named(game).Pages.Kinds }, Print: printed,
		Played: func(game string) []string { return games.Named(game).Played() }, Play: played(a),
	}
}
