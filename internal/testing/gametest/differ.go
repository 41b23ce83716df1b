package gametest

import (
	"fmt"
	"reflect"
)

// Differ describes the first difference of two states: the field, and both values. It is for states that are plain
// values, of numbers, structs and arrays.
func Differ[S any](want, got *S) string {
	return differAt("State", reflect.ValueOf(want).Elem(), reflect.ValueOf(got).Elem())
}

func differAt(name string, want, got reflect.Value) string {
	switch want.Kind() {
	case reflect.Struct:
		for i := range want.NumField() {
			if !want.Field(i).Equal(got.Field(i)) {
				return differAt(name+"."+want.Type().Field(i).Name, want.Field(i), got.Field(i))
			}
		}
	case reflect.Array:
		for i := range want.Len() {
			if !want.Index(i).Equal(got.Index(i)) {
				return differAt(fmt.Sprintf("%s[%d]", name, i), want.Index(i), got.Index(i))
			}
		}
	}
	return fmt.Sprintf("%s should be %v and is %v", name, want, got)
}
