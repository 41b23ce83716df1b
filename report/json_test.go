package report

import (
	"encoding/json"
	"testing"
)

// TestNotNull checks that an empty list is [] in JSON, not null.
func TestNotNull(t *testing.T) {
	for want, list := range map[string][]int{"[]": nil, "[7]": {7}} {
		if got, err := json.Marshal(NotNull(list)); err != nil || string(got) != want {
			t.Errorf("%s: %s %v", want, got, err)
		}
	}
}
