package print

import (
	"slices"

	"muster/internal/cli/cliutil"
)

// has reports whether one of some formats is written.
func (f *printFlags) has(formats ...string) bool {
	return slices.ContainsFunc(formats, func(format string) bool { return slices.Contains(f.formats, format) })
}

// onlyMaps reports whether only the map is written, in every format.
func (f *printFlags) onlyMaps() bool {
	return !slices.ContainsFunc(f.formats, func(format string) bool { return format != svg && format != png })
}

// pages reports whether only a page is printed: a part or a poster.
func (f *printFlags) pages() bool { return f.part != wholeSheet || f.poster != "" }

// notPage returns a format that is not a page, or "".
func (f *printFlags) notPage() string {
	for _, format := range f.formats {
		if format != html && format != pdf {
			return format
		}
	}
	return ""
}

// checkFormats reads --format. Parts and posters are never Markdown, so they ignore that format unless it is on the
// command line.
func (f *printFlags) checkFormats(given bool) error {
	var err error
	f.formats, err = cliutil.Formats(f.format, formats(), map[string][]string{both: {markdown, html}})
	if err == nil && !given && f.pages() && len(f.formats) > 1 {
		f.formats = slices.DeleteFunc(f.formats, func(format string) bool { return format == markdown })
	}
	return err
}

// checkOut refuses an invalid value of -o before anything is printed.
func (f *printFlags) checkOut(many bool) error {
	pages := cliutil.OutPages{Formats: f.formats, Allowed: formats(), Many: many}
	if f.pages() {
		pages.Allowed = []string{html, pdf}
	}
	var err error
	f.file, err = pages.File(f.out)
	return err
}

// checkDrawn refuses a picture of a named definition without a map. In a folder, its other formats are written.
func (f *printFlags) checkDrawn(chosen *cliutil.Choice) error {
	if f.pages() || f.all || len(chosen.Folders) > 0 {
		return nil
	}
	for _, e := range chosen.Entries {
		for _, format := range f.formats {
			if (format == svg || format == png) && !drawable(e) {
				return cliutil.Usage("drop "+format+", or print "+e.ID+" alone", "%s has no map for --format %s", e.ID, format)
			}
		}
	}
	return nil
}

// put writes a file to the path of -o.
func (a *app) put(flags printFlags, f file) error {
	if flags.file {
		return a.WriteOut(flags.out, f.text, flags.read...)
	}
	return a.Page(flags.out, f.name, f.text)
}
