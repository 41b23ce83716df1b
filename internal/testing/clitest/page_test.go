package clitest

import (
	"reflect"
	"strings"
	"testing"
)

// TestBlocks checks the blocks of a page, and the commands in them.
func TestBlocks(t *testing.T) {
	got := Blocks("# Page\n\n```console\nmuster\n$ muster check \"a b\" c\nfine\n\n$ cd x\n```\n$ no\n" +
		"```toml a.map.toml\nb = 1\n```\n```text\n```\n")
	want := []Block{
		{Language: "console", Line: 4, Lines: []string{"muster", `$ muster check "a b" c`, "fine", "", "$ cd x"}},
		{Language: "toml", Name: "a.map.toml", Line: 12, Lines: []string{"b = 1"}},
		{Language: "text", Line: 15},
	}
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("%+v", got)
	}
	if text := got[1].Text() + got[2].Text(); text != "b = 1\n" {
		t.Errorf("text %q", text)
	}
	commands := []Command{
		{Line: 5, Args: []string{"muster", "check", "a b", "c"}, Output: []string{"fine", ""}},
		{Line: 8, Args: []string{"cd", "x"}},
	}
	if got := got[0].Commands(); !reflect.DeepEqual(got, commands) {
		t.Errorf("%+v", got)
	}
}

// TestShows checks what a page may leave out.
func TestShows(t *testing.T) {
	const output = "a\nb\nc\na\nd\n"
	for want, line := range map[string]string{
		"a b c a d": "", "... a d": "d", "a ...": "", "... c ... d": "", "...": "", "a b c a d ...": "",
		"a c ...": "c", "a b c": "(the end)", "... x ...": "x", "... d ... a": "a", "b ...": "b", "a b c a d e": "e",
	} {
		c := &Command{Output: strings.Fields(want)}
		if found := c.Shows(output); found != line {
			t.Errorf("%q: stopped at %q, want %q", want, found, line)
		}
	}
	if found := (&Command{}).Shows(""); found != "" {
		t.Errorf("no output: stopped at %q", found)
	}
}
