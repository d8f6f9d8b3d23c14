/** What breaks a line or steers what shows it: control characters, line and paragraph separators, changes of direction. */
const UNPRINTED = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
const ALL_UNPRINTED = new RegExp(UNPRINTED, 'gu')

/** Whether a text is one line of what can be seen. */
export const isOneLine = (text: string): boolean => !UNPRINTED.test(text)

/** A text for a header, a subject, a file name or a row of a log. */
export const oneLine = (text: string, instead = ' '): string =>
  text.replaceAll(ALL_UNPRINTED, instead)
