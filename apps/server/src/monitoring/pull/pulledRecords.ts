import { AppError } from '@duet/contract'
import type { ReadingSink } from '@duet/formats'
import type { PullInput } from './pullInput.ts'

/** The value at a path of an answer; undefined where it ends before. */
function at(value: unknown, path: string): unknown {
  let found = value
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Object.hasOwn(found, part) ? Reflect.get(found, part) : undefined
  }
  return found
}

export interface PulledPage {
  readonly records: number
  /** What the next page is asked for with. */
  readonly next: string | undefined
}

/** Gives the readings of an answer to `sink`, numbered by its records. @throws AppError INTEGRATION_SERVER for another shape */
export function takePage(text: string, input: PullInput, sink: ReadingSink): PulledPage {
  const answer = parsed(text)
  const records = input.records === undefined ? answer : at(answer, input.records)
  if (!Array.isArray(records)) {
    const where = input.records === undefined ? 'The answer' : `${input.records} of the answer`
    throw new AppError('INTEGRATION_SERVER', `${where} is no list of records.`)
  }
  for (const [index, record] of records.entries()) takeRecord(record, index + 1, input, sink)
  const next = input.page && at(answer, input.page.next)
  const isNext = typeof next === 'string' || typeof next === 'number'
  return { records: records.length, next: isNext && next !== '' ? String(next) : undefined }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('INTEGRATION_SERVER', 'The answer is no JSON.', {}, { cause })
  }
}

function takeRecord(record: unknown, line: number, input: PullInput, sink: ReadingSink): void {
  const time = at(record, input.timestamp)
  const stamp = typeof time === 'number' || typeof time === 'string' ? time : ''
  if (input.columns) {
    for (const [field, tag] of Object.entries(input.columns))
      sink(line, tag, stamp, at(record, field) ?? null)
    return
  }
  const named = at(record, input.tag ?? 'tag')
  const tag = typeof named === 'string' || typeof named === 'number' ? String(named) : ''
  sink(line, input.tags[tag] ?? tag, stamp, at(record, input.value) ?? null)
}
