// Command newcheck creates a check: `go run ./internal/tools/newcheck FAMILY NAME`, in the root of the repository. It
// writes the check's file, its page, its test data and its line in the family's list. Write FAMILY/SUBJECT for a
// family split by topic, and FAMILY/GAME for one shared by several games (rulebook/kernel). The output compiles and
// passes its tests; the author replaces the example condition. Start with scaffold.go.
package main

import (
	"fmt"
	"os"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: go run ./internal/tools/newcheck FAMILY NAME    (map no-way-out, for instance)")
		os.Exit(2)
	}
	written, err := scaffold(".", os.Args[1], os.Args[2])
	if err != nil {
		fmt.Fprintln(os.Stderr, "newcheck:", err)
		os.Exit(1)
	}
	for _, name := range written {
		fmt.Println(name)
	}
}
