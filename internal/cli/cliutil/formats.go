package cliutil

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// The formats of pages.
const (
	Markdown = "markdown"
	HTML     = "html"
	Player   = "player"
)

// ending returns the file extension of a page format.
func ending(format string) string {
	switch format {
	case Markdown:
		return ".md"
	case Player:
		return ".html"
	}
	return "." + format
}

// Formats returns the distinct formats in a comma-separated value of --format, in order. short are names for several
// formats.
func Formats(value string, allowed []string, short map[string][]string) ([]string, error) {
	var out []string
	for word := range strings.SplitSeq(value, ",") {
		named := []string{strings.ToLower(strings.TrimSpace(word))}
		if several := short[named[0]]; several != nil {
			named = several
		} else if !slices.Contains(allowed, named[0]) {
			names := allowed
			for name := range short {
				names = append([]string{name}, names...)
			}
			return nil, Usage("write one of "+strings.Join(names, ", ")+"; separate several by commas",
				"unknown value %q of --format", strings.TrimSpace(word))
		}
		for _, format := range named {
			if !slices.Contains(out, format) {
				out = append(out, format)
			}
		}
	}
	return out, nil
}

// OutPages describes the output of a command for -o.
type OutPages struct {
	Formats []string // of the pages
	Allowed []string // formats that the command could write here
	Many    bool     // of more than one definition, or with pages about all of them
}

// File reports whether -o names the file of a page: one page is written, and the name has the extension of its format.
// Any other name is a folder. A file name that does not fit the output is an error.
func (p OutPages) File(out string) (bool, error) {
	one := len(p.Formats) == 1 && !p.Many
	info, err := os.Stat(out)
	switch {
	case out == "", err == nil && info.IsDir(), os.IsPathSeparator(out[len(out)-1]), !one && !looksLikeFile(out, info):
		return false, OutFolder("-o", out)
	case !one:
		return false, p.several(out)
	}
	format := p.Formats[0]
	if strings.EqualFold(filepath.Ext(out), ending(format)) {
		return true, nil
	}
	if !looksLikeFile(out, info) {
		return false, nil
	}
	stem := filepath.ToSlash(strings.TrimSuffix(out, filepath.Ext(out)))
	hint := "write -o " + stem + ending(format)
	switch other := p.formatOf(out); {
	case other != "":
		hint += ", or --format " + other
	case info == nil:
		hint += ", or name a folder, as in " + stem + "/"
	default:
		hint += ", or name another folder"
	}
	return false, Usage(hint, "%s does not end with %s, the ending of --format %s", out, ending(format), format)
}

// several refuses a file name for several pages.
func (p OutPages) several(out string) error {
	count, other := fmt.Sprintf("%d files", len(p.Formats)), p.formatOf(out)
	if other == "" {
		other = p.Formats[0]
	}
	hint := "one format, as in --format " + other
	if p.Many {
		count, hint = "several files", "one definition and one format"
	}
	stem := filepath.ToSlash(strings.TrimSuffix(out, filepath.Ext(out)))
	return Usage("name a folder, as in "+stem+"/, or "+hint,
		"-o needs a folder here, and %s is a file: %s are written", out, count)
}

// formatOf returns the format with the extension of a name; "" if the command does not write it.
func (p OutPages) formatOf(out string) string {
	for _, format := range p.Allowed {
		if strings.EqualFold(filepath.Ext(out), ending(format)) {
			return format
		}
	}
	return ""
}

// looksLikeFile reports whether a name is that of a file: an existing file, or a name with an extension that commands
// write.
func looksLikeFile(name string, info os.FileInfo) bool {
	if info != nil {
		return !info.IsDir()
	}
	return slices.Contains(pageEndings, strings.ToLower(filepath.Ext(name)))
}
