package cli

import (
	editorwords "muster/internal/editor/words"

	"os"
	"os/signal"

	"github.com/spf13/cobra"

	"muster/editor"
	"muster/internal/cli/cliutil"
	"muster/internal/games"

	"muster/schema/project/disk"
)

// lspCommand is `muster lsp`.
func lspCommand(a *cliutil.App) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "lsp",
		Short: "Start the language server for editors",
		Long: `Start the language server (Language Server Protocol) on standard input and output. It gives findings while you type,
completion, hover, rename and formatting. Your editor starts this command.

Unsaved text in the editor takes precedence over the file on disk. The exit status is 0 after a regular end, 1 when the
editor closes the connection early, and 130 when the server is stopped.

More: docs/formats/editors.md (settings for VS Code, Neovim, Helix, Zed and Emacs)`,
		Example: "  muster lsp",
		Args:    cliutil.Exactly(0, "no arguments: it talks to an editor"),
		RunE: func(*cobra.Command, []string) error {
			k := &keep{}
			defer k.remove()
			in, out := a.Talk()
			signals := make(chan os.Signal, 1)
			signal.Notify(signals, cliutil.Ends()...)
			defer signal.Stop(signals)
			asked := make(chan bool, 1)
			go func() { asked <- editor.New(options(a, k)).Serve(in, out) }()
			select {
			case <-signals: // editors may stop their servers this way: the deferred cleanup still runs
				return cliutil.Findings{Status: cliutil.ExitInterrupted}
			case ok := <-asked:
				if !ok {
					return cliutil.Findings{Status: cliutil.ExitFindings}
				}
				return nil
			}
		},
	}
	cmd.Flags().Bool("stdio", true, "use standard input and output, the only transport")
	return cmd
}

// options returns the options of the server.
func options(a *cliutil.App, k *keep) editor.Options {
	return editor.Options{
		Version: cliutil.Version, Files: disk.Files{}, Catalogs: games.Catalogs(), Checks: games.Checks(),
		Known: games.Known(), Today: cliutil.Today, Workers: a.Workers, Describe: described, Keep: k.file,
		Pace: cliutil.ExpectFiles(0), Page: a.Site.Check,
		Games: func(name string) *editorwords.Game {
			if g := games.Named(name); g != nil && g.Editor.Meaning != nil {
				return &g.Editor
			}
			return nil
		},
		Printed: func(game string) []string { return games.Named(game).Pages.Kinds }, Print: printed,
		Played: func(game string) []string { return games.Named(game).Played() }, Play: played(a),
	}
}
