//go:build js && wasm

// Command wasm is the core of Muster Studio in a web worker: a session over messages of the worker, with the files of
// the browser. Two workers run it: one judges and draws the open documents, one judges the project behind it.
// studio/app/site/worker.ts starts it and gives it the object `muster`:
//
//	part: string                                  // "open" or "project"
//	texts: Record<string, string>                 // the files of the project, by name
//	post(message: string): void                   // sends a message to the page
//	started(): void                               // the functions below are there
//	replace(name, was: string | null, text): Promise<string | null> // as memory.Database
//	remove(name, was, draft: string): Promise<string | null> // as memory.Database; draft is JSON
//	pages(): Promise<Record<string, string>>      // the pages of the manual, as docs.Pages
//
// The core adds these functions to it:
//
//	receive(messages: string): void               // JSON: an array of messages of the page
//	changed(name: string, text: string | null): void // another tab has saved a file
package main

import (
	"encoding/json"
	"errors"
	"runtime/debug"
	"sync"
	"syscall/js"
	"time"

	"muster/internal/games"
	"muster/internal/studio"
	"muster/internal/studio/memory"
	"muster/internal/studio/requests"
	"muster/schema/project"
)

// version is the release, which the build sets.
var version string

// debounce is the time before an edited document is judged: none, because the messages of one task of the page arrive
// together.
const debounce = time.Nanosecond

// collector is how much the heap grows between two collections, in percent. With the default, a fifth of a stroke on
// the board is collecting. A worker has 100 MB.
const collector = 250

func main() {
	debug.SetGCPercent(collector)
	debug.SetMemoryLimit(80 << 20)
	host := js.Global().Get("muster")
	store, err := memory.Open(games.Kinds(), database{host})
	if err != nil {
		panic("the files of the browser: " + err.Error())
	}
	opts := games.EditorOptions()
	opts.Version, opts.Files, opts.Workers, opts.Methods = version, project.Tree(store), 1, requests.New().Methods()
	opts.Today = func() string { return time.Now().Format(time.DateOnly) }
	if host.Get("part").String() == "open" {
		opts.Debounce, opts.Settle = debounce, -1
	}
	opts.Keep = func(string, []byte) (string, error) { return "", errors.ErrUnsupported }
	session := studio.NewSession("worker", opts, store, func(message []byte) { host.Call("post", string(message)) })
	in := newQueue()
	host.Set("receive", js.FuncOf(func(_ js.Value, args []js.Value) any {
		in.add([]byte(args[0].String()))
		return nil
	}))
	host.Set("changed", js.FuncOf(func(_ js.Value, args []js.Value) any {
		store.Put(args[0].String(), textOf(args[1]))
		in.add([]byte(`[{"jsonrpc":"2.0","method":"workspace/didChangeWatchedFiles","params":{"changes":[]}}]`))
		return nil
	}))
	host.Call("started")
	go func() {
		for {
			var messages []json.RawMessage
			if json.Unmarshal(in.next(), &messages) == nil {
				session.Receive(messages)
			}
		}
	}()
	<-session.Ended()
}

// queue holds texts of the worker: its functions must return at once, because an answer of the database can only come
// when they have returned.
type queue struct {
	mu      sync.Mutex
	changed *sync.Cond
	waiting [][]byte
}

func newQueue() *queue {
	q := &queue{}
	q.changed = sync.NewCond(&q.mu)
	return q
}

func (q *queue) add(text []byte) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.waiting = append(q.waiting, text)
	q.changed.Signal()
}

func (q *queue) next() []byte {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.waiting) == 0 {
		q.changed.Wait()
	}
	text := q.waiting[0]
	q.waiting = q.waiting[1:]
	return text
}

// database is the database of the browser.
type database struct{ host js.Value }

// All returns the files that the worker has read at its start.
func (d database) All() (map[string]string, error) {
	given := d.host.Get("texts")
	names := js.Global().Get("Object").Call("keys", given)
	texts := make(map[string]string, names.Length())
	for i := range names.Length() { // megabytes as JSON take longer
		name := names.Index(i).String()
		texts[name] = given.Get(name).String()
	}
	return texts, nil
}

// Replace waits for the worker's database.
func (d database) Replace(name string, was *string, text string) (*string, error) {
	before := js.Null()
	if was != nil {
		before = js.ValueOf(*was)
	}
	return d.ask("replace", name, before, text)
}

// Remove waits for the worker's database.
func (d database) Remove(name, was string, kept *studio.Draft) (*string, error) {
	draft, err := json.Marshal(kept)
	if err != nil {
		return nil, err
	}
	return d.ask("remove", name, was, string(draft))
}

// ask calls a function of the worker and waits for the text that it promises.
func (d database) ask(function string, args ...any) (*string, error) {
	v, err := d.await(function, args...)
	if err != nil {
		return nil, errors.New("the browser cannot store the file: " + err.Error())
	}
	return textOf(v), nil
}

// await calls a function of the worker and waits for the value that it promises.
func (d database) await(function string, args ...any) (js.Value, error) {
	type answer struct {
		value js.Value
		err   error
	}
	answers := make(chan answer, 1)
	done := js.FuncOf(func(_ js.Value, args []js.Value) any {
		answers <- answer{value: args[0]}
		return nil
	})
	defer done.Release()
	failed := js.FuncOf(func(_ js.Value, args []js.Value) any {
		answers <- answer{err: errors.New(args[0].Get("message").String())}
		return nil
	})
	defer failed.Release()
	d.host.Call(function, args...).Call("then", done, failed)
	a := <-answers
	return a.value, a.err
}

// textOf returns a text of the browser, nil for null.
func textOf(v js.Value) *string {
	if v.IsNull() {
		return nil
	}
	text := v.String()
	return &text
}
