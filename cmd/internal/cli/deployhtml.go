package cli

import (
	"fmt"
	"os"

	"muster/engine/battlelore/kinds"
	"muster/schema/project"
	"muster/sheet"
)

// printPage writes a page into a folder, as HTML and as Markdown; a folder of "-" takes the HTML to standard output.
func (a *app) printPage(page sheet.Page, folder string) error {
	if folder == "-" {
		return a.page(folder, "", page.HTML())
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("cannot make the folder %s: %w", folder, project.Reason(err))
	}
	if err := a.page(folder, page.Name+".md", page.Markdown()); err != nil {
		return err
	}
	return a.page(folder, page.Name+".html", page.HTML())
}

// pageOptions are what a page about deploying does not take from its definitions.
func pageOptions(c *workspace, flags deployFlags) sheet.Options {
	return sheet.Options{Paper: flags.paper, Hash: stamp(c.used...), SetName: setNames(c)}
}

// setNames finds what people call a set of Deployment cards.
func setNames(c *workspace) func(id string) string {
	return func(id string) string {
		if set := c.find(kinds.Deploycards, id); set != nil && set.Set != nil {
			return set.Set.Name
		}
		return ""
	}
}
