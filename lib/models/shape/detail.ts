/** How finely curved surfaces are cut into triangles. */
export type Detail = {
  /** Steps of a full turn. */
  round: number
  /** Steps of a quarter turn of a fillet. */
  fillet: number
  /** Steps round a thread, rows of one turn, and how many times the true pitch is drawn. */
  thread: number
  threadRows: number
  threadCoarseness: number
  /** Sides of a wire's section and steps of one coil. */
  wire: number
  coil: number
}

export const details = {
  /** For rendered pictures. */
  picture: { round: 128, fillet: 4, thread: 96, threadRows: 6, threadCoarseness: 1, wire: 28, coil: 96 },
  /** For the viewer: some 30,000 triangles a product. */
  viewer: { round: 40, fillet: 2, thread: 28, threadRows: 3, threadCoarseness: 2.2, wire: 12, coil: 36 },
} as const satisfies Record<string, Detail>
