//go:build js && wasm && pagesapart

package main

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"sync"
	"syscall/js"

	"muster/docs"
)

func init() {
	docs.Pages = pages{sync.OnceValue(func() js.Value {
		all, err := database{js.Global().Get("muster")}.await("pages")
		if err != nil {
			return js.Global().Get("Object").New()
		}
		return all
	})}
}

// pages are the pages of the manual. The worker fetches them when the first one is asked for, because they are large
// and judging does not need them. Without a connection there are no pages.
type pages struct{ all func() js.Value }

// ReadFile returns a page.
func (p pages) ReadFile(name string) ([]byte, error) {
	if page := p.all().Get(name); page.Type() == js.TypeString {
		return []byte(page.String()), nil
	}
	return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
}

// Glob returns the names of pages, sorted.
func (p pages) Glob(pattern string) ([]string, error) {
	var out []string
	names := js.Global().Get("Object").Call("keys", p.all())
	for i := range names.Length() {
		name := names.Index(i).String()
		ok, err := path.Match(pattern, name)
		if err != nil {
			return nil, err
		}
		if ok {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out, nil
}

// Open is not needed: package io/fs uses the methods above.
func (pages) Open(name string) (fs.File, error) {
	return nil, &fs.PathError{Op: "open", Path: name, Err: errors.ErrUnsupported}
}
