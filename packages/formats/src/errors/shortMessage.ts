const MOST_CHARACTERS = 800
const KEPT_END = 200

/** A message that quotes a file, which may have no end: its begin, and its end with what to do. */
export function shortMessage(message: string): string {
  if (message.length <= MOST_CHARACTERS) return message
  const begin = message.slice(0, MOST_CHARACTERS - KEPT_END).toWellFormed()
  return `${begin} … ${message.slice(-KEPT_END).toWellFormed()}`
}
