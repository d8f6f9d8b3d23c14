import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { SystemSeries, Weather } from '@duet/engine'
import { type ColumnScope, columnsOf, type StepRange } from '@duet/results'
import { HOUR_MS } from '@duet/units'
import type { LoadedRun } from '../loadRun.ts'
import type { OnSeries } from '../simulatePlant.ts'

/** Steps that are text at once. */
const STEPS_PER_PIECE = 1000

/** One CSV a block and one of the system in a folder: every step, every column, header `name [unit]`. */
export interface SeriesFiles {
  /** Adds the next range of a block's steps to its file. */
  readonly block: OnSeries
  readonly system: (series: SystemSeries) => void
  readonly close: () => void
}

export function seriesFiles({ plan, weather }: LoadedRun, folder: string): SeriesFiles {
  const files = plan.blocks.map(({ name }, index) =>
    openSync(join(folder, `block-${index + 1}-${fileName(name)}.csv`), 'w'),
  )
  const system = files.push(openSync(join(folder, 'system.csv'), 'w')) - 1
  const write = (file: number, scope: ColumnScope, range: StepRange, series: object): void => {
    for (const piece of csvPieces(scope, series, weather, range))
      writeSync(files[file] ?? -1, piece)
  }
  return {
    block: (block, range, series) => write(block, 'block', range, series),
    system: (series) => write(system, 'system', { from: 0, to: series.gridW.length }, series),
    close: () => files.forEach((file) => closeSync(file)),
  }
}

/**
 * Text of a range of steps; the first range begins with the header.
 *
 * @param series - arrays over the range, by the engine's names
 */
export function* csvPieces(
  scope: ColumnScope,
  series: object,
  { intervalStartUtcMs, utcOffsetH }: Weather,
  { from, to }: StepRange,
): Generator<string, void, undefined> {
  const arrays = new Map<string, Float64Array>(Object.entries(series))
  const columns = columnsOf(scope).flatMap(({ name, unit, engineKey }) => {
    const values = arrays.get(engineKey)
    return values ? [{ header: `${name} [${unit}]`, values }] : []
  })
  if (from === 0) yield `${['time', ...columns.map(({ header }) => header)].join(',')}\n`
  const zone = zoneText(utcOffsetH)
  for (let start = from; start < to; start += STEPS_PER_PIECE) {
    let text = ''
    for (let step = start; step < Math.min(to, start + STEPS_PER_PIECE); step++) {
      text += localTime(intervalStartUtcMs[step] ?? NaN, utcOffsetH) + zone
      for (const { values } of columns) text += `,${cell(values[step - from])}`
      text += '\n'
    }
    yield text
  }
}

const cell = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '' : String(value)

/** Start of a step in local standard time, ISO 8601. */
const localTime = (utcMs: number, offsetH: number): string =>
  new Date(utcMs + offsetH * HOUR_MS).toISOString().slice(0, 19)

/** An offset as ISO 8601 has it. */
function zoneText(offsetH: number): string {
  const minutes = Math.round(Math.abs(offsetH) * 60)
  const hh = String(Math.floor(minutes / 60)).padStart(2, '0')
  const mm = String(minutes % 60).padStart(2, '0')
  return `${offsetH < 0 ? '-' : '+'}${hh}:${mm}`
}

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'block'
