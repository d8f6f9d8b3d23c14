import { type Design, type DesignDiff, invertDiff, isEmptyDiff } from './designDiff.ts'
import type { HistoryEntry, HistoryStep } from './history.ts'
import { patchFields } from './mergeFields.ts'
import type { Records, RecordsDiff } from './recordsDiff.ts'
import { type DesignRecord, sameRecord } from './sameRecord.ts'

/** A step of the history that still fits the design, and what had to be left out of it. */
export interface FittedStep {
  readonly diff: DesignDiff
  /** Records that others have changed since, as they are now or were. */
  readonly leftOut: readonly DesignRecord[]
}

/**
 * The part of a step that undoes or repeats only what was done here [H7]: a field that somebody else has changed since
 * stays as it is, as does a record that the step adds or removes. A block that holds layers is not taken away, and nothing is put into a block that is gone.
 */
export function fitStep(design: Design, diff: DesignDiff): FittedStep {
  const leftOut: DesignRecord[] = []
  const layers = fitRecords(design.block_layers, diff.block_layers, leftOut)
  const blocks = fitRecords(design.blocks, diff.blocks, leftOut)
  const after = layersAfter(design.block_layers, layers)
  const fitting = filterDiff(blocks, leftOut, {
    isRemoved: (block) => !after.some(({ block_id }) => block_id === block.id),
  })
  const isHoused = ({ block_id: id }: { readonly block_id: string | null }): boolean =>
    id === null ||
    fitting.added[id] !== undefined ||
    (design.blocks[id] !== undefined && fitting.removed[id] === undefined)
  return {
    diff: {
      blocks: fitting,
      block_layers: filterDiff(layers, leftOut, { isAdded: isHoused, isUpdated: isHoused }),
    },
    leftOut,
  }
}

/** A step back or forth through the history, fitted; the history after it holds what was really done. */
export function fitHistoryStep(
  step: HistoryStep,
  design: Design,
  direction: 'undo' | 'redo',
): HistoryStep & Pick<FittedStep, 'leftOut'> {
  const { diff, leftOut } = fitStep(design, step.diff)
  if (leftOut.length === 0) return { ...step, diff, leftOut }
  const { done, undone } = step.history
  const refit = (entries: readonly HistoryEntry[], taken: DesignDiff): readonly HistoryEntry[] =>
    isEmptyDiff(taken)
      ? entries.slice(0, -1)
      : [...entries.slice(0, -1), { name: step.name, diff: taken }]
  const history =
    direction === 'undo'
      ? { ...step.history, undone: refit(undone, invertDiff(diff)) }
      : { ...step.history, done: refit(done, diff) }
  return { ...step, diff, history, leftOut }
}

function fitRecords<T extends DesignRecord>(
  records: Records<T>,
  { added, updated, removed }: RecordsDiff<T>,
  leftOut: DesignRecord[],
): RecordsDiff<T> {
  const fits = (id: string, expected: T | undefined, wanted: T): boolean => {
    const now = records[id]
    const isFit = sameRecord(now, expected)
    if (!isFit) leftOut.push(now ?? wanted)
    return isFit
  }
  return {
    added: filtered(added, (record, id) => fits(id, undefined, record)),
    updated: fitUpdates(records, updated, leftOut),
    removed: filtered(removed, (record, id) => fits(id, record, record)),
  }
}

function fitUpdates<T extends DesignRecord>(
  records: Records<T>,
  updated: RecordsDiff<T>['updated'],
  leftOut: DesignRecord[],
): RecordsDiff<T>['updated'] {
  const fitted: Record<string, readonly [from: T, to: T]> = {}
  for (const [id, [from, to]] of Object.entries(updated)) {
    const now = records[id]
    if (now === undefined) {
      leftOut.push(to)
      continue
    }
    const patched = patchFields(now, from, to)
    if (patched.leftOut.length > 0) leftOut.push(now)
    if (!sameRecord(now, patched.record)) fitted[id] = [now, patched.record]
  }
  return fitted
}

interface Wanted<T> {
  readonly isAdded?: (record: T) => boolean
  readonly isUpdated?: (to: T) => boolean
  readonly isRemoved?: (record: T) => boolean
}

function filterDiff<T extends DesignRecord>(
  diff: RecordsDiff<T>,
  leftOut: DesignRecord[],
  { isAdded, isUpdated, isRemoved }: Wanted<T>,
): RecordsDiff<T> {
  const fits = (record: T, isWanted: ((one: T) => boolean) | undefined): boolean => {
    const isFit = isWanted?.(record) ?? true
    if (!isFit) leftOut.push(record)
    return isFit
  }
  return {
    added: filtered(diff.added, (record) => fits(record, isAdded)),
    updated: filtered(diff.updated, ([, to]) => fits(to, isUpdated)),
    removed: filtered(diff.removed, (record) => fits(record, isRemoved)),
  }
}

function layersAfter<T>(records: Records<T>, { added, updated, removed }: RecordsDiff<T>): T[] {
  const fitting = Object.entries(records)
    .filter(([id]) => removed[id] === undefined && updated[id] === undefined)
    .map(([, record]) => record)
  return [...fitting, ...Object.values(added), ...Object.values(updated).map(([, to]) => to)]
}

function filtered<V>(
  records: Readonly<Record<string, V>>,
  isWanted: (value: V, id: string) => boolean,
): Readonly<Record<string, V>> {
  return Object.fromEntries(Object.entries(records).filter(([id, value]) => isWanted(value, id)))
}
