package shell

import (
	"strings"

	"github.com/rogpeppe/go-internal/diff"
)

// ShowEdit writes what would change in a file as a diff, as patch takes it; for a person at a terminal without what a
// terminal would obey.
func (a *App) ShowEdit(name string, old, edited []byte) error {
	text := diff.Diff(name, old, name, edited)
	if a.Terminal() {
		return a.Lines(strings.TrimSuffix(string(text), "\n"))
	}
	_, err := a.Out.Write(text)
	return err
}
