package cliutil

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
)

// opened are the formats that a browser can show.
var opened = []string{"html", "pdf", "svg", "player"}

// OpenFlag adds --open, which opens the output in the browser: the index if there is one, else the first page. Call it
// after the other flags and the RunE of the command.
func (a *App) OpenFlag(cmd *cobra.Command) {
	open := false
	cmd.Flags().BoolVar(&open, "open", false, "open the written page in the browser")
	run := cmd.RunE
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if !open {
			return run(cmd, args)
		}
		if f := cmd.Flag("format"); f != nil && (f.Changed || f.DefValue == "text") &&
			!slices.ContainsFunc(strings.Split(f.Value.String(), ","), func(format string) bool {
				return slices.Contains(opened, format)
			}) {
			return Usage("add --format html, or drop --open", "--open needs a page, and --format %s writes none", f.Value)
		}
		if f := cmd.Flag("out"); f != nil && f.Value.String() == Standard {
			return Usage("name a file or a folder with -o, or drop --open", "--open needs a file, and - is standard output")
		}
		err := run(cmd, args)
		if err != nil && !errors.As(err, new(Findings)) {
			return err
		}
		if a.page == "" {
			if err == nil {
				err = Usage("add --format html, or drop --open", "--open needs a page, and none was written")
			}
			return err
		}
		if flushed := a.Out.Flush(); flushed != nil {
			return flushed
		}
		full, why := filepath.Abs(a.page)
		if why != nil {
			return why
		}
		a.Browse(full, filepath.ToSlash(a.page))
		return err
	}
}

// shows records a written file for --open.
func (a *App) shows(path string) {
	ending := strings.ToLower(strings.TrimPrefix(filepath.Ext(path), "."))
	if slices.Contains(opened, ending) && (a.page == "" || filepath.Base(path) == "index.html") {
		a.page = path
	}
}

// opener returns a system's program for opening files, with its arguments before the file.
func opener(system string) []string {
	switch system {
	case "darwin":
		return []string{"open"}
	case "windows":
		return []string{"rundll32", "url.dll,FileProtocolHandler"}
	}
	return []string{"xdg-open"}
}

// openerWait is the time to wait for an error of the opener. Some openers run as long as the browser.
const openerWait = 2 * time.Second

// Browse opens a file, by its absolute path, or a URL in the browser. If that fails it asks the user to open name.
func (a *App) Browse(target, name string) {
	if why := browse(target); why != nil {
		a.Complain("muster: ", "cannot open a browser: "+why.Error())
		a.Complain("        ", "open "+name+" yourself")
	}
}

func browse(target string) error {
	words := opener(runtime.GOOS)
	if words[0] == "xdg-open" && os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		return errors.New("there is no display (DISPLAY is not set)")
	}
	program, err := exec.LookPath(words[0])
	if err != nil {
		return errors.New(words[0] + " is not installed")
	}
	cmd := exec.Command(program, append(words[1:], target)...)
	if err := cmd.Start(); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	select {
	case err := <-ended:
		if err != nil {
			return errors.New(words[0] + " failed: " + err.Error())
		}
	case <-time.After(openerWait):
	}
	return nil
}
