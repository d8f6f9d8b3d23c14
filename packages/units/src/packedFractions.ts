const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Map(DIGITS.split('').map((digit, value) => [digit, value]))
const NONE = 4095
const PER_UNIT = 1000

/**
 * Fractions from 0 to 4.094 as text: thousandths, each two digits of base 64, the high one first; NaN is 4095. A map of a
 * year of thousands of inverters is a tenth of what its numbers would be as JSON.
 */
export function packFractions(values: Float64Array): string {
  let text = ''
  for (const value of values) {
    const word = Number.isNaN(value)
      ? NONE
      : Math.min(NONE - 1, Math.max(0, Math.round(value * PER_UNIT)))
    text += `${DIGITS[word >> 6]}${DIGITS[word & 63]}`
  }
  return text
}

export function unpackFractions(text: string): Float64Array {
  const digit = (at: number): number => VALUES.get(text[at] ?? '') ?? Number.NaN
  return Float64Array.from({ length: text.length >> 1 }, (_, i) => {
    const word = 64 * digit(2 * i) + digit(2 * i + 1)
    return word === NONE ? Number.NaN : word / PER_UNIT
  })
}
