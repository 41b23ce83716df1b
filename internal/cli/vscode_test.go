package cli

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/schema/project"
)

// TestExtensionKnowsTheKinds checks that the VS Code extension has Muster's version, and that it starts for definition
// files and project settings.
func TestExtensionKnowsTheKinds(t *testing.T) {
	var extension struct {
		Version     string
		Activation  []string `json:"activationEvents"`
		Contributes struct {
			Languages []struct {
				ID        string
				Filenames []string
				Patterns  []string `json:"filenamePatterns"`
			}
		}
		Dev map[string]string `json:"devDependencies"`
	}
	folder := clone + "/extensions/vscode/"
	if err := json.Unmarshal([]byte(read(t, folder+"package.json")), &extension); err != nil {
		t.Fatal(err)
	}
	if extension.Version != cliutil.Version {
		t.Errorf("the extension has version %s, Muster %s", extension.Version, cliutil.Version)
	}
	kinds := games.Kinds().Names()
	code := regexp.MustCompile(`const PATTERNS = \["\*\*/\*\.\{([a-z,]+)\}\.toml", "\*\*/(.*)"\];`).
		FindStringSubmatch(read(t, folder+"lib/extension.js"))
	if code == nil || !sameWords(strings.Split(code[1], ","), kinds) || code[2] != project.Marker {
		t.Errorf("lib/extension.js starts for %q, of %q", code, kinds)
	}
	language := extension.Contributes.Languages[0]
	var patterns []string
	for _, kind := range kinds {
		patterns = append(patterns, "*."+kind+".toml")
	}
	if language.ID != "toml" || !sameWords(language.Patterns, patterns) || language.Filenames[0] != project.Marker {
		t.Errorf("package.json has %+v", language)
	}
	if events := fmt.Sprint(extension.Activation); !strings.Contains(events, "{"+code[1]+"}") {
		t.Errorf("the extension begins at %s", events)
	}
	for name, version := range extension.Dev {
		if strings.Trim(version, "0123456789.") != "" {
			t.Errorf("%s is not pinned: %s", name, version)
		}
	}
	if lock := read(t, folder+"package-lock.json"); strings.Contains(lock, `"resolved"`) {
		t.Error("package-lock.json says where packages come from: that is for whoever installs them to say")
	}
}

// sameWords reports whether two lists have the same words, in any order.
func sameWords(a, b []string) bool {
	all := map[string]int{}
	for _, w := range a {
		all[w]++
	}
	for _, w := range b {
		all[w]--
	}
	for _, n := range all {
		if n != 0 {
			return false
		}
	}
	return true
}
