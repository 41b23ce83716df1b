package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// The parts of a bill of materials, as CycloneDX 1.5 names them.
type (
	cdxBill struct {
		Format       string         `json:"bomFormat"`
		Spec         string         `json:"specVersion"`
		Serial       string         `json:"serialNumber"`
		Version      int            `json:"version"`
		Metadata     cdxMetadata    `json:"metadata"`
		Components   []cdxComponent `json:"components"`
		Dependencies []cdxDepends   `json:"dependencies"`
	}
	cdxMetadata struct {
		Timestamp string       `json:"timestamp,omitempty"`
		Component cdxComponent `json:"component"`
	}
	cdxComponent struct {
		Type       string        `json:"type"`
		Ref        string        `json:"bom-ref"`
		Name       string        `json:"name"`
		Version    string        `json:"version"`
		Hashes     []cdxHash     `json:"hashes,omitempty"`
		Licences   []cdxLicence  `json:"licenses,omitempty"`
		Package    string        `json:"purl"`
		Properties []cdxProperty `json:"properties,omitempty"`
	}
	cdxHash struct {
		Algorithm string `json:"alg"`
		Content   string `json:"content"`
	}
	cdxLicence struct {
		Licence cdxLicenceName `json:"license"`
	}
	cdxLicenceName struct {
		ID string `json:"id"`
	}
	cdxProperty struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	}
	cdxDepends struct {
		Ref string   `json:"ref"`
		On  []string `json:"dependsOn,omitempty"`
	}
)

// bill returns the bill of materials of a named program for a target: exactly the modules in it.
func bill(r *release, name, target string, program []byte, modules []*module) ([]byte, error) {
	b := cdxBill{Format: "CycloneDX", Spec: "1.5", Version: 1}
	if !r.epoch.IsZero() {
		b.Metadata.Timestamp = r.epoch.Format(time.RFC3339)
	}
	for i, m := range modules {
		c, err := component(m)
		if err != nil {
			return nil, err
		}
		depends := cdxDepends{Ref: c.Ref}
		for _, path := range m.Needs {
			at := slices.IndexFunc(modules, func(other *module) bool { return other.Path == path })
			depends.On = append(depends.On, purl(modules[at]))
		}
		b.Dependencies = append(b.Dependencies, depends)
		if i > 0 {
			b.Components = append(b.Components, c)
			continue
		}
		c.Type, c.Name = "application", name
		c.Hashes = []cdxHash{{"SHA-256", fmt.Sprintf("%x", sha256.Sum256(program))}}
		c.Properties = []cdxProperty{{"muster:target", target}, {"muster:license-file", "LICENSE"}}
		b.Metadata.Component = c
	}
	// A serial number identifies a bill. A random one would make two builds differ.
	unnumbered, err := json.Marshal(b)
	if err != nil {
		return nil, err
	}
	b.Serial = serial(sha256.Sum256(unnumbered))
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	err = enc.Encode(b)
	return out.Bytes(), err
}

// serial returns a UUID of version 8, with custom bits, from a checksum.
func serial(sum [sha256.Size]byte) string {
	id := sum[:16]
	id[6] = id[6]&0x0f | 0x80
	id[8] = id[8]&0x3f | 0x80
	return fmt.Sprintf("urn:uuid:%x-%x-%x-%x-%x", id[:4], id[4:6], id[6:8], id[8:10], id[10:])
}

// purl returns a module's package URL.
func purl(m *module) string {
	if m.Path == "muster" {
		return "pkg:generic/muster@" + m.Version // its path is not a real address
	}
	return "pkg:golang/" + (&url.URL{Path: m.Path}).String() + "@" + url.PathEscape(m.Version)
}

// component returns a module as a component of the program.
func component(m *module) (cdxComponent, error) {
	c := cdxComponent{Type: "library", Ref: purl(m), Name: m.Path, Version: m.Version, Package: purl(m)}
	texts, err := licenceTexts(m)
	if err != nil {
		return c, err
	}
	for _, text := range texts {
		id := licenceID(text)
		if id == "" {
			continue // a notice, which is no licence
		}
		if l := (cdxLicence{cdxLicenceName{id}}); !slices.Contains(c.Licences, l) {
			c.Licences = append(c.Licences, l)
		}
	}
	if len(c.Licences) == 0 {
		return c, fmt.Errorf("nobody knows the licence of %s, in %s", m.Path, filepath.Base(m.Dir))
	}
	// The sum covers a list of the files' sums, a known form for Go modules.
	if h1, ok := strings.CutPrefix(m.Sum, "h1:"); ok {
		raw, err := base64.StdEncoding.DecodeString(h1)
		if err != nil {
			return c, fmt.Errorf("go.sum has %q for %s: %w", m.Sum, m.Path, err)
		}
		c.Hashes = []cdxHash{{"SHA-256", hex.EncodeToString(raw)}}
	} else if m.Path != goModule && m.Version != "" && m.Path != "muster" {
		return c, fmt.Errorf("go.sum does not know %s %s: %w", m.Path, m.Version, os.ErrNotExist)
	}
	return c, nil
}
