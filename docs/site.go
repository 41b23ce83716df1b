package docs

// SiteURL is the address of the published site that `make site` makes, without a slash at its end; "" while there is
// none. `make generate` writes it from SITE_URL in the Makefile.
const SiteURL = ""

// Site is the address of the published documentation; the zero value is one that is not published.
type Site string

// Home returns the address of the documentation, or "".
func (s Site) Home() string {
	if s == "" {
		return ""
	}
	return string(s) + "/docs/"
}

// Check returns the address of the page of a check, or "": where `make site` puts it.
func (s Site) Check(code string) string {
	if _, ok := Check(code); !ok || s == "" {
		return ""
	}
	return s.Home() + "checks/" + code + ".html"
}
