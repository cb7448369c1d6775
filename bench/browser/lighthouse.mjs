// Lighthouse on pages that another program has opened in the same Chromium. Usage: node lighthouse.mjs FOLDER PORT < asked
// FOLDER holds node_modules with lighthouse; `asked` is one line of JSON: {"id", "mode", "url"} for each page.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, port] = process.argv.slice(2);
const require = createRequire(pathToFileURL(`${folder}/package.json`));
const load = async (name) => import(pathToFileURL(require.resolve(name)).href);
const { navigation, snapshot } = await load("lighthouse");
const { default: puppeteer } = await load("puppeteer-core");
const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
const flags = {
  onlyCategories: ["accessibility", "best-practices"],
  // Keep the page as it was opened: its size, and its player.
  disableStorageReset: true,
  formFactor: "desktop",
  screenEmulation: { disabled: true },
  throttlingMethod: "provided",
};

for await (const line of createInterface({ input: process.stdin })) {
  const { mode, mark } = JSON.parse(line);
  const pages = await browser.pages();
  const named = await Promise.all(pages.map(async (page) => [await page.evaluate("window.name"), page]));
  const [, page] = named.find(([name]) => name === mark) ?? [];
  const { lhr } = mode === "snapshot" ? await snapshot(page, { flags }) : await navigation(page, page.url(), { flags });
  const scores = Object.fromEntries(Object.entries(lhr.categories).map(([id, { score }]) => [id, score]));
  const failed = Object.values(lhr.audits).filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative");
  console.log(JSON.stringify({ scores, failed: failed.map(({ id }) => id) }));
}
await browser.disconnect();
