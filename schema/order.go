package schema

import (
	"bytes"
	"encoding/json"
	"strings"
)

// Order is the order in which a JSON Schema lists the keys of a table, and the orders of what stands below them. The
// nil Order knows no key.
type Order struct {
	Ref   string            `json:"$ref"`
	Defs  map[string]*Order `json:"$defs"`
	Keys  orderedKeys       `json:"properties"`
	Rest  orderRest         `json:"additionalProperties"`
	Items *Order            `json:"items"`

	kinds *Kinds
	file  string
}

// orderedKeys are the keys of a table with their places.
type orderedKeys struct {
	place map[string]int
	below []*Order
}

// UnmarshalJSON keeps what a map of Go loses: which key stands before which.
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

// UnmarshalJSON reads either.
func (r *orderRest) UnmarshalJSON(text []byte) error {
	if string(text) == "false" {
		return nil
	}
	return json.Unmarshal(text, &r.order)
}

// Order is the order of the keys of a kind; nil for one that the set does not have.
func (k *Kinds) Order(kind string) *Order {
	if !k.Has(kind) {
		return nil
	}
	return k.orders()[kind]
}

// readOrders reads the orders of all kinds, and of what they share.
func (k *Kinds) readOrders() map[string]*Order {
	all := map[string]*Order{}
	for _, name := range append(k.Names(), commonName) {
		o := new(Order)
		if err := json.Unmarshal(k.text(name), o); err != nil {
			panic("schema: " + err.Error()) // embedded and tested
		}
		o.stand(k, name)
		all[name] = o
	}
	return all
}

// stand tells an order, and all below it, in which file it stands.
func (o *Order) stand(k *Kinds, file string) {
	if o == nil {
		return
	}
	o.kinds, o.file = k, file
	for _, def := range o.Defs {
		def.stand(k, file)
	}
	for _, key := range o.Keys.below {
		key.stand(k, file)
	}
	o.Rest.order.stand(k, file)
	o.Items.stand(k, file)
}

// Place is the place of a key in its table, from 0; false for a key that the schema does not list.
func (o *Order) Place(key []byte) (int, bool) {
	if o == nil {
		return 0, false
	}
	n, ok := o.Keys.place[string(key)]
	return n, ok
}

// Below is the order of the table that stands below a key; where a list stands there, of its elements.
func (o *Order) Below(key []byte) *Order {
	if o == nil {
		return nil
	}
	if n, ok := o.Keys.place[string(key)]; ok {
		return o.Keys.below[n].meant()
	}
	return o.Rest.order.meant()
}

// meant follows references and lists to the order of a table.
func (o *Order) meant() *Order {
	for o != nil && (o.Ref != "" || o.Items != nil) {
		if o.Ref == "" {
			o = o.Items
			continue
		}
		target, ptr, _ := strings.Cut(o.Ref, "#")
		file := o.file
		if target != "" {
			file = strings.TrimSuffix(target, schemaSuffix)
		}
		o = o.kinds.orders()[file].at(ptr)
	}
	return o
}

// at is the order at a pointer: "/$defs/name/properties/other".
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
