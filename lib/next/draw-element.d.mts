/** `['$', type, key, props]`, as React's data write an element. */
export type FlightElement = ['$', string, unknown, Record<string, unknown>]

/** Whose content browsers read as something else than elements, or React fills from its state. */
export declare const opaque: ReadonlySet<string>

export declare function isElement(value: unknown): value is FlightElement

/** Draws what React's data describe as its server does; null = it is not sure that React draws nothing else. `readRow`: undefined = no row of this kind. */
export declare function createDrawing(readRow: (id: string) => unknown): {
  draw: (element: FlightElement) => string | null
  drawChildren: (children: unknown) => string | null
}
