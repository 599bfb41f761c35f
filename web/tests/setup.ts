// What a browser has and jsdom lacks, as far as the page asks for it.
const lacking = (owner: object, name: string, value: unknown): void =>
  void Object.defineProperty(owner, name, { value, configurable: true, writable: true })

lacking(window, 'matchMedia', (media: string) => ({ media, matches: false, addEventListener: () => undefined }))
lacking(window, 'scrollTo', () => undefined)
lacking(document, 'fonts', new EventTarget())
lacking(HTMLCanvasElement.prototype, 'getContext', () => null)
