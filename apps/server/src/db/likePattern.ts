const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** A LIKE pattern for texts that hold `text`, whatever signs are in it. */
export const containsPattern = (text: string): string => `%${escaped(text)}%`

/** For texts that begin with it. */
export const prefixPattern = (text: string): string => `${escaped(text)}%`
