// Package examples embeds the files of examples/community-repo. `muster new project` sets up a repository with them.
package examples

import (
	"embed"
	"fmt"
	"strings"
)

//go:embed community-repo/.gitignore community-repo/.gitlab-ci.yml community-repo/.github/workflows/scenarios.yml
var files embed.FS

// pipeline is the CI file of a host.
type pipeline struct {
	host, path string
	note       string // a setting that is needed before its first run
}

var pipelines = []pipeline{
	{"github", ".github/workflows/scenarios.yml",
		"Replace OWNER/muster with the repository of your copy of Muster, which you push to your account."},
	{"gitlab", ".gitlab-ci.yml", "Set the CI/CD variables MUSTER_REPOSITORY and MUSTER_VERSION."},
}

// Hosts lists the hosts that have a CI file.
func Hosts() []string {
	var out []string
	for _, p := range pipelines {
		out = append(out, p.host)
	}
	return out
}

// Note returns the setting that is needed before the first run of a host's CI file.
func Note(host string) string {
	for _, p := range pipelines {
		if p.host == host {
			return p.note
		}
	}
	return ""
}

// CI returns the CI file of a host and its path in a repository. below is the folder of the project in the repository,
// with slashes; "" for the root. The example's file has a baseline, which a new project does not need.
func CI(host, below string) (path string, text []byte) {
	for _, p := range pipelines {
		if p.host == host {
			return p.path, []byte("# " + p.note + "\n" + checking(below).Replace(read(p.path)))
		}
	}
	return "", nil
}

// checking changes a file to check a folder instead of the whole repository, and removes the baseline.
func checking(below string) *strings.Replacer {
	if below != "" {
		return strings.NewReplacer("baseline: known.json\n", fmt.Sprintf("paths: %q\n", below),
			"--baseline known.json", below)
	}
	return strings.NewReplacer(
		"        with:\n          baseline: known.json\n          ", "        with:\n          ",
		"        with:\n          baseline: known.json\n", "",
		"OPTIONS: --baseline known.json\n", "OPTIONS: \"\"\n",
		"--baseline known.json ", "",
	)
}

// Ignored returns the .gitignore of a repository.
func Ignored() []byte { return []byte(read(".gitignore")) }

func read(name string) string {
	text, err := files.ReadFile("community-repo/" + name)
	if err != nil {
		panic(err) // the program was built without a file
	}
	return string(text)
}
