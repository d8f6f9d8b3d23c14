import { PvsystFileError } from './pvsystFileError.ts'

/** The largest component file known has 8 kB. */
const MAX_BYTES = 1024 * 1024

/**
 * Text of a component file: UTF-8 with or without mark, else Windows-1252, in which PVsyst writes.
 *
 * @throws PvsystFileError for the binary files of PVsyst before version 6, and for what is no text
 */
export function pvsystText(bytes: Uint8Array): string {
  if (bytes.length === 0)
    throw new PvsystFileError('empty_file', 'The file is empty. Choose another file.')
  if (bytes.length > MAX_BYTES) {
    throw new PvsystFileError(
      'too_large',
      'The file is larger than 1 MB, which no PAN or OND file is. Choose another file.',
    )
  }
  if (isBinary(bytes)) {
    throw new PvsystFileError(
      'binary_file',
      'The file is in the binary format of PVsyst 5 or older, which cannot be read. Open it in PVsyst 6 or later, save it again, and import the new file.',
    )
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Control characters other than tab, line feed, form feed and carriage return do not occur in text. */
function isBinary(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 4096)
  return start.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27))
}
