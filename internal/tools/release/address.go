package main

import (
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// The files of a release that depend on its address.
const (
	installName   = "INSTALL.md"
	containerName = "Containerfile"
)

// address returns the value of a variable. RELEASE_URL is the address above the versions, from which all download
// addresses are derived: on GitHub https://github.com/OWNER/muster/releases/download. SITE_URL is the address of the
// site made by `make site`, to which findings link.
func address(variable, text string) (string, error) {
	if text == "" {
		return "", nil
	}
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.User != nil ||
		text != (&url.URL{Scheme: u.Scheme, Host: u.Host, Path: u.Path}).String() ||
		strings.ContainsAny(text, `'"$&;|()`) {
		return "", fmt.Errorf("%s is %q; write an address such as https://example.org/releases", variable, text)
	}
	return strings.TrimRight(text, "/"), nil
}

// addressed writes the files that need the address of the release.
func (r *release) addressed() error {
	if r.url == "" {
		return nil
	}
	text := strings.Replace(r.install(), installLink, "", 1)
	if err := r.write(installName, []byte(text)); err != nil {
		return err
	}
	sums, err := os.ReadFile(filepath.Join(r.out, sumsName))
	if err != nil {
		return err
	}
	text, err = r.container(string(sums))
	if err != nil || text == "" {
		return err
	}
	return r.write(containerName, []byte(text))
}

// installLink is the README's sentence about the installation page, which the text of a release leaves out.
const installLink = "\n[Installing](docs/how-to/install.md) has Linux packages, and help if `muster` is not found " +
	"or blocked.\n"

// install returns the README's text on how to install Muster: archive and source only if there is no address.
func (r *release) install() string {
	const source = "**From source**, with Go 1.26 (Go 1.21 or newer downloads it), in this repository's folder:\n\n" +
		"```\ngo install ./cmd/muster\n```\n" + installLink
	const archive = ": take the `.zip` for Windows, the `.tar.gz` for macOS (`darwin`) or Linux"
	const run = ". Unpack it.\nOn Windows, double-click `install.cmd`. On macOS and Linux, type `sh install.sh` in a " +
		"terminal in that folder.\nIn a new terminal, type `muster version`.\n\n"
	const from = "**From a release archive**"
	if r.url == "" {
		return from + ", once published" + archive + run + source
	}
	at := r.url + "/v" + r.version + "/"
	linux := "muster_" + r.version + "_linux_amd64"
	return from + archive + ", from\n`" + at + "`" + run +
		"| with | type |\n|---|---|\n" +
		"| apt | `curl -fLO " + at + linux + ".deb && sudo apt install ./" + linux + ".deb` |\n" +
		"| dnf | `sudo dnf install " + at + linux + ".rpm` |\n" +
		"| Scoop | `scoop install " + at + "muster.json` |\n" +
		"| Podman | `podman build -t muster " + at + containerName + "` |\n\n" +
		"**Homebrew**:\n\n```\nbrew tap-new --no-git local/muster\n" +
		"curl -fL " + at + "muster.rb -o \"$(brew --repository local/muster)/Formula/muster.rb\"\n" +
		"brew install local/muster/muster\n```\n\n" + source
}

// container returns a container file that downloads the release for its processor and verifies it; "" if the release
// has nothing for Linux.
func (r *release) container(sums string) (string, error) {
	at := r.url + "/v" + r.version + "/"
	var cases strings.Builder
	for line := range strings.Lines(sums) {
		sum, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
		processor, ok := strings.CutPrefix(name, "muster_"+r.version+"_linux_")
		processor, archive := strings.CutSuffix(processor, ".tar.gz")
		if ok && archive {
			fmt.Fprintf(&cases, " %s) sum=%s ;;", processor, sum)
		}
	}
	if cases.Len() == 0 {
		return "", nil
	}
	return `# Muster ` + r.version + ` from its release: podman build -t muster ` + at + containerName + `
FROM docker.io/library/alpine:3 AS download
ARG TARGETARCH
RUN case "$TARGETARCH" in` + cases.String() + ` *) echo "no release for $TARGETARCH" >&2; exit 1 ;; esac && wget -q -O muster.tar.gz "` +
		at + `muster_` + r.version + `_linux_$TARGETARCH.tar.gz" && echo "$sum  muster.tar.gz" | sha256sum -c && mkdir out && tar -xzf muster.tar.gz -C out --strip-components=1
FROM scratch
COPY --from=download /out/muster /out/LICENSE /out/LICENSES-THIRD-PARTY.txt /
WORKDIR /work
ENTRYPOINT ["/muster"]
CMD ["check"]
`, nil
}

// generated returns the places in the repository that depend on the addresses and the version: each is a file with the
// text between two marks.
func (r *release) generated() []place {
	return []place{
		{"Makefile", regexp.MustCompile(`(?m)^RELEASE_URL \?=(.*)$`), blank(r.url)},
		{"Makefile", regexp.MustCompile(`(?m)^SITE_URL \?=(.*)$`), blank(r.site)},
		{"docs/site.go", regexp.MustCompile(`(?m)^const SiteURL = "(.*)"$`), r.site},
		{"README.md", regexp.MustCompile(`(?ms)^## Install\n\n(.*?)^## `), r.install() + "\n"},
		{"action.yml", regexp.MustCompile(`(?m)^ +MUSTER_RELEASE_URL: "(.*)"$`), r.url},
		{"action.yml", regexp.MustCompile(`(?m)^ +MUSTER_RELEASE: v(.*)$`), r.version},
	}
}

func blank(url string) string {
	if url == "" {
		return ""
	}
	return " " + url
}

// place is a part of a file of the repository: the group of a pattern.
type place struct {
	file string
	at   *regexp.Regexp
	text string
}

// filled returns a file's text with the place filled.
func (p place) filled(text string) (string, error) {
	m := p.at.FindAllStringSubmatchIndex(text, -1)
	if len(m) != 1 {
		return "", fmt.Errorf("%s has %d places for %s, and needs one", p.file, len(m), p.at)
	}
	return text[:m[0][2]] + p.text + text[m[0][3]:], nil
}

// generate fills the places of the repository that depend on the address.
func (r *release) generate() error {
	for _, p := range r.generated() {
		path := filepath.Join(r.root, p.file)
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		filled, err := p.filled(string(text))
		if err != nil {
			return err
		}
		if filled != string(text) {
			fmt.Println("wrote", p.file)
			if err := os.WriteFile(path, []byte(filled), 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}
