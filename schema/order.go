package schema

import (
	"bytes"
	"encoding/json"
	"strings"
)

// Order is the key order of a table in a JSON Schema, with the orders of its subtables. The nil Order knows no key.
type Order struct {
	Ref   string            `json:"$ref"`
	Defs  map[string]*Order `json:"$defs"`
	Keys  orderedKeys       `json:"properties"`
	Rest  orderRest         `json:"additionalProperties"`
	Items *Order            `json:"items"`

	linked bool // the references below it are resolved
}

// orderedKeys are the keys of a table with their positions.
type orderedKeys struct {
	place map[string]int
	below []*Order // as written, then resolved
}

// UnmarshalJSON preserves the key order, which a Go map loses.
func (k *orderedKeys) UnmarshalJSON(text []byte) error {
	d := json.NewDecoder(bytes.NewReader(text))
	if _, err := d.Token(); err != nil { // {
		return err
	}
	k.place = map[string]int{}
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return err
		}
		o := new(Order)
		if err := d.Decode(o); err != nil {
			return err
		}
		k.place[name.(string)] = len(k.below)
		k.below = append(k.below, o)
	}
	return nil
}

// orderRest is additionalProperties: false or a schema.
type orderRest struct{ order *Order }

// UnmarshalJSON reads false or a schema.
func (r *orderRest) UnmarshalJSON(text []byte) error {
	if string(text) == "false" {
		return nil
	}
	return json.Unmarshal(text, &r.order)
}

// Order returns the key order of a kind, or nil if the set lacks it. Of several games it takes the first that has it.
func (k *Kinds) Order(kind string) *Order {
	for _, own := range k.each() {
		if own.Has(kind) {
			return own.orders()[kind]
		}
	}
	return nil
}

// readOrders reads the orders of all kinds and of the common schema.
func (k *Kinds) readOrders() map[string]*Order {
	all := map[string]*Order{}
	for _, name := range append(k.Names(), commonName) {
		o := new(Order)
		if err := json.Unmarshal(k.text(name), o); err != nil {
			panic("schema: " + err.Error()) // embedded and tested
		}
		all[name] = o
	}
	// Resolve all references before replacing any: they are followed through unlinked orders.
	means := map[*Order]*Order{}
	for name, o := range all {
		o.stand(all, name, means)
	}
	for _, o := range all {
		o.link(means)
	}
	return all
}

// stand finds the resolved orders below an order in a file.
func (o *Order) stand(all map[string]*Order, file string, means map[*Order]*Order) {
	if o == nil {
		return
	}
	for _, def := range o.Defs {
		def.stand(all, file, means)
	}
	for _, key := range o.Keys.below {
		means[key] = key.meant(all, file)
		key.stand(all, file, means)
	}
	if rest := o.Rest.order; rest != nil {
		means[rest] = rest.meant(all, file)
		rest.stand(all, file, means)
	}
	o.Items.stand(all, file, means)
}

// link replaces references by their targets: a lookup per key of a file would take longer than the rest of its layout.
func (o *Order) link(means map[*Order]*Order) {
	if o == nil || o.linked {
		return
	}
	o.linked = true
	for _, def := range o.Defs {
		def.link(means)
	}
	for i, key := range o.Keys.below {
		key.link(means)
		o.Keys.below[i] = means[key]
	}
	if rest := o.Rest.order; rest != nil {
		rest.link(means)
		o.Rest.order = means[rest]
	}
	o.Items.link(means)
}

// Place returns the position of a key in its table, from 0, or false for a key that the schema does not list.
func (o *Order) Place(key []byte) (int, bool) {
	if o == nil {
		return 0, false
	}
	n, ok := o.Keys.place[string(key)]
	return n, ok
}

// Below returns the order of the table at a key, or of the elements if it is a list.
func (o *Order) Below(key []byte) *Order {
	if o == nil {
		return nil
	}
	if n, ok := o.Keys.place[string(key)]; ok {
		return o.Keys.below[n]
	}
	return o.Rest.order
}

// meant follows references and lists to the order of a table. It returns nil for a reference to an unknown file.
func (o *Order) meant(all map[string]*Order, file string) *Order {
	for o != nil && (o.Ref != "" || o.Items != nil) {
		if o.Ref == "" {
			o = o.Items
			continue
		}
		target, ptr, _ := strings.Cut(o.Ref, "#")
		if target != "" {
			file = strings.TrimSuffix(target, schemaSuffix)
		}
		o = all[file].at(ptr)
	}
	return o
}

// at returns the order at a pointer: "/$defs/name/properties/other".
func (o *Order) at(ptr string) *Order {
	for ptr != "" && o != nil {
		var where, name string
		where, name, ptr = cutStep(ptr)
		if where == "$defs" {
			o = o.Defs[name]
		} else if n, ok := o.Keys.place[name]; ok {
			o = o.Keys.below[n]
		} else {
			o = nil
		}
	}
	return o
}
