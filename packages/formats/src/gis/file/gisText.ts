import type { GisValue } from './gisFile.ts'

/** Text of a file: by its byte order mark, else UTF-8, else the Western code page of Windows. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A value of an attribute table; what has parts becomes JSON text. */
export function toGisValue(value: unknown): GisValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value
  }
  return JSON.stringify(value) ?? null
}

/** Attribute tables of these names give a shape its name, the first that is there. */
const NAME_KEYS = ['name', 'label', 'title', 'id', 'fid', 'objectid']

/** What the shape is called by its attributes; empty where nothing fits. */
export function nameByAttributes(attributes: Readonly<Record<string, GisValue>>): string {
  for (const wanted of NAME_KEYS) {
    const key = Object.keys(attributes).find((name) => name.toLowerCase() === wanted)
    const value = key === undefined ? null : attributes[key]
    if (value !== null && value !== undefined && value !== '') return String(value).trim()
  }
  return ''
}
