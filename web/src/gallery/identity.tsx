/** What everything is made of: type, colours, spacing, corners, the wordmark, icons and stickers. */
import { AnimalPicture } from "../animals/AnimalPicture.tsx";
import { AnimalRow } from "../animals/AnimalRow.tsx";
import { loadPictures } from "../animals/pictures.ts";
import { COLOURS } from "../shapes/paints.ts";
import { Icon } from "../ui/Icon.tsx";
import { ICONS, type IconName } from "../ui/icons.ts";
import { Wordmark } from "../ui/Wordmark.tsx";
import { ANIMALS } from "../world/animals.ts";
import { HABITATS } from "../world/geometry.ts";
import css from "./Identity.module.css";
import { rendered } from "./rendered.ts";
import type { Chapter, Section } from "./section.ts";

const SIZES = ["2xl", "xl", "l", "m", "s", "xs"];
const WEIGHTS = ["regular", "semibold", "bold", "heavy"];
const SPECIMENS = [
  ["en fr", "Twelve faces, 0123456789 − Où naît l’œuvre ?"],
  ["de es", "Größe, Übergänge: 95 % · ¿Mañana? ¡Sí, señor!"],
  ["it pt nl", "Perché? Não há melhor ação. IJsbeer, één"],
  ["pl", "Zażółć gęślą jaźń, najwięcej łąk"],
  ["ru", "Съешь ещё этих мягких французских булок"],
] as const;

const TEXTS = ["text", "quiet", "faint", "accent", "good", "bad", "seat-0", "seat-1", "seat-2", "seat-3"];
const GROUNDS = [
  ...["night", "panel", "field", "glass-faint", "glass", "glass-strong", "glass-raised", "glass-hover", "raised"],
  ...["line-strong", "accent", "accent-bright", "good", "bad", "text"],
];
const SPACES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24];
const CORNERS = ["radius-tiny", "radius-small", "radius", "radius-large", "radius-pill"];

const NAMES = Object.keys(ICONS) as IconName[];

/** A section that shows animals: it is ready when their pictures have been decoded. */
export const withAnimals = (section: Section): Section => ({
  ...section,
  show: async (place) => {
    await loadPictures();
    const remove = await section.show(place);
    // The pictures that have just loaded are in place after the next frame.
    await new Promise((done) => requestAnimationFrame(done));
    await Promise.all([...place.querySelectorAll("img")].map((image) => image.decode()));
    return remove;
  },
});

export const IDENTITY: readonly Chapter[] = [
  {
    id: "identity",
    title: "What everything is made of",
    sections: [
      rendered("identity-wordmark", "The wordmark", [480, 170], () => (
        <div class={css.page}>
          {["2xl", "l", "m"].map((size) => (
            <div key={size} style={`font-size: var(--font-${size})`}>
              <Wordmark />
            </div>
          ))}
        </div>
      )),
      rendered("identity-type", "Six sizes, four weights, nine languages", [640, 600], () => (
        <div class={css.page}>
          {SIZES.map((size) => (
            <p key={size} class={css.specimen} style={`font-size: var(--font-${size})`}>
              <span>{size}</span> Build a planet
            </p>
          ))}
          {WEIGHTS.map((weight) => (
            <p key={weight} class={css.specimen} style={`font-weight: var(--${weight})`}>
              <span>{weight}</span> Glacier not touching ocean: 0123456789
            </p>
          ))}
          {SPECIMENS.map(([languages, words]) => (
            <p key={languages} class={css.specimen}>
              <span>{languages}</span> {words}
            </p>
          ))}
        </div>
      )),
      rendered("identity-colours", "Colours of text and of grounds", [640, 290], () => (
        <div class={css.page}>
          <p class={css.row}>
            {TEXTS.map((colour) => (
              <b key={colour} style={`color: var(--${colour})`}>
                {colour}
              </b>
            ))}
          </p>
          <div class={css.grid}>
            {GROUNDS.map((colour) => (
              <div key={colour}>
                <div class={css.swatch} style={`background: var(--${colour})`} />
                <span class={css.name}>{colour}</span>
              </div>
            ))}
          </div>
        </div>
      )),
      rendered("identity-spacing", "One grid, five corners", [640, 510], () => (
        <div class={css.page}>
          {SPACES.map((space) => (
            <div key={space} class={css.specimen}>
              <span>space-{space}</span>
              <div class={css.bar} style={`width: var(--space-${space})`} />
            </div>
          ))}
          <div class={css.grid}>
            {CORNERS.map((corner) => (
              <div key={corner}>
                <div class={css.swatch} style={`border-radius: var(--${corner})`} />
                <span class={css.name}>{corner}</span>
              </div>
            ))}
          </div>
        </div>
      )),
      rendered("identity-icons", "Icons", [640, 300], () => (
        <div class={css.page}>
          <div class={css.row}>
            {NAMES.map((name) => (
              <div key={name} class={css.icon}>
                <Icon name={name} size={32} />
                <span class={css.name}>{name}</span>
              </div>
            ))}
          </div>
        </div>
      )),
      withAnimals(
        rendered("identity-stickers", "All animals as stickers", [640, 400], () => (
          <div class={css.page}>
            <AnimalRow animals={ANIMALS} size={64} />
          </div>
        )),
      ),
      withAnimals(
        rendered("identity-sticker-sizes", "Stickers on every ground, and a row with too many", [640, 580], () => (
          <div class={css.page}>
            {HABITATS.map((habitat, index) => (
              <div key={habitat} class={css.ground} style={`background: ${COLOURS[habitat]}`}>
                {[20, 26, 36, 52, 76].map((size) => (
                  <AnimalPicture key={size} animal={ANIMALS[9 * index] ?? ""} size={size} />
                ))}
                <AnimalRow animals={ANIMALS.slice(3 * index, 3 * index + 6 + index)} size={24} most={8} />
              </div>
            ))}
          </div>
        )),
      ),
    ],
  },
];
