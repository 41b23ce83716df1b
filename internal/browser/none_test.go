//go:build nopdf

package browser

import (
	"context"
	"strings"
	"testing"
)

// TestRefuses checks that without PDF no browser is found or started, and that the error names the tag and another
// format.
func TestRefuses(t *testing.T) {
	_, found := Find()
	_, opened := Open(context.Background(), Options{})
	for _, err := range []error{found, opened} {
		if err == nil || !None(err) || !strings.Contains(err.Error(), "-tags nopdf") {
			t.Errorf("got %v", err)
		}
	}
}
