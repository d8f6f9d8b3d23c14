import { median } from '@duet/units'
import type { TrackerFit } from '../day/trackerShape.ts'
import { hasBeam, looksStuck } from './stuckByShape.ts'
import type { DayWork } from './work.ts'

/** Squared error that a distance from the ideal rotation may leave of a day that says something of it. */
const LEFT = 0.95
/** Days that say something which are looked at to open, and how many there have to be; light without a measured beam says less. */
const DAYS = { beam: { most: 5, least: 3 }, noBeam: { most: 10, least: 8 } }
/** Days before and after today that keep it open. */
const OPEN_DAYS = 2
/** Part of the days that has to lie on one side by so many degrees, and the middle of all. */
const AGREEING = { opening: 0.8, open: 0.6 }
const BESIDE_DEG = 4
const MIDDLE_DEG = { opening: 6, open: 4 }

/**
 * Distance from the ideal rotation of a tracker without a sensor of it, degrees: that which explains the power of the days about
 * today best, where they agree on its side. Undefined where they do not.
 */
export function offsetByShape(work: DayWork, b: number): number | undefined {
  const { history, isMisaligned } = work.before.blocks[b]
  const step = isMisaligned ? 'open' : 'opening'
  const [today = null, ...coming] = work.ahead.map(({ blocks }) => saidOffsetDeg(blocks[b].fit))
  const before = history.map(({ offsetDeg }) => offsetDeg).filter(isKnown)
  const after = coming.filter(isKnown)
  const { most, least } = DAYS[hasBeam(work) ? 'beam' : 'noBeam']
  const days = isMisaligned
    ? [...before.slice(-OPEN_DAYS), ...[today].filter(isKnown), ...after.slice(0, OPEN_DAYS)]
    : [today, ...after].filter(isKnown).slice(0, most)
  if (days.length < (isMisaligned ? 1 : least)) return undefined
  const middleDeg = median(days)
  const agrees = (deg: number): boolean => deg * middleDeg > 0 && Math.abs(deg) >= BESIDE_DEG
  if (!isMisaligned && (today === null || !agrees(today))) return undefined
  return Math.abs(middleDeg) >= MIDDLE_DEG[step] &&
    days.filter(agrees).length >= AGREEING[step] * days.length
    ? middleDeg
    : undefined
}

const isKnown = (deg: number | null): deg is number => deg !== null

/** What a day says of the distance; null where it says nothing. */
export const saidOffsetDeg = (fit: TrackerFit | null | undefined): number | null =>
  fit && fit.offsetShare < LEFT && !looksStuck(fit) ? fit.offsetDeg : null
