package browsertest

import (
	"fmt"
	"testing"
)

// hold keeps the requests of a method that contain a word, until release.
func (d *desk) hold(method, word string) {
	d.t.Helper()
	d.until(fmt.Sprintf(`[(send => {
		const late = m => m.method === %q && JSON.stringify(m.params).includes(%q)
		window.held = []
		window.fetch = (url, options) => {
			const batch = JSON.parse(options.body)
			held.push(...batch.filter(late))
			const now = batch.filter(m => !late(m))
			window.release = () => {
				window.fetch = send
				return send(url, {...options, body: JSON.stringify(held)})
			}
			return now.length === 0 ? Promise.resolve(new Response()) : send(url, {...options, body: JSON.stringify(now)})
		}
	})(window.fetch)]`, method, word))
}

// release sends the requests that hold kept.
func (d *desk) release() {
	d.t.Helper()
	d.until(`held.length > 0 && [release()]`)
}

// TestStudioLateMap draws on the map of an adventure before its file is open: the stroke waits for it.
func TestStudioLateMap(t *testing.T) {
	t.Parallel()
	d := openProject(t, "adventure the-toll-bridge", "map two-oaks")
	d.until(`document.querySelector(".cards button") !== null`)
	d.hold("muster/read", oaks)
	d.choose(".cards button", "The Toll Bridge")
	d.choose(".tray .segments button", "Ground")
	d.choose(".entry", "Woods")
	d.until(`(h => h && [h.focus()])(document.querySelector('[data-label="C3"]'))`)
	d.typed("\r")
	d.until(`document.querySelector('[data-label="C3"][data-painting]') !== null`)
	d.release()
	d.says("C3", "Woods")
	d.until(isUnsaved)
}

// TestStudioLateDialog cancels the dialog of a new file while the file is made, and opens the dialog again: the file
// does not close it.
func TestStudioLateDialog(t *testing.T) {
	t.Parallel()
	d := openStudio(t, "two-oaks")
	d.until(`document.querySelector(".cards button") !== null`)
	d.hold("muster/new", "Bell Tower")
	d.button("New")
	d.fill("dialog input", "The Bell Tower")
	d.choose("dialog button", "Create")
	d.choose("dialog button", "Cancel")
	d.until(`document.querySelector("dialog") === null`)
	d.button("New")
	d.until(`document.querySelector("dialog[open]") !== null`)
	d.release()
	d.until(`document.querySelector("[data-label]") !== null`)
	d.until(`document.querySelector("dialog[open] input") !== null`)
}
