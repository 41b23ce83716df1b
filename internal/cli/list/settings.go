package list

import (
	"fmt"
	"slices"
	"strings"

	"muster/report"
	"muster/schema"
)

// settingsWords are the words for the settings of a project as a whole.
var settingsWords = []string{settings, "setting", "defaults", "default", "config", "configuration", schema.SettingsFile}

// settingWidth is the width of a key's description, on a terminal of 80 columns.
const settingWidth = 66

// explainSettings lists the keys of the settings of a project; "" for a word that does not name the settings.
func explainSettings(word string) string {
	if !slices.Contains(settingsWords, strings.ToLower(word)) {
		return ""
	}
	text := fmt.Sprintf("%s (%s)\n\nThe file that configures a project; all keys are optional.\n\n", settings,
		schema.SettingsFile)
	var names []string // of the tables
	says, keys := map[string]string{}, map[string][]string{}
	walkSchema(schema.SettingsSchema(), func(path []string, _ *schema.Schema, at schema.SchemaPlace) {
		table := path[0]
		if len(path) == 1 {
			names = append(names, table)
			says[table], _ = at.Keywords()["description"].(string)
			return
		}
		if len(path) == 2 {
			keys[table] = append(keys[table], path[1])
		}
	})
	kinds := schema.SettingsKinds()
	order := kinds.Order(kinds.Names()[0])
	inOrder(names, order)
	for _, name := range names {
		inOrder(keys[name], order.Below([]byte(name)))
		say, _, _ := strings.Cut(says[name], ". ")
		say = strings.TrimSuffix(say, ".")
		if len(keys[name]) > 0 {
			say += ": " + strings.Join(keys[name], ", ")
		}
		for i, line := range report.Wrapped(say, settingWidth) {
			if i > 0 {
				name = ""
			}
			text += row(name, strings.TrimSpace(line))
		}
	}
	return text + "\n" + row("schema", "muster schema "+settings)
}

// inOrder sorts keys in the order of their schema, as `muster fmt` does.
func inOrder(keys []string, order *schema.Order) {
	slices.SortStableFunc(keys, func(a, b string) int {
		i, _ := order.Place([]byte(a))
		j, _ := order.Place([]byte(b))
		return i - j
	})
}
