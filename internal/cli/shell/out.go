package shell

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"muster/schema/project/disk"
)

// OutFile refuses a value of -o, or of another flag that names it, where one file is written. name is that of the file
// by default. "-" is standard output.
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

// SavedFile refuses a folder where a flag names the file that a command saves something in. It is asked before anything
// is played or checked. "" is a flag that is not given.
func SavedFile(flag, file, name string) error {
	if file == "" || file == Standard {
		return nil
	}
	if info, err := os.Stat(file); err == nil && info.IsDir() || os.IsPathSeparator(file[len(file)-1]) {
		return OutFile(flag, file, name)
	}
	return nil
}

// pageEndings are those of files that commands write into folders. A folder has none of them.
var pageEndings = []string{".html", ".json", ".md", ".pdf", ".png", ".svg", ".toml", ".txt", ".zip"}

// OutFolder refuses a value of -o, or of another flag that names it, where several files can be written.
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

// WriteOut writes the one file that -o names, or standard output, and says so. The folder of the file is made. What a
// command has read is not written over.
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
