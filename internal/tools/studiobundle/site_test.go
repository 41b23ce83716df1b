package main

import (
	"encoding/json"
	"strings"
	"testing"

	"muster/docs"
)

// TestGuards: the build refuses packages and calls that make the core needlessly large.
func TestGuards(t *testing.T) {
	if err := unwanted("errors\nnet/http/internal\nmuster/editor"); err != nil {
		t.Error(err)
	}
	if err := unwanted("errors\nnet/http\nmuster/editor"); err == nil || !strings.Contains(err.Error(), "net/http") {
		t.Errorf("net/http: %v", err)
	}
	const plain = "main.main -> a.F\nmain.main <UsedInIface> -> type:a.T\n"
	if err := calledByName(plain); err != nil {
		t.Error(err)
	}
	err := calledByName(plain + "text/template.(*state).eval <ReflectMethod> -> reflect.Value.MethodByName\n")
	if err == nil || !strings.HasSuffix(err.Error(), "in: text/template.(*state).eval") {
		t.Errorf("a call by name: %v", err)
	}
	if calledByName("") == nil {
		t.Error("an empty graph passes")
	}
}

// TestPages: the site has all pages of the manual, and the build refuses a core with pages.
func TestPages(t *testing.T) {
	data, err := pages(docs.Pages)
	if err != nil {
		t.Fatal(err)
	}
	var texts map[string]string
	if err := json.Unmarshal(data, &texts); err != nil {
		t.Fatal(err)
	}
	for _, code := range docs.CheckCodes() {
		if page, _ := docs.Check(code); texts["checks/"+code+".md"] != page {
			t.Errorf("%s differs", code)
		}
	}
	if texts["reference/evidence/battlelore.json"] == "" {
		t.Error("no evidence")
	}
	if err := embedded([]byte("a program"), docs.Pages); err != nil {
		t.Error(err)
	}
	if embedded([]byte("a program\x00"+texts["glossary.md"]), docs.Pages) == nil {
		t.Error("a core with pages passes")
	}
}

// TestAdd: a name has the hash of its content, before the ending.
func TestAdd(t *testing.T) {
	files := map[string][]byte{}
	one, other := add(files, "core.wasm", []byte("1")), add(files, "core.wasm", []byte("2"))
	if one != "core-6b86b273ff34.wasm" || other == one || string(files[one]) != "1" {
		t.Errorf("%s, %s", one, other)
	}
}

// TestServiceWorker: the service worker knows each file by its name, and the document as a visitor asks for it. Other
// contents are another release.
func TestServiceWorker(t *testing.T) {
	worker := func(document string) string {
		files := map[string][]byte{"app-1.js": nil, "core-2.wasm": nil, "index.html": []byte(document)}
		if err := addServiceWorker("../../../studio/app", files); err != nil {
			t.Fatal(err)
		}
		return string(files["serviceworker.js"])
	}
	text := worker("a")
	if !strings.Contains(text, `["app-1.js","core-2.wasm","./"]`) || strings.Contains(text, "RELEASE") {
		t.Error(text)
	}
	if worker("b") == text {
		t.Error("another document is the same release")
	}
}
