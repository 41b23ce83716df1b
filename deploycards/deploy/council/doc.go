// Package council is the War Council of a Lore battle: what an adventure says of it before it is called, who sits on it
// at which level, what creatures on the field cost. Start at Plan and New.
package council
