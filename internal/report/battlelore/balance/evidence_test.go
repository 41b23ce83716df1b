package balance

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"muster/schema/diag"
)

// kept returns a small answer as written to a file.
func kept(t testing.TB) []byte {
	x, err := begin(t, asking(Balanced, 2), "the-harvest-truce").Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if err := diag.EncodeJSON(&file, x.JSON()); err != nil {
		t.Fatal(err)
	}
	return file.Bytes()
}

// TestEvidence checks that a saved answer is read again in any formatting, and refused if a number is changed.
func TestEvidence(t *testing.T) {
	file := kept(t)
	list, err := Game().Evidence(file)
	const id = "the-harvest-truce"
	if err != nil || len(list) != 1 || list[0].ID != id || list[0].Content != "content of "+id ||
		len(list[0].Shares) != 1 || list[0].Shares[0].Share < 500 ||
		list[0].Band == "" {
		t.Fatalf("%v, %v", list, err)
	}
	var other bytes.Buffer
	for line := range strings.Lines(string(file)) {
		other.WriteString(strings.TrimLeft(line, " "))
	}
	if again, err := Game().Evidence(other.Bytes()); err != nil || !reflect.DeepEqual(again, list) {
		t.Errorf("laid out otherwise: %v, %v", again, err)
	}
	figures := 0
	for i, c := range file {
		if c < '0' || c > '9' {
			continue
		}
		if figures++; figures%199 != 1 { // of thousands
			continue
		}
		file[i] = '0' + (c-'0'+1)%10
		if got, err := Game().Evidence(file); err == nil {
			t.Fatalf("with byte %d changed it says %v", i, got)
		}
		file[i] = c
	}
}

// FuzzEvidence checks that any file is valid evidence, or is refused in words.
func FuzzEvidence(f *testing.F) {
	f.Add([]byte(`{"version":1,"adventures":[{}],"sum":"0"}`))
	f.Add([]byte(`{"version":1,"adventures":null,"sum":null}`))
	f.Add([]byte(`[]`))
	f.Fuzz(func(t *testing.T, text []byte) {
		list, err := Game().Evidence(text)
		if err != nil && (len(list) > 0 || strings.Contains(err.Error(), "json:")) {
			t.Errorf("%v beside %v", err, list)
		}
	})
}
