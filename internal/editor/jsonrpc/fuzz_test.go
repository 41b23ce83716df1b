package jsonrpc_test

import (
	"encoding/json"
	"strings"
	"testing"

	"muster/internal/editor/jsonrpc"
)

// FuzzMessages: the server survives any messages, each line one, and answers each with valid JSON, requests with an id
// of their own and the others with null.
func FuzzMessages(f *testing.F) {
	f.Add(`{"jsonrpc":"2.0","id":1,"method":"echo","params":[2]}` + "\n" + `[{"jsonrpc":"2.0","method":"echo"}]` + "\nx")
	f.Add(`[{"jsonrpc":"2.0","id":"a","method":"echo"},{"jsonrpc":"2.0","id":"a","method":"dance"},[],null]`)
	f.Add(`{"jsonrpc":"2.0","id":1,"result":null}` + "\n" + `{"jsonrpc":"1.0","ID":1,"method":"echo"}`)
	f.Fuzz(func(t *testing.T, text string) {
		lines := strings.Split(text, "\n")
		if len(lines) > 100 {
			return
		}
		p, _, end := start(t, jsonrpc.Options{Limit: 2, Methods: map[string]jsonrpc.Handler{"echo": echo}})
		requests := 0
		for _, line := range lines {
			var r struct {
				Version string `json:"jsonrpc"`
				ID      *int64
				Method  string
			}
			if json.Unmarshal([]byte(line), &r) == nil && r.Version == "2.0" && r.ID != nil && r.Method != "" {
				requests++
			}
			p.in <- line
		}
		end()
		answered := 0
		for message := range p.out {
			if message[0] == '[' {
				var list []json.RawMessage
				if err := json.Unmarshal([]byte(message), &list); err != nil || len(list) == 0 {
					t.Errorf("the server sends %s: %v", message, err)
				}
				continue
			}
			var a struct {
				Version string `json:"jsonrpc"`
				ID      any
				Result  json.RawMessage
				Error   *jsonrpc.Error
			}
			if err := json.Unmarshal([]byte(message), &a); err != nil || a.Version != "2.0" ||
				(a.Result == nil) == (a.Error == nil) {
				t.Errorf("the server sends %s: %v", message, err)
			}
			if a.ID != nil {
				answered++
			}
		}
		if answered < requests {
			t.Errorf("%d requests have %d answers", requests, answered)
		}
	})
}
