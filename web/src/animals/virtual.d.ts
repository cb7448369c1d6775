/** Made by plugins/animal-pictures.ts: for each animal the inside of its picture, in a square of 128. */
declare module "virtual:animal-pictures" {
  const pictures: Readonly<Record<string, string>>;
  export default pictures;
}
