package examples

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"muster/internal/testing/clitest"
)

// plain is a YAML value without what the baseline needs.
func plain(value any) any {
	switch v := value.(type) {
	case map[string]any:
		out := map[string]any{}
		for key, value := range v {
			if key == "baseline" {
				continue
			}
			if value := plain(value); key != "with" || len(value.(map[string]any)) > 0 {
				out[key] = value
			}
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i := range v {
			out[i] = plain(v[i])
		}
		return out
	case string:
		return strings.TrimPrefix(strings.TrimPrefix(v, "--baseline known.json"), " ")
	}
	return value
}

// TestCI: the CI file of a new project is the example's but for the baseline.
func TestCI(t *testing.T) {
	for _, host := range Hosts() {
		path, text := CI(host, "")
		example, err := os.ReadFile("community-repo/" + path)
		if err != nil {
			t.Fatal(err)
		}
		var got, want any
		if err := yaml.Unmarshal(text, &got); err != nil {
			t.Fatalf("%s: %v\n%s", path, err, text)
		}
		if err := yaml.Unmarshal(example, &want); err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(text, []byte("known.json")) || !reflect.DeepEqual(got, plain(want)) {
			t.Errorf("%s is\n%s\nand the example is\n%s", path, text, example)
		}
	}
	if ignored, err := os.ReadFile("community-repo/.gitignore"); err != nil || !bytes.Equal(ignored, Ignored()) {
		t.Errorf("the example's .gitignore is another: %v", err)
	}
	if path, text := CI("none", ""); path != "" || text != nil {
		t.Errorf("a host without a file has %s", path)
	}
}

// TestCIBelow: the CI file for a project in a folder of the repository has the folder where the example's has the
// baseline, in each of its checks.
func TestCIBelow(t *testing.T) {
	for _, host := range Hosts() {
		path, text := CI(host, "battles/north")
		example, err := os.ReadFile("community-repo/" + path)
		if err != nil {
			t.Fatal(err)
		}
		var got any
		if err := yaml.Unmarshal(text, &got); err != nil {
			t.Fatalf("%s: %v\n%s", path, err, text)
		}
		if n := bytes.Count(example, []byte("known.json")); n == 0 || n != bytes.Count(text, []byte("battles/north")) ||
			bytes.Contains(text, []byte("baseline")) {
			t.Errorf("%s is\n%s\nand the example is\n%s", path, text, example)
		}
	}
}

// workspace writes a go.work with this module and the example's, and returns its path.
func workspace(t *testing.T) string {
	t.Helper()
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	version := regexp.MustCompile(`(?m)^go .*$`).Find(mod)
	path := filepath.Join(t.TempDir(), "go.work")
	text := fmt.Sprintf("%s\n\nuse (\n\t%q\n\t%q\n)\n", version, root, filepath.Join(root, "examples", "embed"))
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestEmbed: a module of its own that imports muster builds, and finds in a project what the command line finds. As a
// dependency all of muster is compiled again, for minutes. Only at full size it is; the default test checks that the
// example's go.mod is complete and builds both modules in a workspace, which uses the compiled packages of this one.
func TestEmbed(t *testing.T) {
	project := t.TempDir()
	text := "kind = \"map\"\nformat = 1\nid = \"marsh\"\nname = \"Marsh\"\nboard = \"standard\"\nrows = [\"a\"]\n"
	if err := os.WriteFile(filepath.Join(project, "marsh.map.toml"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(t.TempDir(), "embed")
	build := exec.Command("go", "build", "-o", program, ".")
	build.Dir = "embed"
	if !clitest.Full() {
		list := exec.Command("go", "list", "-deps", ".") // fails if go.mod or go.sum lacks a module
		list.Dir = "embed"
		if out, err := list.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		build.Env = append(os.Environ(), "GOWORK="+workspace(t))
	}
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(program, project)
	out, err := cmd.Output()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 1 || !strings.Contains(string(out), "marsh.map.toml:6:8: error[") {
		t.Errorf("%v\n%s", err, out)
	}
	absent := exec.Command(program, filepath.Join(project, "none"))
	if out, err := absent.CombinedOutput(); err == nil {
		t.Errorf("a folder that is not there is no error:\n%s", out)
	}
}
