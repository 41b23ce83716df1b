package jsonrpc

import (
	"bytes"
	"encoding/json"
)

// version is the value of "jsonrpc" in each message.
const version = "2.0"

// message is one message of the client.
type message struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Method  *string         `json:"method"`
	Params  json.RawMessage `json:"params"`
	Result  json.RawMessage `json:"result"`
	Error   *Error          `json:"error"`

	invalid *Error
}

// isAnswer reports whether a message answers a request of the server.
func (m *message) isAnswer() bool {
	return m.invalid == nil && m.Method == nil
}

// isNotification reports whether a message is a notification.
func (m *message) isNotification() bool {
	return m.invalid == nil && m.Method != nil && m.ID == nil
}

// parse reads a message or a batch. Invalid messages of a batch have an error of their own.
func parse(text []byte) (messages []*message, batch bool, err *Error) {
	text = bytes.TrimSpace(text)
	if len(text) == 0 || text[0] != '[' {
		if !json.Valid(text) {
			return nil, false, Errorf(ParseError, "the message is not valid JSON")
		}
		return []*message{parseOne(text)}, false, nil
	}
	var list []json.RawMessage
	if json.Unmarshal(text, &list) != nil {
		return nil, false, Errorf(ParseError, "the batch is not valid JSON")
	}
	if len(list) == 0 {
		return nil, false, Errorf(InvalidRequest, "the batch is empty")
	}
	for _, text := range list {
		messages = append(messages, parseOne(text))
	}
	return messages, true, nil
}

// parseOne reads a message that is valid JSON.
func parseOne(text []byte) *message {
	m := &message{}
	err := json.Unmarshal(text, m)
	if isNull(m.ID) {
		m.ID = nil
	}
	if isNull(m.Params) {
		m.Params = nil
	}
	switch {
	case err != nil || text[0] != '{':
		m.invalid = Errorf(InvalidRequest, "the message is not a request")
	case m.Version != version:
		m.invalid = Errorf(InvalidRequest, "jsonrpc is %q; use %q", m.Version, version)
	case m.ID != nil && m.ID[0] != '"' && m.ID[0] != '-' && (m.ID[0] < '0' || m.ID[0] > '9'):
		m.invalid = Errorf(InvalidRequest, "the id is not a number or a string")
		m.ID = nil
	case m.Method == nil && (m.ID == nil || m.Result == nil && m.Error == nil):
		m.invalid = Errorf(InvalidRequest, "the message has no method")
	case m.Method != nil && m.Params != nil && m.Params[0] != '{' && m.Params[0] != '[':
		m.invalid = Errorf(InvalidRequest, "the parameters are not an object or an array")
	}
	return m
}

// isNull reports whether a value is null.
func isNull(text json.RawMessage) bool { return string(text) == "null" }

// key returns an id in the form in which ids are compared.
func key(id json.RawMessage) string {
	var text string
	if json.Unmarshal(id, &text) == nil {
		return `"` + text
	}
	return string(id)
}

// answer is a message that answers a request. A nil ID is null.
type answer struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   *Error          `json:"error,omitempty"`
}

// answerTo returns the text of an answer.
func answerTo(id json.RawMessage, value any, err error) json.RawMessage {
	a := answer{Version: version, ID: id}
	if err == nil {
		a.Result, err = json.Marshal(value)
	}
	if err != nil {
		a.Result, a.Error = nil, errorOf(err)
	}
	text, _ := json.Marshal(a) // its parts are valid
	return text
}

// request is a message of the server: a notification, or a request if it has an id.
type request struct {
	Version string          `json:"jsonrpc"`
	ID      int64           `json:"id,omitempty"`
	Method  string          `json:"method"`
	Params  json.RawMessage `json:"params,omitempty"`
}

// requestOf returns the text of a request, or of a notification if the id is 0.
func requestOf(id int64, method string, params any) (json.RawMessage, error) {
	r := request{Version: version, ID: id, Method: method}
	if params != nil {
		text, err := json.Marshal(params)
		if err != nil {
			return nil, err
		}
		r.Params = text
	}
	return json.Marshal(r)
}
