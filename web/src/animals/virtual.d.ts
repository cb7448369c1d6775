/** Made by plugins/animal-pictures.ts: the inside of each animal's picture, in a 128 × 128 square. */
declare module "virtual:animal-pictures" {
  const pictures: Readonly<Record<string, string>>;
  export default pictures;
}
