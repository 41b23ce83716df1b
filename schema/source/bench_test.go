package source

import (
	"strings"
	"testing"
)

// hostile returns files of maximum size that are full of mistakes: each forces the walk to look ahead, go back or
// continue.
func hostile() map[string]string {
	files := map[string]string{}
	for name, line := range map[string]string{
		"lines without equals":  "key value\n",
		"lists left open":       "a = [\n",
		"nested lists":          "a = [[[[[[[[\n",
		"tables left open":      "a = { b = [\n",
		"texts left open":       "a = \"b\n",
		"long texts left open":  "a = \"\"\"b\nc = '''\n",
		"texts that reopen":     "a = \"\"\"\nx y\n",
		"elements in one line":  "a b, ",
		"texts in one line":     "\"a\" \"b ",
		"headers left open":     "[a\n",
		"tables doubled":        "[a]\n",
		"headers into a value":  "[a.b]\n",
		"single and double":     "[a]\n[[a]]\n",
		"brackets":              "[",
		"braces":                "{a=",
		"quotes":                "\"",
		"three quotes":          "\"\"\"\n",
		"prose":                 "one two three four five six\n",
		"returns":               "a = 1\r",
		"backslashes":           "\\",
		"keys in quotes":        "\"a\\\" b\n",
		"closing brackets":      "]\n",
		"list with every fault": "[1 x, \"a\n\"\"\" {]}\n",
	} {
		for start, head := range map[string]string{"": "", " in a list": "a = [\n", " behind a value": "a = 1\nb = "} {
			files[name+start] = head + strings.Repeat(line, (MaxSize-len(head))/len(line))
		}
	}
	return files
}

// TestHostile: the walk finishes on every hostile file, with few faults. The benchmark measures its speed.
func TestHostile(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for name, text := range hostile() {
		f := NewFile("x", []byte(text))
		if n := len(Check(f)); n == 0 || n > MaxSyntax+MaxDuplicates+1 {
			t.Errorf("%s: %d faults", name, n)
		}
		NewIndex(f)
		Headers(f)
	}
}

// BenchmarkHostile reads files of 1 MiB that are full of mistakes.
func BenchmarkHostile(b *testing.B) {
	for name, text := range hostile() {
		f := NewFile("x", []byte(text))
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				Check(f)
			}
		})
	}
}
