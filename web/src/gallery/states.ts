/**
 * Shows elements as if they were pointed at, pressed or focused: copies every rule of the page for `:hover`, `:active`
 * and `:focus-visible` to the attribute `data-as`, because a picture can't point at ten buttons at once.
 */
export function showStates(): void {
  const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const rules = sheets.flatMap((rule) =>
    rule instanceof CSSStyleRule && /:(?:hover|active|focus-visible)/.test(rule.selectorText)
      ? [rule.cssText.replaceAll(/:(hover|active|focus-visible)/g, "[data-as~=$1]")]
      : [],
  );
  const copies = new CSSStyleSheet();
  copies.replaceSync(rules.join("\n"));
  document.adoptedStyleSheets = [copies];
}
