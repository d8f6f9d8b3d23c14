import { encode } from 'uqr'

/** A QR code as one path of unit squares, and the side of the square that holds it with its quiet zone. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  // The standard asks for four light modules around the code
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return { path: squares.join(''), size }
}
