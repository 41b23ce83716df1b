package browsertest

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// linkOf returns the hash of a link with some JSON.
func linkOf(t *testing.T, text []byte) string {
	t.Helper()
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(text); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return "#d=" + base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// filesLink returns the hash of a link with files, by name.
func filesLink(t *testing.T, files ...[2]string) string {
	t.Helper()
	var link struct {
		Version int                 `json:"v"`
		Files   []map[string]string `json:"files"`
	}
	for _, f := range files {
		link.Files = append(link.Files, map[string]string{"name": f[0], "text": f[1]})
	}
	text, err := json.Marshal(link)
	if err != nil {
		t.Fatal(err)
	}
	return linkOf(t, text)
}

// zipWith returns a zip archive with a file.
func zipWith(t *testing.T, name string, text []byte) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	w, err := z.Create(name)
	if err == nil {
		_, err = w.Write(text)
	}
	if err == nil {
		err = z.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// told waits until the page says something as an error, and ends that message.
func (d *desk) told(words string) {
	d.t.Helper()
	d.until(fmt.Sprintf(`document.querySelector(".messages .error")?.innerText.includes(%q)`, words))
	d.press("y") // says that there is nothing to redo
	d.until(`document.querySelector(".messages .error") === null`)
}

// drop drops a file on the page. The content is JavaScript.
func (d *desk) drop(name, content string) {
	d.t.Helper()
	d.until(fmt.Sprintf(`(data => [data.items.add(new File([%s], %q)),
		dispatchEvent(new DragEvent("drop", {dataTransfer: data, cancelable: true}))])(new DataTransfer())`, content, name))
}

// bytesOf is JavaScript for some bytes.
func bytesOf(text []byte) string {
	return fmt.Sprintf(`Uint8Array.from(atob("%s"), c => c.charCodeAt(0))`, base64.StdEncoding.EncodeToString(text))
}

// TestStudioHostile opens damaged and hostile links and archives. Each gets one sentence, and none writes a file or a
// draft, ends unsaved work or runs a script.
func TestStudioHostile(t *testing.T) { onBothForms(t, "two-oaks", hostileFiles) }

func hostileFiles(t *testing.T, d *desk) {
	before := []byte(d.file(oaks))
	d.woods("C3")
	d.eventually("a draft", func() bool { return strings.Contains(d.drafts(), oaks) })
	draft := d.drafts()
	zeros := make([]byte, 64<<20)
	const damaged, large, noName = "damaged or not complete", "2 MB at most", "is not the name of a definition"
	for name, c := range map[string][2]string{
		"no base64":         {"#d=%25%25%25", damaged},
		"half a link":       {filesLink(t, [2]string{oaks, string(before)})[:200], damaged},
		"no JSON":           {linkOf(t, []byte("<script>hacked=1</script>")), damaged},
		"other JSON":        {linkOf(t, []byte(`{"files":[{"name":{}}]}`)), damaged},
		"a bomb":            {linkOf(t, zeros), large},
		"a path":            {filesLink(t, [2]string{"../../x.map.toml", "id = 1"}), noName},
		"another path":      {filesLink(t, [2]string{`C:\x.map.toml`, "id = 1"}), noName},
		"no definition":     {filesLink(t, [2]string{".bashrc", "x"}), noName},
		"HTML as a name":    {filesLink(t, [2]string{"<img src=x onerror=hacked=2>.map.toml", ""}), noName},
		"no files":          {linkOf(t, []byte(`{"files":[]}`)), "There is nothing in this that Studio opens"},
		"too many of files": {filesLink(t, slices.Repeat([][2]string{{"a.map.toml", ""}}, 101)...), "Studio opens 1 to 100"},
	} {
		t.Log(name)
		d.until(fmt.Sprintf(`[location.hash = %q]`, c[0]))
		d.told(c[1])
	}
	for name, c := range map[string][2]string{
		"big.zip":    {"new Uint8Array(10_000_000)", large},
		"bomb.zip":   {bytesOf(zipWith(t, "x.map.toml", zeros[:16<<20])), large},
		"torn.zip":   {bytesOf(zipWith(t, "x.map.toml", before)[:99]), "is not a zip archive that Studio can read"},
		"other.zip":  {bytesOf(zipWith(t, "../.profile", before)), "There is nothing in this that Studio opens"},
		"x.map.toml": {"new Uint8Array([0x69, 0xff, 0xfe])", "is not text"},
	} {
		t.Log(name)
		d.drop(name, c[0])
		d.told(c[1])
	}
	climb := bytes.ReplaceAll(before, []byte(`"two-oaks"`), []byte(`"climb"`))
	d.drop("climb.zip", bytesOf(zipWith(t, "../../../climb.map.toml", climb)))
	d.until(`document.querySelector("dialog li")?.innerText === "climb.map.toml"`)
	d.choose("dialog button", "Cancel")
	other := strings.Replace(string(before), "name ", "# another\nname ", 1)
	d.until(fmt.Sprintf(`[location.hash = %q]`, filesLink(t, [2]string{oaks, other})))
	d.until(`document.querySelector("dialog")?.innerText.includes("the new one is two-oaks-2")`)
	d.choose("dialog button", "Cancel")
	if got := d.drafts(); got != draft {
		t.Errorf("the draft was\n%s\nand is\n%s", draft, got)
	}
	d.says("C3", "Woods")
	d.until(isUnsaved)

	evil := fmt.Sprintf(hostile, "", "", "")
	d.until(fmt.Sprintf(`[location.hash = %q]`, filesLink(t, [2]string{"hostile.adventure.toml", evil})))
	d.choose("dialog button", "Open")
	for _, tab := range []string{"Findings", "Adventure", "Text", "Print"} {
		d.choose("[role=tab]", tab)
	}
	d.until(`document.querySelector(".paper iframe")?.contentDocument.querySelectorAll("[data-page]").length > 1`)
	d.until(`[window, document.querySelector(".paper iframe").contentWindow].every(w => w.hacked === undefined)`)
	d.until(`[...document.querySelectorAll("body script")].length === 0 && !document.querySelector("[onerror], [onload]")`)
	if now := d.file(oaks); now != string(before) {
		t.Errorf("the map is\n%s", now)
	}
	if names := d.names(); len(names) != 2 {
		t.Errorf("the project has %q", names)
	}
}

// TestStudioMarkdown copies the sheet of an adventure as Markdown.
func TestStudioMarkdown(t *testing.T) {
	t.Parallel()
	d := openStudio(t, "two-oaks")
	d.until(`[navigator.clipboard.writeText = text => [window.copied = text] && Promise.resolve()]`)
	d.choose(".cards button", "The Toll Bridge")
	d.choose("[role=tab]", "Print")
	d.button("Copy as Markdown")
	d.until(`window.copied?.startsWith("# The Toll Bridge")`)
	d.until(`document.querySelector(".messages")?.innerText.includes("in the clipboard, as Markdown")`)
}
