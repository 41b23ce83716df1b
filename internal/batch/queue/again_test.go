package queue

import (
	"errors"
	"strings"
	"testing"

	"github.com/nats-io/nats.go/jetstream"
)

// A cluster that starts has no peers to place a stream on until its servers have joined: the request is tried again. A
// request that the server refuses is not.
func TestErrorsThatMayPass(t *testing.T) {
	for code, passes := range map[jetstream.ErrorCode]bool{apiNoPeers: true, apiStorageFull: true, 10074: false} {
		api := &jetstream.APIError{Code: 400, ErrorCode: code, Description: "said by the server"}
		err := apiInWords(errors.New("nats: said by the server"), api)
		var f final
		if errors.As(err, &f) == passes || !strings.Contains(err.Error(), "said by the server") {
			t.Errorf("code %d: %v, passes: %t", code, err, passes)
		}
	}
}
