import { type Cause, type DayWork, NO_POTENTIALS } from './work.ts'

/** Lags of two days that are one, minutes. */
const SAME_MIN = 20

/**
 * A logger whose clock is off on two days in a row: readings were laid on the right clock, and it is said. A day that does not show it
 * goes with those beside it.
 */
export function lateClock({ plant, before, ahead, n }: DayWork): readonly Cause[] {
  const [today = null, ...coming] = ahead.map(({ clockLagMin }) => clockLagMin)
  const next = coming.find((lag) => lag !== null) ?? null
  const isOff =
    today === null
      ? isSame(next, before.clockLagMin)
      : isSame(today, next) || isSame(today, before.clockLagMin)
  if (!isOff) return []
  return [
    {
      type: 'sensor_fault',
      nodeId: plant.systemId,
      component: 'system',
      blockId: null,
      from: 0,
      to: n,
      potentials: NO_POTENTIALS,
    },
  ]
}

const isSame = (a: number | null, b: number | null): boolean =>
  a !== null && b !== null && a !== 0 && Math.abs(a - b) <= SAME_MIN
