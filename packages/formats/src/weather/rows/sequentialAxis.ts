import { MINUTE_MS } from '@duet/units'
import { MAX_REPORTED_LINES, type WeatherGap } from '../file/weatherFile.ts'
import { linesText, type ProblemLog } from '../file/weatherFileError.ts'
import type { RowsInOrder } from './rowsInOrder.ts'

const MAX_GAPS = 100

export interface SequentialAxis {
  /** Start of each interval, ms UTC, [times]. */
  readonly startUtcMs: Float64Array
  readonly gaps: readonly WeatherGap[]
  readonly gapCount: number
  readonly missingRows: number
}

/**
 * Places rows on the calendar. Times must lie on the raster of the step that most of them have; a longer distance is a
 * gap, which is reported and left open; rows beside the raster are a problem.
 *
 * @param line - of each row of the file
 * @param shiftMin - from a row's label to the start of its interval in UTC
 */
export function sequentialAxis(
  { labelMs, rowAt }: Pick<RowsInOrder, 'labelMs' | 'rowAt'>,
  line: Int32Array,
  stepMin: number,
  shiftMin: number,
  log: ProblemLog,
): SequentialAxis {
  const stepMs = stepMin * MINUTE_MS
  refuseOffRaster({ labelMs, rowAt }, line, stepMin, log)
  const startUtcMs = new Float64Array(labelMs.length)
  const gaps: WeatherGap[] = []
  let gapCount = 0
  let missingRows = 0
  for (let at = 0; at < startUtcMs.length; at++) {
    startUtcMs[at] = (labelMs[at] ?? 0) + shiftMin * MINUTE_MS
    const distance = at === 0 ? stepMs : (labelMs[at] ?? 0) - (labelMs[at - 1] ?? 0)
    if (distance <= stepMs) continue
    const missing = Math.round(distance / stepMs) - 1
    gapCount += 1
    missingRows += missing
    if (gaps.length >= MAX_GAPS) continue
    gaps.push({
      afterLine: line[rowAt[at - 1] ?? 0] ?? 0,
      beforeLine: line[rowAt[at] ?? 0] ?? 0,
      fromUtcMs: (startUtcMs[at - 1] ?? 0) + stepMs,
      toUtcMs: startUtcMs[at] ?? 0,
      missingRows: missing,
    })
  }
  return { startUtcMs, gaps, gapCount, missingRows }
}

function refuseOffRaster(
  { labelMs, rowAt }: Pick<RowsInOrder, 'labelMs' | 'rowAt'>,
  line: Int32Array,
  stepMin: number,
  log: ProblemLog,
): void {
  const stepMs = stepMin * MINUTE_MS
  const counts = new Map<number, number>()
  for (const label of labelMs) counts.set(label % stepMs, (counts.get(label % stepMs) ?? 0) + 1)
  if (counts.size < 2) return
  const [phase] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0]
  const off = [...labelMs.keys()].filter((at) => (labelMs[at] ?? 0) % stepMs !== phase)
  const lines = off.map((at) => line[rowAt[at] ?? 0] ?? 0).toSorted((a, b) => a - b)
  const first = new Date(labelMs[off[0] ?? 0] ?? 0).toISOString().slice(0, 16).replace('T', ' ')
  const said = off.length === 1 ? 'is 1 row' : `are ${off.length.toLocaleString('en-US')} rows`
  log.add({
    code: 'irregular_step',
    line: lines[0] ?? 0,
    lines: lines.slice(0, MAX_REPORTED_LINES),
    message: `There ${said} beside the raster of ${stepMin} minutes that the others keep (${linesText(lines)}), the first at ${first}. All rows must be on one raster; correct their times or remove them.`,
  })
}
