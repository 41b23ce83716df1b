// A journey through Studio in Firefox: node firefox.cjs FIREFOX LINK opens the link, draws on the map The Ford of Two
// Oaks, undoes, saves, completes a word of the text and shows the sheet. It fails where the page does not.
const puppeteer = require("puppeteer-core");

const [executablePath, link] = process.argv.slice(2);

async function main() {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  try {
    await journey(await browser.newPage());
  } finally {
    await browser.close();
  }
}

async function journey(page) {
  page.on("pageerror", (error) => { throw error; });
  page.setDefaultTimeout(60_000);
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(link);
  const until = (what, ...args) => page.waitForFunction(what, {}, ...args);
  const button = async (words, within = "body") => {
    const found = await until((w, s) => [...document.querySelectorAll(`${s} button`)].find((b) =>
      b.innerText.startsWith(w) && b.getClientRects().length > 0), words, within);
    await found.asElement().click();
  };
  const middle = async (label) => page.$eval(`[data-label="${label}"]`, (hex) => {
    const r = hex.getBoundingClientRect();
    return [r.x + r.width / 2, r.y + r.height / 2];
  });
  const says = (label, words, does) => until((l, w, d) =>
    document.querySelector(`[data-label="${l}"]`)?.getAttribute("aria-label").includes(w) === d, label, words, does);
  const unsaved = (is) => until((i) => (document.querySelector("h1 .dot") !== null) === i, is);

  await button("The Ford of Two Oaks", "[aria-labelledby=your-project]");
  await says("A9", "Countryside", true);
  await button("Ground", ".tray");
  await button("River", ".tray");
  await page.mouse.click(...await middle("C9")); // a river of one hex
  await says("C9", "River", true);
  await page.waitForSelector(".finding");
  await unsaved(true);
  await button("Undo");
  await says("C9", "River", false);
  await unsaved(false);
  await page.waitForFunction(() => document.querySelector(".finding") === null);

  await button("Woods", ".tray");
  await page.mouse.move(...await middle("A9"));
  await page.mouse.down();
  await page.mouse.move(...await middle("C9"), { steps: 8 });
  await page.mouse.up();
  for (const label of ["A9", "B9", "C9"]) await says(label, "Woods", true);
  await page.keyboard.down("Control");
  await page.keyboard.press("s");
  await page.keyboard.up("Control");
  await unsaved(false);

  await button("Text", ".tabs");
  const content = await page.waitForSelector(".editor >>> .cm-content");
  await content.click();
  await page.keyboard.down("Control");
  await page.keyboard.press("End");
  await page.keyboard.up("Control");
  await page.keyboard.type("\n[[features]]\nty");
  await page.keyboard.down("Control");
  await page.keyboard.press(" ");
  await page.keyboard.up("Control");
  await page.waitForSelector(".editor >>> .cm-tooltip-autocomplete li");
  await page.keyboard.press("Escape");
  for (let n = 0; n < 20 && await page.$("h1 .dot"); n++) await button("Undo");
  await unsaved(false);

  await button("Print", ".tabs");
  await until(() => document.querySelector(".print iframe")?.contentDocument?.body?.innerText.includes("Two Oaks"));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
