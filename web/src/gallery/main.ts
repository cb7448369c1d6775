/** The gallery page: every component in every state, or a single one with `?only=<id>`. */
import "../ui/tokens.css";
import "../ui/base.css";
import "../ui/kit.css";
import "./gallery.css";
import { loadTypeface } from "../shapes/typeface.ts";
import { GLOBES } from "./globes.ts";
import { IDENTITY } from "./identity.tsx";
import { KIT } from "./kit.tsx";
import { MAPS } from "./maps.tsx";
import type { Chapter, Section } from "./section.ts";
import { TILES } from "./tiles.tsx";
import { VISION } from "./vision.tsx";

/** One letter from each file of the typeface. */
const LETTERS = "aąя";

const CHAPTERS: readonly Chapter[] = [...IDENTITY, ...KIT, ...MAPS, ...TILES, ...VISION, ...GLOBES];

/** A section's place on the page; `data-state` says when it is ready for a screenshot. */
function place(section: Section): HTMLElement {
  const figure = document.createElement("figure");
  const stage = document.createElement("div");
  const caption = document.createElement("figcaption");
  const link = document.createElement("a");
  figure.id = section.id;
  figure.dataset["state"] = "waiting";
  stage.className = "stage";
  stage.style.width = `${section.width}px`;
  stage.style.height = `${section.height}px`;
  link.href = `?only=${section.id}`;
  link.textContent = section.title;
  caption.append(link);
  figure.append(stage, caption);
  return figure;
}

async function show(section: Section, figure: HTMLElement): Promise<void> {
  const stage = figure.querySelector<HTMLElement>(".stage");
  if (stage === null || figure.dataset["state"] !== "waiting") return;
  figure.dataset["state"] = "drawing";
  try {
    await loadTypeface(LETTERS);
    await section.show(stage);
    figure.dataset["state"] = "drawn";
  } catch (error) {
    figure.dataset["state"] = "failed";
    stage.textContent = String(error);
    throw error;
  }
}

/** Shows one section alone, for screenshots. */
function showOne(section: Section): void {
  document.body.className = "alone";
  const figure = place(section);
  document.body.append(figure);
  void show(section, figure);
}

/** Shows all sections, each drawn when it scrolls near the window. */
function showAll(): void {
  const waiting = new Map<Element, Section>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const section = waiting.get(target);
        if (!isIntersecting || section === undefined || !(target instanceof HTMLElement)) continue;
        near.unobserve(target);
        waiting.delete(target);
        void show(section, target);
      }
    },
    { rootMargin: "400px" },
  );
  for (const chapter of CHAPTERS) {
    const part = document.createElement("section");
    const heading = document.createElement("h2");
    part.id = chapter.id;
    heading.textContent = chapter.title;
    part.append(heading);
    for (const section of chapter.sections) {
      const figure = place(section);
      waiting.set(figure, section);
      part.append(figure);
    }
    document.body.append(part);
  }
  for (const figure of waiting.keys()) near.observe(figure);
}

const asked = new URLSearchParams(location.search).get("only");
const sections = CHAPTERS.flatMap((chapter) => chapter.sections);
const found = sections.find((section) => section.id === asked);
// The tests read from the page which sections there are, and their sizes.
const told = sections.map(({ id, width, height }) => `${id}:${width}x${height}`);
document.documentElement.dataset["sections"] = told.join(" ");
if (asked === null) showAll();
else if (found !== undefined) showOne(found);
else document.body.textContent = `There is no section ${asked}.`;
