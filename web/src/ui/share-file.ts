/** Shares a file with another app where the browser can, or else downloads it. */

/** What happened to a file. */
export type Given = "shared" | "downloaded" | "nothing";

/** Offers a file to other apps or downloads it; someone who cancels sharing gets no download. */
export async function shareFile(file: File, text: string): Promise<Given> {
  // Without a secure context the browser offers neither function.
  if (typeof navigator.share === "function" && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text });
      return "shared";
    } catch (refused) {
      if (refused instanceof DOMException && refused.name === "AbortError") return "nothing";
      // Too late after the tap, or not allowed; a download still works.
    }
  }
  download(file);
  return "downloaded";
}

/** Milliseconds after which a browser has certainly started the download. */
const KEPT = 60_000;

/** Saves a file among the downloads. */
export function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
