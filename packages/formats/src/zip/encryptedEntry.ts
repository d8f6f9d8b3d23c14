const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
/** Bit 0 of the flags of an entry. */
const ENCRYPTED = 1

/**
 * Name of the first entry that is locked with a password; undefined where none is, or where the directory cannot be read.
 * @see PKWARE, .ZIP File Format Specification 6.3.10, sections 4.3.12 and 4.4.4
 */
export function encryptedEntry(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view)
  if (end === undefined) return undefined
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + ENTRY_BYTES > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      return undefined
    const nameBytes = view.getUint16(at + 28, true)
    if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) {
      return new TextDecoder().decode(
        bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      )
    }
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return undefined
}

/** Where the closing record begins: it is followed by a comment of at most 65,535 bytes. */
function endOfDirectory(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_BYTES - 0xffff)
  for (let at = view.byteLength - END_BYTES; at >= first; at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  }
  return undefined
}
