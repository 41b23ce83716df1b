package main

import (
	"bufio"
	"fmt"
	"io"
	"net/textproto"
	"strconv"
	"strings"
	"testing"

	"muster/internal/cli"
	"muster/internal/games"
)

// TestEditor opens a wrong adventure in the editor server, which reports the finding of the game's own check.
func TestEditor(t *testing.T) {
	games.Add(games.Family(skirmish))
	t.Setenv("MUSTER_CACHE", "off")
	t.Chdir(t.TempDir())
	in, toServer := io.Pipe()
	fromServer, out := io.Pipe()
	status := make(chan int)
	go func() { status <- cli.Main([]string{"lsp", "--stdio"}, in, out, io.Discard) }()

	send := func(message string) {
		if _, err := fmt.Fprintf(toServer, "Content-Length: %d\r\n\r\n%s", len(message), message); err != nil {
			t.Fatal(err)
		}
	}
	answers := bufio.NewReader(fromServer)
	await := func(words string) {
		for {
			head, err := textproto.NewReader(answers).ReadMIMEHeader()
			if err != nil {
				t.Fatalf("no message with %s: %v", words, err)
			}
			length, _ := strconv.Atoi(head.Get("Content-Length"))
			body := make([]byte, length)
			if _, err := io.ReadFull(answers, body); err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(body), words) {
				return
			}
		}
	}

	text := strconv.Quote("kind = \"adventure\"\ngame = \"skirmish\"\nformat = 1\nid = \"wrong\"\nname = \"Wrong\"\n" +
		"map = \"brook-valley\"\nfirst = \"top\"\nvictory = { banners = 3 }\n" +
		"[top]\ncommand = 4\n[[top.units]]\ntype = \"riders\"\nat = [\"Z9\"]\n" +
		"[bottom]\ncommand = 4\n[[bottom.units]]\ntype = \"riders\"\nat = [\"D1\"]\n")
	send(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":null,"capabilities":{}}}`)
	await(`"id":1,`)
	send(`{"jsonrpc":"2.0","method":"initialized","params":{}}`)
	send(`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":` +
		`"file:///wrong.adventure.toml","languageId":"toml","version":1,"text":` + text + `}}}`)
	await(`"code":"skirmish/unknown-hex"`)
	send(`{"jsonrpc":"2.0","id":2,"method":"shutdown"}`)
	await(`"id":2,`)
	send(`{"jsonrpc":"2.0","method":"exit"}`)
	toServer.Close()
	go io.Copy(io.Discard, answers)
	if got := <-status; got != 0 {
		t.Errorf("status %d", got)
	}
}
