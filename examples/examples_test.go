package examples

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
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

// TestEmbed: a module of its own that imports muster builds, and finds in a project what the command line finds.
func TestEmbed(t *testing.T) {
	project := t.TempDir()
	text := "kind = \"map\"\nformat = 1\nid = \"marsh\"\nname = \"Marsh\"\nboard = \"standard\"\nrows = [\"a\"]\n"
	if err := os.WriteFile(filepath.Join(project, "marsh.map.toml"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "run", ".", project)
	cmd.Dir = "embed"
	out, err := cmd.Output()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 1 || !strings.Contains(string(out), "marsh.map.toml:6:8: error[") {
		t.Errorf("%v\n%s", err, out)
	}
	absent := exec.Command("go", "run", ".", filepath.Join(project, "none"))
	absent.Dir = "embed"
	if out, err := absent.CombinedOutput(); err == nil {
		t.Errorf("a folder that is not there is no error:\n%s", out)
	}
}
