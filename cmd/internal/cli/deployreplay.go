package cli

import (
	"strings"

	"muster/engine/catalog"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/schema"
)

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
	a.reserve(flags.save)
	text, err := a.readUpTo(flags.replay, maxRecord)
	if err != nil {
		return usage("check the spelling of the path", "the saved draw %s cannot be read: %v", flags.replay, reason(err))
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
		return a.replayRefusal(flags.replay, refused)
	}
	return a.tell(c, d, flags)
}

// replayRefusal tells why a saved draw does not play, with the statuses of `muster replay`: 2 for a file of another kind
// and for a map or set that is not there, 1 for what is wrong with the draw itself. Each refusal says the place in the
// file that it is about.
func (a *app) replayRefusal(file string, list []muster.Refusal) error {
	texts := make([]string, len(list))
	missing := true
	for i, r := range list {
		texts[i] = r.Message()
		missing = missing && r.Kind == muster.SaveMissing
	}
	text := file + ": " + strings.Join(texts, "; ")
	switch {
	case list[0].Kind == muster.SaveRecorded:
		return usage("play it with `muster replay "+quoted(file)+"`", "%s", text)
	case missing:
		return usage("run it where the files of the draw are", "%s", text)
	}
	a.complain("muster: ", text)
	a.complain("        ", "make the draw anew: a saved draw belongs to the content that it was made with")
	return findings{ExitFindings}
}
