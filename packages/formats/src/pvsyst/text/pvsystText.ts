import { PvsystFileError } from './pvsystFileError.ts'

/** Variants with every hour of 130 variables have 6 MB. */
const MAX_BYTES = 64 * 1024 * 1024

/**
 * Text of a file of PVsyst: UTF-8 with or without mark, UTF-16 with mark, else Windows-1252, in which PVsyst wrote before 6.80.
 *
 * @throws PvsystFileError for binary and packed files, and for what is no text
 */
export function pvsystText(bytes: Uint8Array, maxBytes = MAX_BYTES): string {
  if (bytes.length === 0)
    throw new PvsystFileError('empty_file', 'The file is empty. Choose another file.')
  if (bytes.length > maxBytes) {
    throw new PvsystFileError(
      'too_large',
      `The file is larger than ${maxBytes / 1024 / 1024} MB, which no file of its kind is. Choose another file.`,
    )
  }
  const mark = [...bytes.subarray(0, 4)]
  if (mark[0] === 0x50 && mark[1] === 0x4b) {
    throw new PvsystFileError(
      'archive',
      'The file is a zip archive. Unpack it and choose the file in it.',
    )
  }
  if (mark[0] === 0xff && mark[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (mark[0] === 0xfe && mark[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (isBinary(bytes)) {
    throw new PvsystFileError(
      'binary_file',
      'The file is no text: it was written by PVsyst 6.39 or older, or is encrypted, and cannot be read. Open it in PVsyst 6.40 or later, save it again without protection, and choose the new file.',
    )
  }
  return decoded(bytes, mark[0] === 0xef && mark[1] === 0xbb && mark[2] === 0xbf)
}

/** A file with the mark of UTF-8 stays UTF-8 where it is cut within a letter. */
function decoded(bytes: Uint8Array, hasMark: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !hasMark }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Control characters other than tab, line feed, form feed and carriage return do not occur in text. */
function isBinary(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 4096)
  return start.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27))
}
