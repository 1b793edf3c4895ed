/** The floor of the display centre in units of the plan, and how large a stand is drawn on it. */
export const roomPlan = { width: 388, height: 440, stand: 46 } as const
