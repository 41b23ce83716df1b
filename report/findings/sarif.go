package findings

import (
	"io"
	"slices"
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

// The parts of a SARIF 2.1.0 log that Muster writes. Lines and columns count from 1, columns in code points, and the
// end of a region is exclusive, as in Muster.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool       sarifTool       `json:"tool"`
		ColumnKind string          `json:"columnKind"`
		Artifacts  []sarifArtifact `json:"artifacts"`
		Results    []sarifResult   `json:"results"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name    string      `json:"name"`
		Version string      `json:"version"`
		Home    string      `json:"informationUri,omitempty"`
		Rules   []sarifRule `json:"rules"`
	}
	sarifRule struct {
		ID         string           `json:"id"`
		Short      sarifText        `json:"shortDescription"`
		HelpURI    string           `json:"helpUri,omitempty"`
		Help       *sarifText       `json:"help,omitempty"`
		Default    sarifLevel       `json:"defaultConfiguration"`
		Properties *sarifProperties `json:"properties,omitempty"`
	}
	sarifLevel struct {
		Level string `json:"level"`
	}
	sarifText struct {
		Text     string `json:"text"`
		Markdown string `json:"markdown,omitempty"`
	}
	sarifProperties struct {
		Rules   []string      `json:"rules,omitempty"` // of the game, by id
		Tags    []string      `json:"tags,omitempty"`
		Help    string        `json:"help,omitempty"`
		Witness *diag.Witness `json:"witness,omitempty"`
	}
	sarifArtifact struct {
		Location sarifFile `json:"location"`
	}
	sarifFile struct {
		URI string `json:"uri"`
	}
	sarifResult struct {
		RuleID       string            `json:"ruleId"`
		RuleIndex    int               `json:"ruleIndex"`
		Level        string            `json:"level"`
		Message      sarifText         `json:"message"`
		Locations    []sarifLocation   `json:"locations,omitempty"`
		Related      []sarifLocation   `json:"relatedLocations,omitempty"`
		Fixes        []sarifFix        `json:"fixes,omitempty"`
		Fingerprints map[string]string `json:"partialFingerprints"`
		Properties   *sarifProperties  `json:"properties,omitempty"`
	}
	sarifLocation struct {
		ID       *int          `json:"id,omitempty"`
		Physical sarifPhysical `json:"physicalLocation"`
		Message  *sarifText    `json:"message,omitempty"`
	}
	sarifPhysical struct {
		Artifact sarifFile    `json:"artifactLocation"`
		Region   *sarifRegion `json:"region,omitempty"`
	}
	sarifRegion struct {
		StartLine   int        `json:"startLine"`
		StartColumn int        `json:"startColumn"`
		EndLine     int        `json:"endLine"`
		EndColumn   int        `json:"endColumn"`
		Snippet     *sarifText `json:"snippet,omitempty"`
	}
)

// sarifSchema is the address of the log's schema.
const sarifSchema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

// SARIF writes findings as a SARIF 2.1.0 log, which code scanning reads.
func SARIF(out io.Writer, s *Set) error {
	run := sarifRun{
		Tool:       sarifTool{sarifDriver{Name: "Muster", Version: s.Program, Home: s.Home, Rules: []sarifRule{}}},
		ColumnKind: "unicodeCodePoints", Artifacts: []sarifArtifact{}, Results: []sarifResult{},
	}
	for _, name := range s.Files {
		run.Artifacts = append(run.Artifacts, sarifArtifact{sarifFileOf(name)})
	}
	at := map[string]int{}
	for _, d := range s.List {
		if _, known := at[d.Code]; !known {
			at[d.Code] = 0
		}
	}
	codes := make([]string, 0, len(at))
	for code := range at {
		codes = append(codes, code)
	}
	slices.Sort(codes)
	for i, code := range codes {
		at[code] = i
		j := slices.IndexFunc(s.List, func(d diag.Diagnostic) bool { return d.Code == code })
		run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, s.sarifRule(&s.List[j]))
	}
	prints := s.Fingerprints()
	for i := range s.List {
		run.Results = append(run.Results, s.sarifResult(&s.List[i], at[s.List[i].Code], prints[i]))
	}
	return diag.EncodeJSON(out, sarifLog{Schema: sarifSchema, Version: "2.1.0", Runs: []sarifRun{run}})
}

func (s *Set) sarifRule(d *diag.Diagnostic) sarifRule {
	about := s.about(d)
	rule := sarifRule{
		ID: d.Code, Short: sarifText{Text: about.Title}, Default: sarifLevel{about.Severity.String()},
		Properties: &sarifProperties{Rules: about.Rules, Tags: []string{family(d.Code)}},
	}
	if about.Page != "" {
		rule.HelpURI = about.Address
		rule.Help = &sarifText{Text: about.Page, Markdown: about.Page}
	}
	return rule
}

// family returns the first part of a code.
func family(code string) string {
	name, _, _ := strings.Cut(code, "/")
	return name
}

func (s *Set) sarifResult(d *diag.Diagnostic, rule int, print string) sarifResult {
	r := sarifResult{
		RuleID: d.Code, RuleIndex: rule, Level: d.Severity.String(), Message: sarifText{Text: d.Message},
		Fingerprints: map[string]string{"musterFinding/v1": print},
	}
	if d.Help != "" {
		r.Message.Text += ". " + strings.ToUpper(d.Help[:1]) + d.Help[1:]
	}
	if len(d.Rules) > 0 || d.Help != "" || d.Witness != nil {
		r.Properties = &sarifProperties{Rules: d.Rules, Help: d.Help, Witness: d.Witness}
	}
	if d.File != "" {
		r.Locations = []sarifLocation{{Physical: s.sarifPlace(d.File, d.Start, d.End)}}
	}
	r.Fixes = sarifFixes(d)
	for _, other := range d.Related {
		if other.Message == "" {
			continue
		}
		i := len(r.Related)
		r.Related = append(r.Related, sarifLocation{
			ID: &i, Physical: s.sarifPlace(other.File, other.Start, other.End), Message: &sarifText{Text: other.Message},
		})
	}
	return r
}

func (s *Set) sarifPlace(name string, start, end source.Position) sarifPhysical {
	p := sarifPhysical{Artifact: sarifFileOf(name)}
	if start.Line == 0 {
		return p
	}
	p.Region = &sarifRegion{start.Line, start.Column, end.Line, end.Column, nil}
	if f := s.source(name); f != nil {
		p.Region.Snippet = &sarifText{Text: f.Line(start.Line)}
	}
	return p
}
