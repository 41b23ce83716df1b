package studio

import (
	"bytes"
	"encoding/json"
	"errors"

	"muster/internal/editor/jsonrpc"
)

// The error codes of the methods below, apart from jsonrpc.InvalidParams: see docs/reference/studio-protocol.md.
const (
	codeConflict jsonrpc.Code = -32001 // data is a Conflict
	codeFailed   jsonrpc.Code = -32803
)

// params are the parameters of all methods for files and drafts.
type params struct {
	URI  string  `json:"uri"`
	Text *string `json:"text"`
	Was  string  `json:"was"`
	Hash string  `json:"hash"`
	To   string  `json:"to"`

	Deleted bool `json:"deleted"`
}

// method answers a request from a store.
type method struct {
	needs []string // parameters that must be present
	do    func(s Store, tab string, p *params) (any, error)
}

// methods are the methods that a session answers itself.
var methods = map[string]method{
	"muster/project": {nil, func(s Store, _ string, _ *params) (any, error) { return s.Project(), nil }},
	"muster/files": {nil, func(s Store, _ string, _ *params) (any, error) {
		list, err := s.Files()
		if list == nil {
			list = []Entry{}
		}
		return list, err
	}},
	"muster/read": {[]string{"uri"}, func(s Store, _ string, p *params) (any, error) { return s.Read(p.URI) }},
	"muster/save": {[]string{"uri", "text", "was"}, func(s Store, _ string, p *params) (any, error) {
		hash, err := s.Save(p.URI, *p.Text, p.Was)
		return map[string]string{"hash": hash}, err
	}},
	"muster/rename": {[]string{"uri", "to", "was"}, func(s Store, _ string, p *params) (any, error) {
		return nil, s.Rename(p.URI, p.To, p.Was)
	}},
	"muster/delete": {[]string{"uri", "was"}, func(s Store, _ string, p *params) (any, error) {
		return nil, s.Delete(p.URI, p.Was)
	}},
	"muster/opened": {[]string{"uri"}, func(s Store, _ string, p *params) (any, error) { return nil, s.Opened(p.URI) }},
	"muster/recent": {nil, func(s Store, _ string, _ *params) (any, error) {
		list, err := s.Recent()
		if list == nil {
			list = []string{}
		}
		return list, err
	}},
	"muster/draft": {[]string{"uri", "text"}, func(s Store, tab string, p *params) (any, error) {
		d := Draft{URI: p.URI, Text: *p.Text, Hash: Hash([]byte(*p.Text)), Was: p.Was, Deleted: p.Deleted}
		return map[string]string{"hash": d.Hash}, s.Draft(tab, d)
	}},
	"muster/drafts": {nil, func(s Store, _ string, _ *params) (any, error) {
		list, err := s.Drafts()
		if list == nil {
			list = []Draft{}
		}
		return list, err
	}},
	"muster/draft/drop": {[]string{"uri", "hash"}, func(s Store, _ string, p *params) (any, error) {
		return nil, s.DropDraft(p.URI, p.Hash, p.Deleted)
	}},
}

// request is a message of the page.
type request struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
}

// answer returns the message that answers a request for files or drafts, nil for a notification. own is false if the
// message is not such a request: the editor server answers it.
func answer(s Store, tab string, message []byte) (reply []byte, own bool) {
	var r request
	if json.Unmarshal(message, &r) != nil {
		return nil, false
	}
	m, own := methods[r.Method]
	if !own || len(r.ID) > 0 && (r.ID[0] == '{' || r.ID[0] == '[') {
		return nil, false
	}
	result, fault := m.call(s, tab, &r)
	if len(r.ID) == 0 {
		return nil, true
	}
	out := struct {
		Version string          `json:"jsonrpc"`
		ID      json.RawMessage `json:"id"`
		Result  any             `json:"result,omitempty"`
		Error   *jsonrpc.Error  `json:"error,omitempty"`
	}{Version: "2.0", ID: r.ID, Result: result, Error: fault}
	if fault == nil && result == nil {
		out.Result = json.RawMessage("null")
	}
	return encoded(out), true
}

// call calls a method.
func (m method) call(s Store, tab string, r *request) (any, *jsonrpc.Error) {
	given := map[string]json.RawMessage{}
	var p params
	if text := bytes.TrimSpace(r.Params); len(text) > 0 && !bytes.Equal(text, []byte("null")) {
		if err := errors.Join(json.Unmarshal(text, &given), json.Unmarshal(text, &p)); err != nil {
			return nil, jsonrpc.Errorf(jsonrpc.InvalidParams, "invalid parameters of %s", r.Method)
		}
	}
	for _, name := range m.needs {
		if v, ok := given[name]; !ok || string(v) == "null" {
			return nil, jsonrpc.Errorf(jsonrpc.InvalidParams, "%s needs %s", r.Method, name)
		}
	}
	result, err := m.do(s, tab, &p)
	if err == nil {
		return result, nil
	}
	if conflict, ok := errors.AsType[*Conflict](err); ok {
		return nil, &jsonrpc.Error{Code: codeConflict, Message: err.Error(), Data: encoded(conflict)}
	}
	if _, refused := errors.AsType[Refused](err); refused {
		return nil, jsonrpc.Errorf(jsonrpc.InvalidParams, "%v", err)
	}
	return nil, jsonrpc.Errorf(codeFailed, "%v", err)
}

// encoded returns a value of texts and numbers as JSON.
func encoded(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic("studio: " + err.Error())
	}
	return text
}
