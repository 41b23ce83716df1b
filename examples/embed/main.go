// Command embed checks the definitions in a folder and prints the findings: embed FOLDER.
package main

import (
	"context"
	"log"
	"os"

	"muster"
)

func main() {
	if len(os.Args) != 2 {
		log.Fatal("usage: embed FOLDER")
	}
	project, err := muster.Open(os.DirFS(os.Args[1]))
	if err != nil {
		log.Fatal(err)
	}
	result, err := project.Check(context.Background(), muster.CheckOptions{})
	if err != nil {
		log.Fatal(err)
	}
	if err := result.Write(os.Stdout, "text"); err != nil {
		log.Fatal(err)
	}
	if result.Errors() > 0 {
		os.Exit(1)
	}
}
