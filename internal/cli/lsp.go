package cli

import (
	"os"
	"os/signal"

	"github.com/spf13/cobra"

	"muster/editor"
	"muster/internal/cli/cliutil"
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
