package players

import (
	"testing"

	"muster/internal/engine/policy"
)

// search.toml and features.toml have the documented form.
func TestForm(t *testing.T) {
	for _, fault := range policy.SearchFaults(searchFile, featuresFile, int(Features)) {
		t.Error(fault)
	}
}
