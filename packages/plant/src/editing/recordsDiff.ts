/** Records of one kind by id. */
export type Records<T> = Readonly<Record<string, T>>

/** A change of records as plain data: it can be undone, joined with others, stored and sent. */
export interface RecordsDiff<T> {
  readonly added: Records<T>
  readonly updated: Records<readonly [from: T, to: T]>
  readonly removed: Records<T>
}

/** The change from one set of records to another; records are compared by identity. */
export function recordsDiffBetween<T>(from: Records<T>, to: Records<T>): RecordsDiff<T> {
  const added: Record<string, T> = {}
  const updated: Record<string, readonly [T, T]> = {}
  const removed: Record<string, T> = {}
  for (const [id, after] of Object.entries(to)) {
    const before = from[id]
    if (before === undefined) added[id] = after
    else if (before !== after) updated[id] = [before, after]
  }
  for (const [id, before] of Object.entries(from)) {
    if (to[id] === undefined) removed[id] = before
  }
  return { added, updated, removed }
}

/** Records after a change. Applying a change twice gives the same as once. */
export function applyRecordsDiff<T>(records: Records<T>, diff: RecordsDiff<T>): Records<T> {
  if (isEmptyRecordsDiff(diff)) return records
  const after: Record<string, T> = { ...records, ...diff.added }
  for (const [id, [, to]] of Object.entries(diff.updated)) after[id] = to
  for (const id of Object.keys(diff.removed)) delete after[id]
  return after
}

/** The change that takes this one back. */
export function invertRecordsDiff<T>(diff: RecordsDiff<T>): RecordsDiff<T> {
  const updated: Record<string, readonly [T, T]> = {}
  for (const [id, [from, to]] of Object.entries(diff.updated)) updated[id] = [to, from]
  return { added: diff.removed, updated, removed: diff.added }
}

/** One change that does what `first` and then `second` do; what cancels out is left out. */
export function squashRecordsDiffs<T>(
  first: RecordsDiff<T>,
  second: RecordsDiff<T>,
): RecordsDiff<T> {
  const added: Record<string, T> = { ...first.added }
  const updated: Record<string, readonly [T, T]> = { ...first.updated }
  const removed: Record<string, T> = { ...first.removed }

  for (const [id, record] of Object.entries(second.added)) {
    const before = removed[id]
    delete removed[id]
    if (before === undefined) added[id] = record
    else if (before !== record) updated[id] = [before, record]
  }
  for (const [id, [from, to]] of Object.entries(second.updated)) {
    const start = updated[id]?.[0] ?? from
    if (added[id] !== undefined) added[id] = to
    else if (start === to) delete updated[id]
    else updated[id] = [start, to]
  }
  for (const [id, record] of Object.entries(second.removed)) {
    const start = updated[id]?.[0] ?? record
    delete updated[id]
    if (added[id] === undefined) removed[id] = start
    delete added[id]
  }
  return { added, updated, removed }
}

export function isEmptyRecordsDiff<T>({ added, updated, removed }: RecordsDiff<T>): boolean {
  return [added, updated, removed].every((part) => Object.keys(part).length === 0)
}
