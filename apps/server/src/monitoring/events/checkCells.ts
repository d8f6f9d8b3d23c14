import { AppError } from '@duet/contract'

/** Nodes by intervals of one answer: three thousand inverters by the days of a year. */
const MOST_CELLS = 1_100_000

interface Cells {
  readonly nodes: number
  readonly intervals: number
  readonly most?: number
}

/** @throws AppError INVALID_INPUT for more than is taken for one answer */
export function checkCells({ nodes, intervals, most = MOST_CELLS }: Cells): void {
  if (nodes * intervals <= most) return
  const message = `${nodes} nodes in ${intervals} intervals are more than ${most} values: choose a shorter period, a longer interval or fewer nodes`
  throw new AppError('INVALID_INPUT', `to: ${message}`, { field_errors: [{ path: 'to', message }] })
}
