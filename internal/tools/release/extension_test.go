package main

import (
	"archive/zip"
	"bytes"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// packedAt returns a zip archive with some files, packed at some time.
func packedAt(t *testing.T, at time.Time, names ...string) string {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, name := range names {
		to, err := w.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: at})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(to, "text of "+name); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), extensionName)
	if err := os.WriteFile(path, out.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestAddExtension checks that two packages of the same files, made at different times and in different orders, give
// the same bytes in a release, with all files and a checksum.
func TestAddExtension(t *testing.T) {
	var all [][]byte
	for _, path := range []string{
		packedAt(t, someDay, "extension/a.js", "[Content_Types].xml", "extension.vsixmanifest"),
		packedAt(t, someDay.Add(time.Hour), "extension.vsixmanifest", "extension/a.js", "[Content_Types].xml"),
	} {
		r := releaseOf(t, someDay)
		sums := filepath.Join(r.out, sumsName)
		if err := os.WriteFile(sums, []byte("0  muster.tar.gz\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := r.addExtension(path); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(filepath.Join(r.out, extensionName))
		if err != nil {
			t.Fatal(err)
		}
		listed, err := os.ReadFile(sums)
		if err != nil || !strings.HasPrefix(string(listed), "0  muster.tar.gz\n") ||
			!strings.HasSuffix(string(listed), "  "+extensionName+"\n") {
			t.Errorf("%v\n%s", err, listed)
		}
		all = append(all, text)
	}
	if !bytes.Equal(all[0], all[1]) {
		t.Error("the bytes differ")
	}
	in, err := zip.NewReader(bytes.NewReader(all[0]), int64(len(all[0])))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range in.File {
		names = append(names, f.Name)
		from, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		if text, err := io.ReadAll(from); err != nil || string(text) != "text of "+f.Name || !f.Modified.Equal(someDay) {
			t.Errorf("%s: %q of %v, %v", f.Name, text, f.Modified, err)
		}
	}
	if !slices.Equal(names, []string{"[Content_Types].xml", "extension.vsixmanifest", "extension/a.js"}) {
		t.Errorf("%q", names)
	}
	err = releaseOf(t, someDay).addExtension("nothing.vsix")
	if err == nil || !strings.Contains(err.Error(), "make vscode") {
		t.Errorf("without the file: %v", err)
	}
}

// TestExtensionPages checks that the pages on editors name the packed extension of a release before its build
// instructions, and describe its installation.
func TestExtensionPages(t *testing.T) {
	for _, name := range []string{"docs/formats/editors.md", "extensions/vscode/README.md", "docs/how-to/releases.md"} {
		text, err := os.ReadFile("../../../" + name)
		if err != nil {
			t.Fatal(err)
		}
		release := bytes.Index(text, []byte("`"+extensionName+"`"))
		build := bytes.Index(text, []byte("make vscode"))
		if release < 0 || build >= 0 && build < release {
			t.Errorf("%s names the build at %d and the file of the release at %d", name, build, release)
		}
		words := bytes.Join(bytes.Fields(text), []byte(" "))
		if name != "docs/how-to/releases.md" && !bytes.Contains(words, []byte("code --install-extension "+extensionName)) {
			t.Errorf("%s does not say how to install %s", name, extensionName)
		}
	}
}
