package deploy

import (
	"path/filepath"
	"slices"
	"strings"

	"muster/internal/cli/cliutil"
	"muster/sheet"
)

// The formats of a deployment. text and json go to standard output, the others are pages.
const (
	text     = "text"
	machines = "json"
)

// formats lists the formats.
func formats() []string {
	return []string{text, machines, cliutil.Markdown, cliutil.HTML, cliutil.Player}
}

// has reports whether one of some formats is written.
func (flags *deployFlags) has(formats ...string) bool {
	return slices.ContainsFunc(formats, func(format string) bool { return slices.Contains(flags.formats, format) })
}

// pages reports whether pages are written.
func (flags *deployFlags) pages() bool {
	return flags.has(cliutil.Markdown, cliutil.HTML, cliutil.Player)
}

// impliedFormat sets the page format if only page flags imply one.
func (flags *deployFlags) impliedFormat() {
	ofPages := []string{"out", "lang", "paper", "citations", "trace"}
	if flags.given("format") || flags.pieces || !slices.ContainsFunc(ofPages, flags.given) {
		return
	}
	if flags.format = cliutil.HTML; filepath.Ext(flags.out) == ".md" {
		flags.format = cliutil.Markdown
	}
}

// readFormats reads --format.
func (flags *deployFlags) readFormats() error {
	for word := range strings.SplitSeq(flags.format, ",") {
		if word = strings.TrimSpace(word); strings.EqualFold(word, "pdf") {
			return cliutil.Usage("use --format html and print the page from the browser", "unknown value %q of --format", word)
		}
	}
	var err error
	if flags.formats, err = cliutil.Formats(flags.format, formats(), nil); err != nil {
		return err
	}
	for _, format := range []string{text, machines} {
		if len(flags.formats) > 1 && flags.has(format) {
			return cliutil.Usage("run the command once for each", "--format %s is written to standard output, alone", format)
		}
	}
	return nil
}

// checkOut refuses a value of -o that does not fit the pages, before the deployment is computed.
func (flags *deployFlags) checkOut() error {
	switch {
	case !flags.given("out"):
		return nil
	case flags.out == cliutil.Standard && len(flags.formats) > 1:
		return cliutil.Usage("name one format, or a folder after -o", "standard output takes one page")
	case flags.out == cliutil.Standard:
		return nil
	}
	var err error
	flags.file, err = cliutil.OutPages{Formats: flags.formats, Allowed: formats()[2:]}.File(flags.out)
	for _, saved := range []string{flags.save, flags.saveWitness} {
		if err == nil && flags.file && saved != "" && filepath.Clean(saved) == filepath.Clean(flags.out) {
			return cliutil.Usage("name another file after -o", "%s is named twice, for the page and for the saved draw", saved)
		}
	}
	return err
}

// put writes a page in each format: into the folder of -o, or a single page into its file or to standard output.
func (a *app) put(page sheet.Page, player func() []byte, flags deployFlags) error {
	if !flags.file {
		if err := cliutil.Folder(flags.out); err != nil {
			return err
		}
	}
	for _, format := range flags.formats {
		var name string
		var made []byte
		switch format {
		case cliutil.Markdown:
			name, made = ".md", page.Markdown()
		case cliutil.HTML:
			name, made = ".html", page.HTML()
		default:
			name, made = ".player.html", player()
		}
		if flags.file {
			return a.WriteOut(flags.out, made, flags.replay, flags.Map)
		}
		if err := a.Page(flags.out, page.Name+name, made); err != nil {
			return err
		}
	}
	return nil
}
