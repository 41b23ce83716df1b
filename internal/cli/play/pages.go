package play

import (
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/sheet"
)

// target is the destination of pages.
type target struct {
	out string // of -o; "" is the current folder
	one bool   // one page is written, whatever is played
}

// single reports whether words name one adventure: one page is written then, otherwise one for each adventure.
func single(words []string) bool { return len(words) == 1 && !cliutil.IsFolder(words[0]) }

// check refuses an invalid value of -o. It is called before anything is played.
func (t target) check() error {
	switch {
	case t.out == "":
		return nil
	case t.one:
		return cliutil.OutFile("-o", t.out, "balance.html")
	case t.out == cliutil.Standard:
		return cliutil.Usage("name a folder, or one adventure",
			"-o - takes one page, and several are written")
	}
	return cliutil.OutFolder("-o", t.out)
}

// checkOut refuses -o without a page, and its invalid values.
func checkOut(format string, to target) error {
	if format != html && to.out != "" {
		return cliutil.Usage("add --format html, or drop --out", "--out needs --format html")
	}
	return to.check()
}

// written writes an answer, with --format html as pages.
func (a *app) written(format string, to target, x games.Swept) error {
	if format != html {
		return a.Swept(format, x)
	}
	if err := a.pages(to, x); err != nil {
		return err
	}
	return cliutil.Ended(x)
}

// pages writes the page of one adventure into a file or to standard output, or a page for each into a folder.
func (a *app) pages(to target, x games.Swept) error {
	list := games.BalancePages(x, sheet.Options{})
	if len(list) == 0 {
		return nil // Ctrl-C came before the first result
	}
	if to.one && to.out != "" {
		return a.WriteOut(to.out, list[0].HTML())
	}
	folder := to.out
	if folder == "" {
		folder = "."
	} else if err := cliutil.Folder(folder); err != nil {
		return err
	}
	for i := range list {
		if err := a.Page(folder, list[i].Name+".html", list[i].HTML()); err != nil {
			return err
		}
	}
	return nil
}
