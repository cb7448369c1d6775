import { expect, test } from "vitest";
import { animalPictures } from "../../plugins/animal-pictures.ts";
import { ANIMALS } from "../world/animals.ts";
import { asAddress, loadPictures, PAW, pictureOf } from "./pictures.ts";

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

test("pictures hold nothing that runs or is loaded from elsewhere", () => {
  for (const body of Object.values(animalPictures())) {
    expect(body).not.toMatch(/<script|\son\w+=|href="(?!#)|url\((?!#|'#)/i);
  }
});
