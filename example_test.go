package muster_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"strings"
	"testing/fstest"

	"muster"
)

// marsh is a map with a symbol that no terrain has.
const marsh = `kind   = "map"
format = 1
id     = "marsh"
name   = "The Marsh"
board  = "standard"
rows   = [
  ". . . . . . . . . . . . .",
  " . . . . . . . . . . . . ",
  ". . . . . . . . . . . . .",
  " . . . . W W . . . . . . ",
  ". . . . . % . . . . . . .",
  " . . . . . . . . . . . . ",
  ". . . . . . . . . . . . .",
  " . . . . . . . . . . . . ",
  ". . . . . . . . . . . . .",
]
`

func project(text string) *muster.Project {
	p, err := muster.Open(fstest.MapFS{"maps/marsh.map.toml": {Data: []byte(text)}})
	if err != nil {
		log.Fatal(err)
	}
	return p
}

// Check the files of a project and write the findings as the command does.
func ExampleProject_Check() {
	result, err := project(marsh).Check(context.Background(), muster.CheckOptions{})
	if err != nil {
		log.Fatal(err)
	}
	for _, d := range result.Findings {
		fmt.Printf("%s:%d: %s\n", d.File, d.Start.Line, d.Message)
	}
	fmt.Println(result.Errors(), "error")
	// Output:
	// maps/marsh.map.toml:11: no terrain has the symbol "%" (F5)
	// 1 error
}

// A definition with errors cannot be printed: the error has the findings.
func ExampleInvalidError() {
	_, err := project(marsh).Print("marsh", muster.PrintOptions{})
	var invalid *muster.InvalidError
	if errors.As(err, &invalid) {
		fmt.Println(invalid.Findings[0].Code)
	}
	// Output: map/unknown-symbol
}

// A call that asks for what there is not says what to do instead.
func ExampleRequestError() {
	_, err := project(marsh).Print("march", muster.PrintOptions{})
	var wrong muster.RequestError
	if errors.As(err, &wrong) {
		fmt.Println(wrong.What)
		fmt.Println(wrong.Hint)
	}
	// Output:
	// there is no adventure or map or deployment set or scenario or realm "march"
	// write marsh
}

// Play a shipped adventure. The same seed plays the same game.
func ExampleProject_Play() {
	p, err := muster.Open(os.DirFS("."))
	if err != nil {
		log.Fatal(err)
	}
	game, err := p.Play(context.Background(), "the-toll-bridge", muster.PlayOptions{
		Seed: 7, Players: []string{"pennant=greedy", "standard=random"},
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(game.Lines()[0])
	page, err := game.Page("")
	fmt.Println(bytes.Contains(page, []byte("<title>The Toll Bridge")), err)
	// Output:
	// The Toll Bridge, seed 7: Pennants greedy, Standards random
	// true <nil>
}

// Measure how even an adventure is.
func ExampleProject_Balance() {
	p, err := muster.Open(fstest.MapFS{})
	if err != nil {
		log.Fatal(err)
	}
	b, err := p.Balance(context.Background(), []string{"harrow-down"}, muster.BalanceOptions{
		Games: 20, Pool: []string{"random"},
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(strings.HasPrefix(string(b.Markdown()), "#"))
	// Output: true
}

// Deploy one draw of two card sets.
func ExampleProject_Deploy() {
	p, err := muster.Open(fstest.MapFS{})
	if err != nil {
		log.Fatal(err)
	}
	d, err := p.Deploy("two-oaks", muster.DeployOptions{
		Pennant: []string{"pennant-a"}, Standard: []string{"standard-a"}, Seed: 7,
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(d.Lines()[0])
	// Output: Impromptu deployment on The Ford of Two Oaks, seed 7
}

// Print a shipped adventure as Markdown.
func ExampleProject_Print() {
	p, err := muster.Open(fstest.MapFS{})
	if err != nil {
		log.Fatal(err)
	}
	sheet, err := p.Print("the-toll-bridge", muster.PrintOptions{Format: muster.Markdown})
	if err != nil {
		log.Fatal(err)
	}
	title, _, _ := strings.Cut(string(sheet), "\n")
	fmt.Println(title)
	// Output: # The Toll Bridge
}
