package cli

import (
	"fmt"
	"os"
	"os/signal"
	"time"

	"github.com/spf13/cobra"

	"muster/editor"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/studio/disk"
	"muster/internal/studio/requests"
	"muster/internal/studio/web"
	projectdisk "muster/schema/project/disk"
	"muster/studio"
)

// maxPort is the highest port number.
const maxPort = 65535

// studioCommand is `muster studio`.
func studioCommand(a *cliutil.App) *cobra.Command {
	port, noOpen := 0, false
	cmd := &cobra.Command{
		Use:   "studio [PROJECT]",
		Short: "Edit a project in the browser",
		Long: `Open Muster Studio in the browser. PROJECT is a folder, by default the current one. Studio edits the TOML files of the
project in place, and changes a file only when you save it. Unsaved drafts go to your state folder.

The command serves the page on 127.0.0.1 until you stop it with Ctrl-C (exit status 130). The printed link gives
access to one browser.

More: docs/how-to/studio.md`,
		Example: `  muster studio
  muster studio the-marches --no-open`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) > 1 {
				return cliutil.Usage("name one folder", "studio takes at most one project")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if port < 0 || port > maxPort {
				return cliutil.Usage(fmt.Sprintf("write a number from 0 to %d", maxPort), "--port %d is out of range", port)
			}
			folder := "."
			if len(args) > 0 {
				folder = args[0]
			}
			return serveStudio(a, folder, port, !noOpen)
		},
	}
	cmd.Flags().IntVar(&port, "port", 0, "port `N` of the server; 0 is any free port")
	cmd.Flags().BoolVar(&noOpen, "no-open", false, "print the link only, open no browser")
	return cmd
}

// debounce is the time before an edited document is judged. A stroke on the board is one edit, and the page sends the
// keys of one moment together.
const debounce = time.Millisecond

// serveStudio serves a project until a signal comes.
func serveStudio(a *cliutil.App, folder string, port int, open bool) error {
	if info, err := os.Stat(folder); err != nil || !info.IsDir() {
		return cliutil.Usage("name the folder of a project", "%s is not a folder", folder)
	}
	k := &keep{}
	defer k.remove()
	store, err := disk.Open(disk.Options{Folder: folder, Kinds: games.Kinds(), Copies: k.folder})
	if err != nil {
		return fmt.Errorf("cannot open %s: %w", folder, projectdisk.Reason(err))
	}
	defer store.Close()
	listener, err := web.Listen(port)
	if err != nil {
		return cliutil.Usage("choose another port, or drop --port", "cannot listen on port %d: %v", port, err)
	}
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, cliutil.Ends()...)
	defer signal.Stop(signals)
	tab := func() editor.Options {
		opts := options(a, k)
		opts.Methods, opts.Debounce = requests.New().Methods(), debounce
		opts.Workers = max(1, a.Workers-1) // the browser needs a core too
		return opts
	}
	server := web.New(web.Options{Page: studio.Page(), Editor: tab, Store: store}, listener.Addr())
	link := server.Link()
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	defer server.Close()
	if err := a.Lines("Muster Studio: "+link, "Stop it with Ctrl-C."); err != nil {
		return err
	}
	if err := a.Out.Flush(); err != nil {
		return err
	}
	if open {
		go a.Browse(link, "the link") // some openers run as long as the browser
	}
	select {
	case <-signals:
		return cliutil.Findings{Status: cliutil.ExitInterrupted}
	case err := <-ended:
		return err
	}
}
