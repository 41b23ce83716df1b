package schema

import (
	"strings"
	"testing"

	"muster/schema/diag"
)

// ownWords checks a finding of invalid TOML: its message is not the TOML library's, and it has help.
func ownWords(t *testing.T, f diag.Diagnostic) {
	t.Helper()
	if f.Help == "" {
		t.Fatalf("%s: %q has no help", f.Code, f.Message)
	}
	for _, raw := range []string{
		"toml:", "expected ", "unexpected", "invalid ", "incomplete", "terminated", "must be followed", "parse", "strconv",
		"newline", "datetime", "array", "inline", "rune", "token", "EOF", "multiline", "literal", "delimiter", unreadable,
	} {
		if strings.Contains(withoutQuotes(f.Message), raw) {
			t.Fatalf("%s: %q is in the words of a library", f.Code, f.Message)
		}
	}
}

// withoutQuotes removes quotations of the file from a message.
func withoutQuotes(s string) string {
	before, rest, ok := strings.Cut(s, `"`)
	if !ok {
		return s
	}
	return before + rest[strings.LastIndexByte(rest, '"')+1:]
}
