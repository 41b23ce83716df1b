// Command site makes the documentation as a static web site: every page of the repository, a gallery of the library,
// and a search index. Hugo writes the pages, Pagefind the index. Links stay relative, so the site works under any
// address.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
)

// hugo is the release of Hugo that makes the pages. Later ones need a newer Go than that of go.mod.
const hugo = "github.com/gohugoio/hugo@v0.148.0"

func main() {
	root := flag.String("root", ".", "`folder` of the repository")
	out := flag.String("o", "dist-site", "`folder` to write; it is replaced")
	binary := flag.String("hugo", "", "use this Hugo `program` instead of "+hugo)
	pagefind := flag.String("pagefind", "", "Pagefind `program` that makes the search index; default: no search")
	app := flag.String("studio", "", "copy the site of Muster Studio from this `folder`, and link to it")
	pdf := flag.Bool("pdf", false, "also print the sheets of the gallery as PDF; needs Chromium, Chrome or Edge")
	short := flag.Bool("evidence", false, "make no site: copy an answer of muster balance --format json from standard "+
		"input to standard output, without what sheets do not quote")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintln(os.Stderr, "site: unexpected argument", flag.Arg(0))
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	work := func() error { return build(ctx, *root, *out, *binary, *pagefind, *app, *pdf) }
	if *short {
		work = func() error { return shorten(os.Stdout, os.Stdin) }
	}
	if err := work(); err != nil {
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(1)
	}
}

// build makes the site in a temporary folder and renames it to out. It fails on a broken link.
func build(ctx context.Context, root, out, binary, pagefind, app string, pdf bool) error {
	if err := replaceable(out); err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "muster-site-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := os.CopyFS(work, os.DirFS(filepath.Join(root, filepath.FromSlash(themeFolder)))); err != nil {
		return err
	}
	src, err := repository(ctx, root)
	if err != nil {
		return err
	}
	if err := src.writeContent(work); err != nil {
		return err
	}
	if err := src.writeGallery(work, pdf); err != nil {
		return err
	}
	made := filepath.Join(work, "public")
	if app != "" {
		// The layouts link to Studio, and the check of links finds it.
		if err := os.CopyFS(filepath.Join(work, "static", "studio"), os.DirFS(app)); err != nil {
			return err
		}
		if err := os.Setenv("HUGO_PARAMS_STUDIO", "true"); err != nil {
			return err
		}
	}
	if err := runHugo(ctx, binary, work, made); err != nil {
		return err
	}
	if pagefind != "" {
		if err := run(ctx, pagefind, "--site", made, "--silent"); err != nil {
			return err
		}
	}
	broken, err := brokenLinks(os.DirFS(made))
	if err != nil {
		return err
	}
	if len(broken) > 0 {
		for _, b := range broken {
			fmt.Fprintln(os.Stderr, b)
		}
		return fmt.Errorf("%d broken links", len(broken))
	}
	return replace(made, out)
}

func runHugo(ctx context.Context, binary, work, made string) error {
	args := []string{"--source", work, "--destination", made, "--logLevel", "warn", "--panicOnWarning"}
	if binary != "" {
		return run(ctx, binary, args...)
	}
	return run(ctx, "go", append([]string{"run", hugo}, args...)...)
}

func run(ctx context.Context, name string, args ...string) error {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("%s: %w", filepath.Base(name), err)
	}
	return nil
}

// marker is a file in every site made by this program. A folder without it is never replaced.
const marker = "pages.css"

func replaceable(out string) error {
	entries, err := os.ReadDir(out)
	if errors.Is(err, fs.ErrNotExist) || err == nil && len(entries) == 0 {
		return nil
	}
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(out, marker)); err != nil {
		return fmt.Errorf("%s is not a site that this program made; name an empty or new folder", out)
	}
	return nil
}

// replace moves a finished folder to its destination, also across file systems.
func replace(made, out string) error {
	next := out + ".new"
	if err := os.RemoveAll(next); err != nil {
		return err
	}
	if err := os.CopyFS(next, os.DirFS(made)); err != nil {
		return err
	}
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	return os.Rename(next, out)
}
