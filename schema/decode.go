package schema

import (
	"math"
	"reflect"
	"sync"
)

// Decode fills a struct from the document's tree by its toml tags. It leaves fields unchanged whose values do not fit.
func Decode(d *Document, into any) {
	if d.Tree != nil {
		DecodeValue(d.Tree, into)
	}
}

// DecodeValue is Decode for one value of a tree. Arrays keep their length, including invalid elements, so that struct
// indexes equal the indexes in JSON pointers.
func DecodeValue(v any, into any) {
	if to := reflect.ValueOf(into); to.Kind() == reflect.Pointer && !to.IsNil() {
		decode(v, to.Elem())
	}
}

func decode(v any, to reflect.Value) {
	switch to.Kind() {
	case reflect.String:
		if s, ok := v.(string); ok {
			to.SetString(s)
		}
	case reflect.Bool:
		if b, ok := v.(bool); ok {
			to.SetBool(b)
		}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		if n, ok := whole(v); ok && !to.OverflowInt(n) {
			to.SetInt(n)
		}
	case reflect.Float64:
		switch n := v.(type) {
		case float64:
			to.SetFloat(n)
		case int64:
			to.SetFloat(float64(n))
		}
	case reflect.Interface:
		if v != nil && to.NumMethod() == 0 {
			to.Set(reflect.ValueOf(v))
		}
	case reflect.Pointer:
		if fits(v, to.Type().Elem().Kind()) {
			if to.IsNil() {
				to.Set(reflect.New(to.Type().Elem()))
			}
			decode(v, to.Elem())
		}
	case reflect.Slice:
		if list, ok := v.([]any); ok {
			to.Set(reflect.MakeSlice(to.Type(), len(list), len(list)))
			for i, e := range list {
				decode(e, to.Index(i))
			}
		}
	case reflect.Array:
		if list, ok := v.([]any); ok {
			for i := 0; i < min(len(list), to.Len()); i++ {
				decode(list[i], to.Index(i))
			}
		}
	case reflect.Map:
		if table, ok := v.(map[string]any); ok && to.Type().Key().Kind() == reflect.String {
			decodeMap(table, to)
		}
	case reflect.Struct:
		if table, ok := v.(map[string]any); ok {
			decodeStruct(table, to)
		}
	}
}

func decodeStruct(table map[string]any, to reflect.Value) {
	for _, f := range fieldsOf(to.Type()) {
		if f.key == "" {
			decodeStruct(table, to.Field(f.index))
		} else if v, ok := table[f.key]; ok {
			decode(v, to.Field(f.index))
		}
	}
}

// field is a struct field to fill: with the value of a key or, without a key, with the keys of its own fields.
type field struct {
	index int
	key   string
}

var structs sync.Map // of []field, by reflect.Type: reading tags takes longer than filling the fields

func fieldsOf(t reflect.Type) []field {
	if known, ok := structs.Load(t); ok {
		return known.([]field)
	}
	var out []field
	for i := range t.NumField() {
		f := t.Field(i)
		if f.Anonymous && f.Type.Kind() == reflect.Struct {
			out = append(out, field{index: i})
			continue
		}
		if key := f.Tag.Get("toml"); key != "" && key != "-" && f.IsExported() {
			out = append(out, field{i, key})
		}
	}
	structs.Store(t, out)
	return out
}

func decodeMap(table map[string]any, to reflect.Value) {
	elem := to.Type().Elem()
	out := reflect.MakeMapWithSize(to.Type(), len(table))
	for k, v := range table {
		if !fits(v, elem.Kind()) {
			continue
		}
		e := reflect.New(elem).Elem()
		decode(v, e)
		out.SetMapIndex(reflect.ValueOf(k).Convert(to.Type().Key()), e)
	}
	to.Set(out)
}

// fits reports whether a value can be decoded into a kind at all.
func fits(v any, k reflect.Kind) bool {
	switch v.(type) {
	case string:
		return k == reflect.String || k == reflect.Interface
	case bool:
		return k == reflect.Bool || k == reflect.Interface
	case []any:
		return k == reflect.Slice || k == reflect.Array || k == reflect.Interface
	case map[string]any:
		return k == reflect.Map || k == reflect.Struct || k == reflect.Interface
	}
	_, ok := whole(v)
	return ok && k >= reflect.Int && k <= reflect.Int64 || k == reflect.Float64 || k == reflect.Interface
}

// whole returns a number without a fraction; JSON Schema also accepts 6.0 as an integer.
func whole(v any) (int64, bool) {
	switch n := v.(type) {
	case int64:
		return n, true
	case float64:
		if n == math.Trunc(n) && math.Abs(n) < 1<<53 {
			return int64(n), true
		}
	}
	return 0, false
}
