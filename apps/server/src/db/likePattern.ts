/** A LIKE pattern for texts that hold `text`, whatever signs are in it. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
}
