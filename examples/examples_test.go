package examples

import (
	"bytes"
	"os"
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
