// Package jsonrpc serves JSON-RPC 2.0 over a transport of whole messages: requests, notifications and batches of a
// client, and notifications and requests of the server. It is small enough for WebAssembly: it imports no server of
// the standard library.
package jsonrpc

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
)

// Transport sends and receives whole messages.
type Transport interface {
	// Recv returns the next message. An error ends the connection.
	Recv() ([]byte, error)
	// Send sends a message. The server sends one message at a time.
	Send(message []byte) error
	// Close is called once, at the end. A Recv that still waits may return an error, or wait forever.
	Close() error
}

// Code is an error code.
type Code int

// The error codes of JSON-RPC, and the code of the Language Server Protocol for a cancelled request.
const (
	ParseError     Code = -32700
	InvalidRequest Code = -32600
	MethodNotFound Code = -32601
	InvalidParams  Code = -32602
	InternalError  Code = -32603
	Cancelled      Code = -32800
)

// Error is the error of an answer.
type Error struct {
	Code    Code            `json:"code"`
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data,omitempty"`
}

// Error returns the code and the message.
func (e *Error) Error() string { return fmt.Sprintf("[%d] %s", e.Code, e.Message) }

// Errorf returns an error with a formatted message.
func Errorf(code Code, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...)}
}

// ErrClosed is the error of a message that is sent after the connection has ended.
var ErrClosed = errors.New("the connection is closed")

// errorOf returns the error of an answer for any error.
func errorOf(err error) *Error {
	var e *Error
	switch {
	case errors.As(err, &e):
		return e
	case errors.Is(err, context.Canceled):
		return Errorf(Cancelled, "the request was cancelled")
	}
	return Errorf(InternalError, "%v", err)
}

// Request is a request or a notification of the client.
type Request struct {
	Method string
	Params json.RawMessage // nil if the message has no parameters
}

// Handler answers a request. The answer to a notification is not sent. A panic becomes an error.
type Handler func(ctx context.Context, r *Request) (any, error)
