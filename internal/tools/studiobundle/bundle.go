package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// bundle returns the files of the page by name.
func bundle(app string) (map[string][]byte, error) {
	files := map[string][]byte{}
	inputs, err := build(app, files, map[string]string{"app": "main.ts"}, nil)
	if err != nil {
		return nil, err
	}
	if err := addStatic(app, files); err != nil {
		return nil, err
	}
	if files["licences.txt"], err = licences(app, inputs); err != nil {
		return nil, err
	}
	sum, err := sourcesSum(os.DirFS(app))
	if err != nil {
		return nil, err
	}
	files[sumFile] = []byte(sum + "\n")
	return files, nil
}

// bundleMock returns the files of the page with the mock server.
func bundleMock(app string) (map[string][]byte, error) {
	files := map[string][]byte{}
	if _, err := build(app, files, map[string]string{"app": "mock/page.ts", "worker": "mock/worker.ts"}, nil); err != nil {
		return nil, err
	}
	return files, addStatic(app, files)
}

// addStatic adds the document and its styles.
func addStatic(app string, files map[string][]byte) error {
	document, err := os.ReadFile(filepath.Join(app, "index.html"))
	if err != nil {
		return err
	}
	files["index.html"] = document
	_, err = build(app, files, map[string]string{"app": "style.css"}, nil)
	return err
}

// build bundles entries and adds the results to the files. define has the values of names that the sources leave open.
// It returns the paths of the inputs below the folder.
func build(app string, files map[string][]byte, entries, define map[string]string) ([]string, error) {
	root, err := filepath.Abs(app)
	if err != nil {
		return nil, err
	}
	options := api.BuildOptions{
		AbsWorkingDir: root, Outdir: "out", Bundle: true, Format: api.FormatESModule, Target: api.ES2022,
		MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true, LegalComments: api.LegalCommentsNone,
		JSX: api.JSXAutomatic, JSXImportSource: "preact", Metafile: true, Charset: api.CharsetUTF8,
		Define: map[string]string{"process.env.NODE_ENV": `"production"`},
	}
	maps.Copy(options.Define, define)
	for out, in := range entries {
		options.EntryPointsAdvanced = append(options.EntryPointsAdvanced, api.EntryPoint{InputPath: in, OutputPath: out})
	}
	result := api.Build(options)
	var list []error
	for _, m := range slices.Concat(result.Errors, result.Warnings) {
		where := ""
		if m.Location != nil {
			where = fmt.Sprintf("%s:%d: ", m.Location.File, m.Location.Line)
		}
		list = append(list, errors.New(where+m.Text))
	}
	if len(list) > 0 {
		return nil, errors.Join(list...)
	}
	for _, f := range result.OutputFiles {
		files[filepath.Base(f.Path)] = f.Contents
	}
	var meta struct {
		Inputs map[string]struct{} `json:"inputs"`
	}
	if err := json.Unmarshal([]byte(result.Metafile), &meta); err != nil {
		return nil, err
	}
	var inputs []string
	for name := range meta.Inputs {
		inputs = append(inputs, name)
	}
	slices.Sort(inputs)
	return inputs, nil
}

var packageFolder = regexp.MustCompile(`^node_modules/(@[^/]+/)?[^/]+`)

// licences returns the licences of the packages of the inputs, in the order of their names.
func licences(app string, inputs []string) ([]byte, error) {
	var folders []string
	for _, name := range inputs {
		if folder := packageFolder.FindString(name); folder != "" {
			folders = append(folders, folder)
		}
	}
	slices.Sort(folders)
	var out strings.Builder
	out.WriteString("The page of Muster Studio contains these packages.\n")
	for _, folder := range slices.Compact(folders) {
		text, err := os.ReadFile(filepath.Join(app, folder, "LICENSE"))
		if err != nil {
			return nil, err
		}
		description, err := os.ReadFile(filepath.Join(app, folder, "package.json"))
		if err != nil {
			return nil, err
		}
		var about struct{ Name, Version string }
		if err := json.Unmarshal(description, &about); err != nil {
			return nil, fmt.Errorf("%s: %w", path.Join(folder, "package.json"), err)
		}
		fmt.Fprintf(&out, "\n== %s %s ==\n\n%s\n", about.Name, about.Version, strings.TrimSpace(string(text)))
	}
	return []byte(out.String()), nil
}
