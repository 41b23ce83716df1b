package cli

import (
	"io"
	"os"
	"strings"

	"muster/engine/catalog"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/schema"
)

// maxSaved is the most that a saved draw may have; one of four players has some 20 kB.
const maxSaved = 1 << 20

// replay plays a saved draw again. What it names is looked up in the library and in the current folder.
func (a *app) replay(flags deployFlags) error {
	if err := flags.idle(askedReplay, 0); err != nil {
		return err
	}
	if err := flags.words(); err != nil {
		return err
	}
	if err := a.sensibleWorkers(); err != nil {
		return err
	}
	file, err := os.Open(flags.replay)
	if err != nil {
		return usage("check the spelling of the path", "the saved draw %s cannot be read: %v", flags.replay, reason(err))
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, maxSaved+1))
	if err != nil {
		return usage("check what the file is", "the saved draw %s cannot be read: %v", flags.replay, reason(err))
	}
	in, err := a.gather([]string{"."})
	if err != nil {
		return err
	}
	c := catalog.New(in.files, a.workers)
	d, refused := muster.Replay(text, muster.Lookup{
		Map: func(id string) *field.Field {
			if e := c.Find(schema.KindMap, id); e != nil {
				return c.Field(e)
			}
			return nil
		},
		Set: func(id string) *muster.Set {
			e := c.Find(schema.KindDeploycards, id)
			if e == nil || e.Set == nil {
				return nil
			}
			set, _ := muster.LinkSet(e.Set, c.Rules(e))
			return set
		},
	})
	if len(refused) > 0 {
		return replayRefusal(flags.replay, refused)
	}
	return a.tell(c, d, flags)
}

// replayRefusal names the file; each refusal says the place in it that it is about.
func replayRefusal(file string, list []muster.Refusal) error {
	texts := make([]string, len(list))
	for i, r := range list {
		texts[i] = r.Message()
	}
	return usage("make the draw anew: a saved draw belongs to the content that it was made with", "%s: %s", file, strings.Join(texts, "; "))
}
