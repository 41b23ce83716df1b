package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"muster/docs"
	"muster/internal/cli"
)

// messages returns the texts of messages. Each family of checks has one; further ones are from the standard error of
// command scripts, the source code of the commands, the editor server, and the VS Code extension.
func messages(root string) (map[string][]string, error) {
	made := map[string][]string{}
	dir, err := os.MkdirTemp("", "muster-messages-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if err := badExamples(dir); err != nil {
		return nil, err
	}
	pages, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		return nil, err
	}
	for _, page := range pages {
		var out, errOut bytes.Buffer
		cli.Main([]string{"check", "--format", "json", "--no-cache", page}, strings.NewReader(""), &out, &errOut)
		if out.Len() == 0 {
			continue
		}
		var answer struct {
			Diagnostics []struct {
				Code, Message, Help string
				Related             []struct{ Message string }
			}
		}
		if err := json.Unmarshal(out.Bytes(), &answer); err != nil {
			return nil, fmt.Errorf("%s: %w", page, err)
		}
		for _, f := range answer.Diagnostics {
			family, _, _ := strings.Cut(f.Code, "/")
			lines := []string{f.Message, f.Help}
			for _, r := range f.Related {
				lines = append(lines, r.Message)
			}
			made["messages/"+family+".md"] = append(made["messages/"+family+".md"], lines...)
		}
	}
	if made["messages/commands.md"], err = expected(root); err != nil {
		return nil, err
	}
	if made["messages/editor.md"], made["messages/vscode.md"], err = editorTexts(root); err != nil {
		return nil, err
	}
	for name, dirs := range sources {
		for _, dir := range dirs {
			lines, err := sourceTexts(root, dir)
			if err != nil {
				return nil, err
			}
			made[name] = append(made[name], lines...)
		}
	}
	if made["messages/schemas.md"], err = schemaTexts(root); err != nil {
		return nil, err
	}
	for name, lines := range made {
		slices.Sort(lines)
		made[name] = slices.DeleteFunc(slices.Compact(lines), func(s string) bool { return s == "" })
	}
	return made, nil
}

// schemaTexts returns the titles and descriptions of all JSON Schemas, which editors and `muster explain` show.
func schemaTexts(root string) ([]string, error) {
	var list []string
	for _, dir := range []string{"schema", "internal/engine"} {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".schema.json") {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			var value any
			if err := json.Unmarshal(text, &value); err != nil {
				return fmt.Errorf("%s: %w", path, err)
			}
			list = described(value, list)
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return list, nil
}

var block = regexp.MustCompile("(?s)```toml ([a-z0-9.-]+)\n(.*?)```")

// badExamples writes the bad example of each check page into a folder of its own.
func badExamples(dir string) error {
	for _, code := range docs.CheckCodes() {
		page, _ := docs.Check(code)
		_, rest, _ := strings.Cut(page, "\n## Bad")
		bad, _, _ := strings.Cut(rest, "\n## Good")
		folder := filepath.Join(dir, strings.ReplaceAll(code, "/", "-"))
		if err := os.Mkdir(folder, 0o777); err != nil {
			return err
		}
		for _, m := range block.FindAllStringSubmatch(bad, -1) {
			if err := os.WriteFile(filepath.Join(folder, m[1]), []byte(m[2]), 0o666); err != nil {
				return err
			}
		}
	}
	return nil
}

var (
	stderr = regexp.MustCompile(`(?m)^stderr '(.*)'$`)
	quoted = regexp.MustCompile(`\\(\W)`)
	value  = regexp.MustCompile(`"[^" ]*"`) // quotes of the user's text are not prose
)

// expected returns the messages that scripts of commands expect, if their patterns are words.
func expected(root string) ([]string, error) {
	scripts, err := filepath.Glob(filepath.Join(root, "internal/cli/testdata/script/*.txt"))
	if err != nil {
		return nil, err
	}
	var list []string
	for _, script := range scripts {
		data, err := os.ReadFile(script)
		if err != nil {
			return nil, err
		}
		for _, m := range stderr.FindAllStringSubmatch(string(data), -1) {
			text := quoted.ReplaceAllString(strings.Trim(m[1], "^$"), "$1")
			list = append(list, value.ReplaceAllString(text, "X"))
		}
	}
	return list, nil
}
