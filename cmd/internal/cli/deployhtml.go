package cli

import (
	"fmt"
	"os"

	"muster/engine/catalog"
	"muster/engine/muster"
	"muster/schema"
	"muster/sheet"
)

// deployPage writes the printable report of every draw into a folder, as HTML and as Markdown; a folder of "-" takes the
// HTML to standard output. played are the options that the report was made with.
func (a *app) deployPage(c *catalog.Catalog, r *muster.Report, played muster.Options, folder, paper string) error {
	page := sheet.Deploy(r, played, sheet.Options{Paper: paper, SetName: setNames(c)})
	if folder == "-" {
		return a.page(folder, "", page.HTML())
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("cannot make the folder %s: %w", folder, reason(err))
	}
	if err := a.page(folder, page.Name+".md", page.Markdown()); err != nil {
		return err
	}
	return a.page(folder, page.Name+".html", page.HTML())
}

// setNames finds what people call a set of Deployment cards.
func setNames(c *catalog.Catalog) func(id string) string {
	return func(id string) string {
		if set := c.Find(schema.KindDeploycards, id); set != nil && set.Set != nil {
			return set.Set.Name
		}
		return ""
	}
}
