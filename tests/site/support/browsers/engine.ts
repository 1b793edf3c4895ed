/** What a browser has to be able to do for a journey. Elements are given as expressions that find them in the page. */
export type Engine = {
  open: (url: string) => Promise<void>
  /** The value of an expression in the page. */
  read: (expression: string) => Promise<unknown>
  /** Brings it into sight and presses it as a visitor's finger would. */
  press: (element: string) => Promise<void>
  /** Puts text in the place of what stands in a field, key by key. */
  type: (element: string, text: string) => Promise<void>
  attach: (element: string, file: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** A picture of what is seen, PNG. */
  look: () => Promise<Buffer>
  close: () => Promise<void>
}
