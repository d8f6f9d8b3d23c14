import type { GisValue } from '../file/gisFile.ts'
import { GisFileError } from '../file/gisFileError.ts'
import { decodeText } from '../file/gisText.ts'

interface DbfField {
  readonly name: string
  readonly type: string
  readonly start: number
  readonly length: number
}

const HEADER_BYTES = 32
const FIELD_BYTES = 32
const HEADER_END = 0x0d

/**
 * The rows of a dBASE table. Text is read as the `.cpg` file says, else as UTF-8 or the Western code page.
 * Memos, which lie in a file of their own, are left out.
 * @throws GisFileError damaged
 */
export function readDbf(
  filename: string,
  bytes: Uint8Array,
  codePage: string | undefined,
): readonly Readonly<Record<string, GisValue>>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < HEADER_BYTES + 1) {
    throw new GisFileError('damaged', `${filename} is too short for a table of attributes.`)
  }
  const count = view.getUint32(4, true)
  const headerBytes = view.getUint16(8, true)
  const rowBytes = view.getUint16(10, true)
  if (rowBytes < 1 || headerBytes < HEADER_BYTES || headerBytes > view.byteLength) {
    throw new GisFileError(
      'damaged',
      `${filename} does not start like a table of attributes (.dbf).`,
    )
  }
  const decode = decoderOf(codePage)
  const fields = fieldsOf(bytes, headerBytes, decode)
  const whole = Math.min(count, Math.floor((view.byteLength - headerBytes) / rowBytes))
  return Array.from({ length: whole }, (_, i) => {
    const row = bytes.subarray(headerBytes + i * rowBytes, headerBytes + (i + 1) * rowBytes)
    return Object.fromEntries(
      fields.map(({ name, type, start, length }) => [
        name,
        valueOf(
          type,
          decode(row.subarray(start, start + length))
            .replaceAll('\0', '')
            .trim(),
        ),
      ]),
    )
  })
}

function decoderOf(codePage: string | undefined): (bytes: Uint8Array) => string {
  const label = codePage?.trim().toLowerCase()
  if (label === undefined || label === '' || /^utf-?8$/.test(label)) return decodeText
  try {
    const decoder = new TextDecoder(/^\d+$/.test(label) ? `windows-${label}` : label)
    return (bytes) => decoder.decode(bytes)
  } catch {
    return decodeText
  }
}

function fieldsOf(
  bytes: Uint8Array,
  headerBytes: number,
  decode: (bytes: Uint8Array) => string,
): readonly DbfField[] {
  const fields: DbfField[] = []
  // the first byte of a row marks deleted ones
  let start = 1
  for (let at = HEADER_BYTES; at + FIELD_BYTES <= headerBytes; at += FIELD_BYTES) {
    if (bytes[at] === HEADER_END) break
    const name = decode(bytes.subarray(at, at + 11))
      .replace(/\0.*$/s, '')
      .trim()
    const type = String.fromCharCode(bytes[at + 11] ?? 0)
    const length = bytes[at + 16] ?? 0
    if (type !== 'M') fields.push({ name, type, start, length })
    start += length
  }
  return fields
}

function valueOf(type: string, text: string): GisValue {
  if (text === '') return null
  switch (type) {
    case 'N':
    case 'F': {
      const value = Number(text)
      return Number.isFinite(value) ? value : null
    }
    case 'L':
      return /^[ty]$/i.test(text) ? true : /^[fn]$/i.test(text) ? false : null
    case 'D':
      return text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
    default:
      return text
  }
}
