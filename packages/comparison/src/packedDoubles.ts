const CHUNK = 0x6000

/** Numbers as base 64 of little-endian doubles: every digit and NaN as they are, a third of what they would be as JSON. */
export function packDoubles(values: Float64Array): string {
  const bytes = new Uint8Array(values.length * 8)
  const view = new DataView(bytes.buffer)
  values.forEach((value, at) => view.setFloat64(at * 8, value, true))
  let text = ''
  // Pieces of whole triples join without padding between them
  for (let from = 0; from < bytes.length; from += CHUNK)
    text += btoa(String.fromCharCode(...bytes.subarray(from, from + CHUNK)))
  return text
}

/** @throws Error for a text that is no base 64 */
export function unpackDoubles(text: string): Float64Array {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
  const view = new DataView(bytes.buffer)
  return Float64Array.from({ length: bytes.length >> 3 }, (_, at) => view.getFloat64(at * 8, true))
}
