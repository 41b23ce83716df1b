package source

import "testing"

func TestNewCompilesOnce(t *testing.T) {
	digits := LazyRegexp(`^\d+$`)
	if !digits().MatchString("42") || digits().MatchString("forty-two") {
		t.Error("the pattern matches the wrong texts")
	}
	if first, second := digits(), digits(); first != second {
		t.Error("the pattern is compiled more than once")
	}
}

func TestNewPanicsAtFirstUse(t *testing.T) {
	invalid := LazyRegexp(`(`)
	defer func() {
		if recover() == nil {
			t.Error("an invalid pattern does not panic")
		}
	}()
	invalid()
}
