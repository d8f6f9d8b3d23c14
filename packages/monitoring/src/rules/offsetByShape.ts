import { median } from '@duet/units'
import type { DayFeatures } from '../day/dayFeatures.ts'
import type { TrackerFit } from '../day/trackerShape.ts'
import { isSharp, looksStuck } from './stuckByShape.ts'
import type { DayWork } from './work.ts'

/** Squared error that a distance from the ideal rotation may leave of a day that says something of it. */
const LEFT = 0.95
/** Days that say something which are looked at to open, and how many there have to be. */
const DAYS = { sharp: { most: 5, least: 3 }, blurred: { most: 10, least: 8 } }
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
  const [today = null, ...coming] = work.ahead.map((day) => saidOffsetDeg(work, day, b))
  const before = history.map(({ offsetDeg }) => offsetDeg).filter(isKnown)
  const after = coming.filter(isKnown)
  const { most, least } = DAYS[isSharp(work) ? 'sharp' : 'blurred']
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

/**
 * What a day says of the distance; null where it says nothing. Blurred light leaves a distance on all trackers: there it is 0 unless the
 * block stands beside the others too.
 */
export function saidOffsetDeg(work: DayWork, { blocks }: DayFeatures, b: number): number | null {
  const own = offsetOf(blocks[b].fit)
  if (own === null || isSharp(work)) return own
  const others = blocks.flatMap(({ fit }, at) => (at === b ? [] : (offsetOf(fit) ?? [])))
  const beside = own - (others.length > 0 ? median(others) : 0)
  return own * beside > 0 && Math.abs(beside) >= BESIDE_DEG ? own : 0
}

const offsetOf = (fit: TrackerFit | null): number | null =>
  fit && fit.offsetShare < LEFT && !looksStuck(fit) ? fit.offsetDeg : null
