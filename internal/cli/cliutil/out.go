package cliutil

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"muster/schema/project/disk"
)

// OutFile refuses an invalid value of -o, or of another flag for it, for a single file. name is the default file name.
// "-" is standard output.
func OutFile(flag, out, name string) error {
	switch info, err := os.Stat(out); {
	case out == Standard:
		return nil
	case out == "":
		return Usage("name a file, as in "+name, "%s needs the name of a file", flag)
	case os.IsPathSeparator(out[len(out)-1]) || err == nil && info.IsDir():
		return Usage("name the file in it, as in "+filepath.ToSlash(filepath.Join(out, name)),
			"%s needs a file here, and %s is a folder", flag, out)
	case err != nil && filepath.Ext(out) == "" && filepath.Ext(name) != "":
		return Usage("add the ending, as in "+out+filepath.Ext(name), "%s needs a file here, and %s has no ending",
			flag, out)
	}
	return nil
}

// SavedFile refuses a folder as the value of a flag for a file to save. It is called before anything is played or
// checked. "" is an unset flag.
func SavedFile(flag, file, name string) error {
	if file == "" || file == Standard {
		return nil
	}
	if info, err := os.Stat(file); err == nil && info.IsDir() || os.IsPathSeparator(file[len(file)-1]) {
		return OutFile(flag, file, name)
	}
	return nil
}

// pageEndings are the extensions of files that commands write into folders. A folder name has none of them.
var pageEndings = []string{".html", ".json", ".md", ".pdf", ".png", ".svg", ".toml", ".txt", ".zip"}

// OutFolder refuses an invalid value of -o, or of another flag for it, if several files can be written.
func OutFolder(flag, out string) error {
	switch info, err := os.Stat(filepath.Clean(out)); {
	case out == "":
		return Usage("name a folder; . is the current one", "%s needs the name of a folder", flag)
	case err == nil && !info.IsDir():
		return Usage("name another folder", "%s needs a folder here, and %s is a file", flag, out)
	case err != nil && slices.Contains(pageEndings, strings.ToLower(filepath.Ext(out))):
		return Usage("name a folder, as in "+filepath.ToSlash(strings.TrimSuffix(out, filepath.Ext(out)))+"/",
			"%s needs a folder here, and %s is a file", flag, out)
	}
	return nil
}

// WriteOut writes the single file that -o names, or standard output, and reports it. It creates the file's folder. It
// does not overwrite files that the command has read.
func (a *App) WriteOut(out string, text []byte, read ...string) error {
	if out == Standard {
		_, err := a.Out.Write(text)
		return err
	}
	if folder := filepath.Dir(out); folder != "." {
		if err := os.MkdirAll(folder, 0o755); err != nil {
			return unwritable{fmt.Errorf("cannot make the folder %s: %w", folder, disk.Reason(err))}
		}
	}
	if err := WriteResult(out, text, read...); err != nil {
		return err
	}
	a.shows(out)
	return a.Lines("wrote " + filepath.ToSlash(out))
}
