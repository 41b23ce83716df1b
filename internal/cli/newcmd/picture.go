package newcmd

import (
	"path/filepath"
	"strings"
)

// pictures are file extensions that show a map without its data.
var pictures = map[string]string{
	".png": "a picture", ".jpg": "a picture", ".jpeg": "a picture", ".gif": "a picture", ".webp": "a picture",
	".bmp": "a picture", ".tif": "a picture", ".tiff": "a picture", ".heic": "a picture", ".avif": "a picture",
	".svg": "a picture", ".pdf": "a PDF file",
}

// picture returns the kind of a picture file by its extension; "" for none.
func picture(name string) string { return pictures[strings.ToLower(filepath.Ext(name))] }
