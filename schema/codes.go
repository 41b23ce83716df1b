package schema

// Codes lists the codes that Load reports, sorted. All are errors: a file that cannot be read as its kind is not
// checked further.
func Codes() []string {
	return []string{
		"file/empty", "file/encoding", "file/too-large",
		"schema/bad-value", "schema/format", "schema/internal", "schema/missing-key", "schema/not-finite",
		"schema/too-long", "schema/too-many", UnknownGame, "schema/unknown-key", "schema/unknown-kind",
		"schema/wrong-type",
		"toml/duplicate-key", "toml/long-key", "toml/syntax", "toml/too-deep",
	}
}
