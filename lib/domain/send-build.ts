/** Calendar days until a build that was sent in is shown or declined at the latest. */
export const buildAnswerDays = 7
