package main

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v5"
)

// TestBillKeepsItsSchema validates the bill of materials of every target with the schema of CycloneDX. Its modules are
// those of the target's program, each with its licence, and include all dependencies.
func TestBillKeepsItsSchema(t *testing.T) {
	c := jsonschema.NewCompiler()
	for _, name := range []string{"bom-1.5.schema.json", "spdx.schema.json", "jsf-0.82.schema.json"} {
		text, err := os.ReadFile("testdata/" + name)
		if err == nil {
			err = c.AddResource("http://cyclonedx.org/schema/"+name, bytes.NewReader(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	schema, err := c.Compile("http://cyclonedx.org/schema/bom-1.5.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, target := range targets {
		r := releaseOf(t, someDay)
		modules, err := r.modules("muster", target)
		if err != nil {
			t.Fatal(err)
		}
		text, err := bill(r, "muster", target, []byte("the program"), modules)
		if err != nil {
			t.Fatal(err)
		}
		var b any
		if err := json.Unmarshal(text, &b); err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(b); err != nil {
			t.Errorf("%s: %#v", target, err)
		}
		if again, err := bill(r, "muster", target, []byte("the program"), modules); err != nil || !bytes.Equal(again, text) {
			t.Errorf("%s: two bills differ, %v", target, err)
		}
		if other, err := bill(r, "muster", target, []byte("another"), modules); err != nil || bytes.Equal(other, text) {
			t.Errorf("%s: two programs have one bill, %v", target, err)
		}
		var paths []string
		for _, m := range modules {
			paths = append(paths, m.Path)
		}
		// Only on Windows the program checks whether it was started by a double click.
		if got := slices.Contains(paths, "github.com/inconshreveable/mousetrap"); got !=
			strings.HasPrefix(target, "windows/") {
			t.Errorf("%s: %q", target, paths)
		}
		if paths[0] != "muster" || !slices.Contains(paths, "github.com/spf13/cobra") ||
			slices.Contains(paths, "pgregory.net/rapid") || paths[len(paths)-1] != goModule {
			t.Errorf("%s is made of %q", target, paths)
		}
		texts, err := r.licences(modules)
		if err != nil || bytes.Count(texts, []byte("\n"+strings.Repeat("=", 78)+"\n")) < len(modules)-1 {
			t.Errorf("%s: %d bytes of licences, %v", target, len(texts), err)
		}
	}
}

// TestLicenceID checks that licences are recognised by their sentences, and that unknown ones are not guessed.
func TestLicenceID(t *testing.T) {
	for text, want := range map[string]string{
		"The MIT License\n\nPermission is hereby granted, free\nof charge": "MIT",
		"Redistributions in binary form must\n ... Neither the name of":    "BSD-3-Clause",
		"Redistributions in binary form must reproduce":                    "BSD-2-Clause",
		"Apache License\n   Version 2.0, January 2004":                     "Apache-2.0",
		"All rights reserved": "",
	} {
		if got := licenceID(text); got != want {
			t.Errorf("%q is %q", text, got)
		}
	}
}
