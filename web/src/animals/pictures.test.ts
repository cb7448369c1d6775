import { expect, test } from "vitest";
import { animalPictures } from "../../plugins/animal-pictures.ts";
import { ANIMALS } from "../world/animals.ts";
import { addressOf, asAddress, loadPictures, PAW, pictureOf } from "./pictures.ts";

test("each of the 45 animals has a picture of its own", async () => {
  const pictures = await loadPictures();
  expect(ANIMALS).toHaveLength(45);
  expect([...pictures.keys()]).toEqual([...ANIMALS]);
  expect(new Set(pictures.values()).size).toBe(45);
});

test("an animal of one's own box has a paw print", async () => {
  expect(pictureOf(await loadPictures(), "unicorn")).toBe(PAW);
});

test("pictures are loaded once", () => {
  expect(loadPictures()).toBe(loadPictures());
});

test("a picture becomes an address that a browser can read back", async () => {
  const fox = pictureOf(await loadPictures(), "fox");
  expect(decodeURIComponent(asAddress(fox).replace("data:image/svg+xml,", ""))).toBe(fox);
});

test("every picture is a sticker: drawn in white and dark lines first, then in its own colours", async () => {
  for (const sticker of [PAW, ...(await loadPictures()).values()]) {
    expect(sticker.match(/<use [^>]*>/g)).toEqual([
      expect.stringContaining('stroke="#070b1e"'),
      expect.stringContaining('stroke="#fff"'),
      '<use href="#a"/>',
    ]);
  }
});

test("pictures bring no shapes that nobody sees, which would get an outline, and no colours that nothing has", () => {
  for (const [animal, body] of Object.entries(animalPictures())) {
    for (const [, x, y] of body.matchAll(/ d="[Mm]\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/g)) {
      expect(
        [Number(x), Number(y)].every((each) => each > -20 && each < 148),
        `${animal} ${x} ${y}`,
      ).toBe(true);
    }
    for (const [, id] of body.matchAll(/<\w+Gradient id="([^"]+)"/g)) expect(body, animal).toContain(`#${id}`);
  }
});

test("a sticker's address is made once", async () => {
  const fox = pictureOf(await loadPictures(), "fox");
  expect(addressOf(fox)).toBe(asAddress(fox));
  expect(addressOf(fox)).toBe(addressOf(fox));
});

test("pictures hold nothing that runs or is loaded from elsewhere", () => {
  for (const body of Object.values(animalPictures())) {
    expect(body).not.toMatch(/<script|\son\w+=|href="(?!#)|url\((?!#|'#)/i);
  }
});
