import { type LineParser, type ReadingSink, ReadingsError } from './readingSink.ts'

const SHAPES =
  'one JSON object is expected: {"tag": "INV1.P", "timestamp": "2026-06-03T17:00:00Z", "value": 12.5} or {"timestamp": "…", "values": {"INV1.P": 12.5}}.'

/** One object a line: a reading, or the readings of an instant by tag. */
export function jsonLinesParser(sink: ReadingSink): LineParser {
  return {
    line: (text, number) => {
      const record = objectOf(text, number)
      const time = timeOf(record, number)
      const { tag, values } = record
      if (typeof tag === 'string' && 'value' in record) {
        sink(number, tag, time, record['value'])
      } else if (isObject(values)) {
        for (const [name, value] of Object.entries(values)) sink(number, name, time, value)
      } else throw new ReadingsError(SHAPES, number)
    },
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function objectOf(text: string, number: number): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ReadingsError(`${SHAPES} It is no JSON (${reason}).`, number)
  }
  if (isObject(value)) return value
  throw new ReadingsError(SHAPES, number)
}

function timeOf({ timestamp }: Record<string, unknown>, number: number): string | number {
  if (typeof timestamp === 'string' || typeof timestamp === 'number') return timestamp
  throw new ReadingsError(`timestamp is missing. ${SHAPES}`, number)
}
