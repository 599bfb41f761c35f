// Style sheets of their own address places of the board by name, so that it does not matter when and how often they are drawn.

export const placed = (name: string): string => `[data-place="${CSS.escape(name)}"]`

/** Until the returned function is called. */
export function adoptSheet(sheet: CSSStyleSheet): () => void {
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
