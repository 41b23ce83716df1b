// Command studiobundle bundles the page of Muster Studio. It reads the sources and the npm packages in studio/app and
// writes studio/dist. The same sources and package-lock.json give the same bytes. With -serve it bundles the page with
// a mock server and serves it. With -site it also builds the core for a browser and writes the static site.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"time"
)

func main() {
	app := flag.String("app", "studio/app", "`folder` of the sources, with node_modules")
	out := flag.String("o", "studio/dist", "`folder` to write")
	check := flag.Bool("check", false, "write nothing, and fail if the folder has other files")
	serve := flag.String("serve", "", "serve the page with the mock server at an `address`, such as 127.0.0.1:8080")
	site := flag.String("site", "", "write the static site into a `folder`, which is replaced")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintln(os.Stderr, "studiobundle: unexpected argument", flag.Arg(0))
		os.Exit(2)
	}
	if err := run(*app, *out, *check, *serve, *site); err != nil {
		fmt.Fprintln(os.Stderr, "studiobundle:", err)
		os.Exit(1)
	}
}

func run(app, out string, check bool, serve, site string) error {
	if serve != "" {
		return serveMock(app, serve)
	}
	if site != "" {
		files, err := bundleSite(context.Background(), app)
		if err != nil {
			return err
		}
		return write(site, files)
	}
	files, err := bundle(app)
	if err != nil {
		return err
	}
	if check {
		return compare(out, files)
	}
	return write(out, files)
}

// write replaces a folder.
func write(out string, files map[string][]byte) error {
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(out, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// compare returns an error if a folder does not contain exactly the given files.
func compare(folder string, files map[string][]byte) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	var list []error
	if len(entries) != len(files) {
		list = append(list, fmt.Errorf("%s has %d files, want %d", folder, len(entries), len(files)))
	}
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			list = append(list, err)
		} else if string(got) != string(want) {
			list = append(list, fmt.Errorf("%s/%s is not what the sources give; run make studio", folder, name))
		}
	}
	return errors.Join(list...)
}

// serveMock serves the page with the mock server until the program ends.
func serveMock(app, address string) error {
	files, err := bundleMock(app)
	if err != nil {
		return err
	}
	server := http.Server{Addr: address, ReadHeaderTimeout: 5 * time.Second, Handler: http.HandlerFunc(
		func(w http.ResponseWriter, r *http.Request) {
			name := filepath.Base(r.URL.Path)
			if r.URL.Path == "/" {
				name = "index.html"
			}
			data, ok := files[name]
			if !ok {
				http.NotFound(w, r)
				return
			}
			w.Header().Set("Content-Type", types[filepath.Ext(name)])
			w.Header().Set("Content-Security-Policy", policy)
			w.Write(data)
		})}
	return server.ListenAndServe()
}

// policy is as strict as the policy of the local server: no style and no script in the page itself.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; " +
	"worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// types are the media types of the page's files.
var types = map[string]string{
	".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
}
