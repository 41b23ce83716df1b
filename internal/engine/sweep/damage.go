package sweep

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// Damage describes why a text is not valid JSON, with the line; nil for any valid JSON.
func Damage(text []byte) error {
	if len(bytes.TrimSpace(text)) == 0 {
		return errors.New("it is not valid JSON: the file is empty")
	}
	var all json.RawMessage
	var syntax *json.SyntaxError
	if !errors.As(json.Unmarshal(text, &all), &syntax) {
		return nil
	}
	at := min(int(syntax.Offset), len(text))
	line := 1 + bytes.Count(text[:max(at-1, 0)], []byte("\n")) // the offset is after the wrong byte
	if at == len(text) && syntax.Error() == "unexpected end of JSON input" {
		return fmt.Errorf("it is not valid JSON: it ends too early, on line %d", line)
	}
	return fmt.Errorf("it is not valid JSON: line %d: %s", line, syntax)
}
