package queue

import (
	"context"
	"encoding/json"
	"fmt"
	"iter"
	"strconv"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// stored is a message of a stream.
type stored struct {
	Subject string
	Seq     uint64
	Header  nats.Header
	Data    []byte
}

// put stores data under a subject that has no message yet. It returns false if the subject has one, which may be the
// same data: an answer can be lost on its way. header may be nil.
func (q *Queue) put(ctx context.Context, subject string, header nats.Header, data []byte) (fresh bool, err error) {
	err = q.again(ctx, func(ctx context.Context) error {
		ack, err := q.js.PublishMsg(ctx, &nats.Msg{Subject: subject, Header: clone(header), Data: data},
			jetstream.WithExpectLastSequencePerSubject(0), jetstream.WithRetryAttempts(0))
		switch {
		case taken(err):
			fresh = false
			return nil
		case err != nil:
			return err
		}
		fresh = !ack.Duplicate
		return nil
	})
	return fresh, err
}

// clone returns a copy of a header that may be changed.
func clone(h nats.Header) nats.Header {
	out := nats.Header{}
	for k, v := range h {
		out[k] = v
	}
	return out
}

// request sends a request to the JetStream API and returns the data of the answer.
func (q *Queue) request(ctx context.Context, subject string, ask any) (*nats.Msg, error) {
	text, err := json.Marshal(ask)
	if err != nil {
		return nil, final{err}
	}
	return q.nc.RequestWithContext(ctx, subject, text)
}

// ask is a request for messages of a stream.
type ask struct {
	Seq      uint64 `json:"seq,omitempty"`
	Last     string `json:"last_by_subj,omitempty"`
	Next     string `json:"next_by_subj,omitempty"`
	Batch    int    `json:"batch,omitempty"`
	MaxBytes int    `json:"max_bytes,omitempty"`
}

// leader returns a message from the leader of a stream, or nil.
func (q *Queue) leader(ctx context.Context, stream string, a ask) (*stored, error) {
	var found *stored
	err := q.again(ctx, func(ctx context.Context) error {
		found = nil
		msg, err := q.request(ctx, "$JS.API.STREAM.MSG.GET."+stream, a)
		if err != nil {
			return err
		}
		var answer struct {
			Error   *jetstream.APIError
			Message *struct {
				Subject string `json:"subject"`
				Seq     uint64 `json:"seq"`
				Header  []byte `json:"hdrs"`
				Data    []byte `json:"data"`
			}
		}
		if err := json.Unmarshal(msg.Data, &answer); err != nil {
			return fmt.Errorf("the server's answer cannot be read: %w", err)
		}
		if e := answer.Error; e != nil {
			if e.ErrorCode == jetstream.JSErrCodeMessageNotFound {
				return nil
			}
			return apiInWords(e, e)
		}
		if answer.Message == nil {
			return fmt.Errorf("the server's answer has no message")
		}
		m := answer.Message
		found = &stored{Subject: m.Subject, Seq: m.Seq, Data: m.Data}
		if len(m.Header) > 0 {
			if found.Header, err = nats.DecodeHeadersMsg(m.Header); err != nil {
				return final{fmt.Errorf("headers that cannot be read: %w", err)}
			}
		}
		return nil
	})
	return found, err
}

// last returns the last message of a subject from the leader of its stream, or nil.
func (q *Queue) last(ctx context.Context, stream, subject string) (*stored, error) {
	return q.leader(ctx, stream, ask{Last: subject})
}

// first returns the first message that matches a filter from the leader of the stream, or nil.
func (q *Queue) first(ctx context.Context, stream, filter string) (*stored, error) {
	return q.leader(ctx, stream, ask{Seq: 1, Next: filter})
}

// stands reports whether a subject has a message. A replica that lags may report none.
func (q *Queue) stands(ctx context.Context, stream, subject string) (bool, error) {
	there := false
	err := q.again(ctx, func(ctx context.Context) error {
		msg, err := q.nc.RequestWithContext(ctx, "$JS.API.DIRECT.GET."+stream+"."+subject, nil)
		if err != nil {
			return err
		}
		there, err = isMessage(msg)
		return err
	})
	return there, err
}

// isMessage reports whether an answer to a direct request is a message of the stream, not a "not found".
func isMessage(msg *nats.Msg) (bool, error) {
	switch status := msg.Header.Get("Status"); status {
	case "":
		return true, nil
	case "404":
		return false, nil
	default:
		return false, fmt.Errorf("the server answers %s %s", status, msg.Header.Get("Description"))
	}
}

// count returns the number of messages of a stream that match a filter. It is a lower bound: a replica that lags counts
// fewer.
func (q *Queue) count(ctx context.Context, stream, filter string) (int, error) {
	n := 0
	err := q.again(ctx, func(ctx context.Context) error {
		n = 0
		msg, err := q.request(ctx, "$JS.API.DIRECT.GET."+stream, ask{Seq: 1, Next: filter, Batch: 1})
		if err != nil {
			return err
		}
		there, err := isMessage(msg)
		if err != nil || !there {
			return err
		}
		pending, err := strconv.Atoi(msg.Header.Get("Nats-Num-Pending"))
		n = pending + 1
		return err
	})
	return n, err
}

// Batch limits of one request. The server sends messages as fast as it can, and they wait in memory.
const (
	batchMessages = 4_096
	batchBytes    = 8 << 20
)

// read yields the messages of a stream that match a filter, from a sequence on, in the order of storage. It covers the
// messages present at the time of the request. It requests the rest after a truncated answer. An error is the last
// value that it yields.
func (q *Queue) read(ctx context.Context, stream, filter string, from uint64) iter.Seq2[stored, error] {
	return func(yield func(stored, error) bool) {
		from := max(from, 1)
		for {
			var got []stored
			whole := false
			err := q.again(ctx, func(ctx context.Context) error {
				var err error
				a := ask{Seq: from, Next: filter, Batch: batchMessages, MaxBytes: batchBytes}
				got, whole, err = q.batch(ctx, stream, a)
				if len(got) > 0 {
					return nil // the received part is good; the next call asks for the rest
				}
				return err
			})
			if err != nil {
				yield(stored{}, err)
				return
			}
			for _, m := range got {
				if !yield(m, nil) {
					return
				}
				from = m.Seq + 1
			}
			if whole {
				return
			}
		}
	}
}

// batch is one answer to a request for several messages; whole reports that no more messages follow.
func (q *Queue) batch(ctx context.Context, stream string, a ask) (got []stored, whole bool, err error) {
	text, err := json.Marshal(a)
	if err != nil {
		return nil, false, final{err}
	}
	inbox := q.nc.NewInbox()
	sub, err := q.nc.SubscribeSync(inbox)
	if err != nil {
		return nil, false, err
	}
	defer func() { _ = sub.Unsubscribe() }()
	if err := sub.SetPendingLimits(-1, -1); err != nil {
		return nil, false, err
	}
	if err := q.nc.PublishRequest("$JS.API.DIRECT.GET."+stream, inbox, text); err != nil {
		return nil, false, err
	}
	for {
		msg, err := sub.NextMsgWithContext(ctx)
		if err != nil {
			return got, false, err
		}
		switch status := msg.Header.Get("Status"); status {
		case "":
		case "204":
			left := msg.Header.Get("Nats-Num-Pending")
			return got, left == "0" || left == "", nil
		case "404":
			return got, true, nil
		case "503":
			return got, false, nats.ErrNoResponders
		default:
			return got, false, fmt.Errorf("the server answers %s %s", status, msg.Header.Get("Description"))
		}
		seq, err := strconv.ParseUint(msg.Header.Get("Nats-Sequence"), 10, 64)
		if err != nil {
			return got, false, fmt.Errorf("a message without its sequence: %w", err)
		}
		got = append(got, stored{Subject: msg.Header.Get("Nats-Subject"), Seq: seq, Header: msg.Header, Data: msg.Data})
	}
}

// purge removes the messages of a stream that match a filter.
func (q *Queue) purge(ctx context.Context, stream, filter string) error {
	return q.again(ctx, func(ctx context.Context) error {
		msg, err := q.request(ctx, "$JS.API.STREAM.PURGE."+stream, map[string]string{"filter": filter})
		if err != nil {
			return err
		}
		var answer struct{ Error *jetstream.APIError }
		if err := json.Unmarshal(msg.Data, &answer); err != nil {
			return fmt.Errorf("the server's answer cannot be read: %w", err)
		}
		if answer.Error != nil {
			return apiInWords(answer.Error, answer.Error)
		}
		return nil
	})
}
