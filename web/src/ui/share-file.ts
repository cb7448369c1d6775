/** Giving a file away: to another app where the browser can, and else as a download. */

/** What became of a file. */
export type Given = "shared" | "downloaded" | "nothing";

/** Offers a file to other apps, or downloads it; nobody is asked twice. */
export async function shareFile(file: File, text: string): Promise<Given> {
  // Without a secure context there is neither of the two.
  if (typeof navigator.share === "function" && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text });
      return "shared";
    } catch (refused) {
      if (refused instanceof DOMException && refused.name === "AbortError") return "nothing";
      // Too late after the tap, or not allowed: it can still be downloaded.
    }
  }
  download(file);
  return "downloaded";
}

/** Milliseconds after which a browser has surely begun to keep a file. */
const KEPT = 60_000;

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
