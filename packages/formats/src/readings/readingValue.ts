const NO_NUMBER = /^(?:[+-]?(?:nan|inf(?:inity)?)|null|na)$/i

/** The number of a reading; NaN for a text that says that there is none, undefined for whatever else is no number. */
export function readingValue(raw: unknown): number | undefined {
  if (typeof raw === 'number') return raw
  if (typeof raw !== 'string') return undefined
  const text = raw.trim()
  const value = Number(text)
  if (text !== '' && !Number.isNaN(value) && !/^[+-]?0[xob]/i.test(text)) return value
  return NO_NUMBER.test(text) ? Number.NaN : undefined
}
