/** A file that takes longer to be read is damaged, or far too large: its thread is ended. */
const MOST_S = 90

export const FILE_TIME_MS: number = MOST_S * 1000

export const tookTooLong = (): Error =>
  new Error(
    `The file takes more than ${MOST_S} s to be read: it is damaged, or larger than it needs to be. Export it anew, or cut it to the area of the plant.`,
  )
