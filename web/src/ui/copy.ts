/** Copies text, even where the browser offers no clipboard: on a local network there is no secure context. */

/** Copies a text; false if the player has to do it by hand. */
export async function copy(text: string): Promise<boolean> {
  if (window.isSecureContext && navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Not allowed; the old way may still work.
    }
  }
  return copyByHand(text);
}

function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("readonly", "");
  field.style.position = "fixed";
  field.style.opacity = "0";
  const before = document.activeElement;
  // A modal dialog keeps the focus inside, so the field must be inside it too.
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
