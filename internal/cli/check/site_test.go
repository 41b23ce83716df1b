package check

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"muster/docs"
	"muster/internal/cli/cliutil"
)

// TestSite checks that no format contains documentation links without a published site, and that with a site all
// formats that support links have them.
func TestSite(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.map.toml")
	if err := os.WriteFile(file, []byte("kind = \"map\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	const page = "https://example.org/docs/checks/schema/missing-key.html"
	for format, place := range map[string]string{
		"text": `muster explain schema/missing-key or PAGE\n`, "json": `"url": "PAGE"`, "sarif": `"helpUri": "PAGE"`,
		"rdjson": `"url": "PAGE"`,
	} {
		for _, site := range []docs.Site{"", "https://example.org"} {
			var out, errOut bytes.Buffer
			a := cliutil.NewApp(strings.NewReader(""), &out, &errOut)
			a.Site, a.Colour = site, "never"
			a.Run(Command(a), []string{"--format", format, "--no-cache", file})
			want := regexp.MustCompile(strings.ReplaceAll(place, "PAGE", page))
			if has := want.Match(out.Bytes()); has != (site != "") {
				t.Errorf("%s with the site %q is\n%s%s", format, site, out.String(), errOut.String())
			}
			if has := strings.Contains(out.String(), "https://example.org"); has != (site != "") {
				t.Errorf("%s with the site %q is\n%s", format, site, out.String())
			}
		}
	}
}
