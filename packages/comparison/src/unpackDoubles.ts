/** Numbers of a text that is base64 of little-endian doubles, as the server packs them. @throws Error for any other text */
export function unpackDoubles(text: string): Float64Array {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
  const view = new DataView(bytes.buffer)
  return Float64Array.from({ length: bytes.length >> 3 }, (_, at) => view.getFloat64(at * 8, true))
}
