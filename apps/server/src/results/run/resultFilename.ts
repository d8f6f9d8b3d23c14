import { safeFilename } from '../../files/contentDisposition.ts'

/** A text as the name of a file; a slash in the name of a run is text, not a folder. */
export const resultFilename = (text: string): string =>
  safeFilename(text.replaceAll(UNSAFE_IN_NAMES, '-'))

/** What file systems refuse. */
const UNSAFE_IN_NAMES = /[\p{Cc}<>:"|?*/\\]/gu
