//go:build !js && !nopdf

package browser

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"

	"muster/report"
)

// Find finds the browser: that of the environment variable, else the first one installed. Without any it returns a
// report.Wrong.
func Find() (string, error) {
	if named := os.Getenv(Variable); named != "" {
		found, err := exec.LookPath(named)
		if err != nil {
			return "", report.Wrongf("set it to the program of Chromium, Chrome or Edge, or unset it",
				"%s names %s, which cannot be run", Variable, named)
		}
		return found, nil
	}
	return first(places())
}

// first returns the first installed program of a list.
func first(names []string) (string, error) {
	for _, name := range names {
		if found, err := exec.LookPath(name); err == nil {
			return found, nil
		}
	}
	return "", none{report.Wrongf("install Chromium (on Debian: `apt install chromium`), or name the program of "+
		"Chromium, Chrome or Edge in "+Variable+"; or print with --format html, and let your own browser make the PDF",
		"PDF and PNG need a Chromium, and none was found")}
}

// places returns the locations of browsers, the best first: names are looked up on the PATH.
func places() []string {
	switch runtime.GOOS {
	case "darwin":
		return []string{
			"chromium",
			"/Applications/Chromium.app/Contents/MacOS/Chromium",
			"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
			"/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
		}
	case "windows":
		list := []string{"chromium", "chrome", "msedge"}
		for _, root := range []string{"ProgramFiles", "ProgramFiles(x86)", "LocalAppData"} {
			if folder := os.Getenv(root); folder != "" {
				list = append(list, filepath.Join(folder, "Chromium", "Application", "chrome.exe"),
					filepath.Join(folder, "Google", "Chrome", "Application", "chrome.exe"),
					filepath.Join(folder, "Microsoft", "Edge", "Application", "msedge.exe"))
			}
		}
		return list
	}
	return []string{
		"chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge-stable", "microsoft-edge",
		"chrome", "headless_shell", "/snap/bin/chromium",
	}
}
