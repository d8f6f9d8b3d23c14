import { median } from '@duet/units'
import type { CounterReading, DayFeatures } from '../day/dayFeatures.ts'
import { EVALUATION_VERSION } from '../model/evaluationVersion.ts'
import type { MonitoredPlant } from '../model/plant.ts'
import type { ShadeCell } from './shade.ts'
import type { SystemDay } from './systemDays.ts'
import { NO_YEARS, type YearsState } from './years.ts'

/** What a DC input is known by. */
export interface InputState {
  /** Own ratio to the typical input of its inverter; null before it was seen. */
  readonly level: number | null
  /** Part of its current is missing. */
  readonly isOpen: boolean
}

export interface LimitState {
  /** Share of rated power. */
  readonly share: number
  /** Days since it was last seen to hold. */
  readonly quietDays: number
}

export interface ClipState {
  /** Share of rated power at which it clips by its own reading. */
  readonly share: number
  /** Days in a row on which it was lower. */
  readonly lowDays: number
}

export interface LeafState {
  /** Its own level: measured over possible energy on clean days. */
  readonly level: number
  /** Clean days that the level was learned from. */
  readonly cleanDays: number
  readonly lastCounter: CounterReading | null
  /** Possible energy of whole days since the last counter reading, at level 1, Wh. */
  readonly possibleSinceWh: number
  readonly inputs: readonly InputState[]
  /** Limit that holds it below what it is built for. */
  readonly limit: LimitState | null
  /** How it clips; null before it was seen. */
  readonly clip: ClipState | null
  /** Sun positions at which it loses power that the model has. */
  readonly shade: readonly ShadeCell[]
}

/** A day of a block as later days need it. */
export interface BlockDay {
  /** Middle over its leaves of measured over expected energy; null where unknown or where something else took energy. */
  readonly ratio: number | null
  /** The same of the light of its sensors. */
  readonly poaRatio: number | null
  /** Distance from the ideal rotation that the shape of its power says, degrees; null where it says nothing. */
  readonly offsetDeg: number | null
}

/** Dirt that goes on growing. */
export interface SoilingState {
  /** Days before today at which the block was last clean. */
  readonly cleanDaysAgo: number
  /** Share that is lost today. */
  readonly lossFraction: number
}

export interface SensorState {
  /** Own ratio to the model on healthy days; null before it was seen. */
  readonly level: number | null
  readonly isFaulty: boolean
}

export interface BlockState {
  /** The last days, oldest first; at most `HISTORY_DAYS`. */
  readonly history: readonly BlockDay[]
  readonly soiling: SoilingState | null
  readonly isSnowy: boolean
  readonly isMisaligned: boolean
  /** Rotation at which its tables stood at the end of the day, where the shape of its power told it. */
  readonly stuckDeg: number | null
  readonly poa: readonly SensorState[]
  readonly years: YearsState
}

/** What the evaluation of a day carries to the next: plain values. */
export interface MonitorState {
  readonly evaluation: number
  readonly leaves: readonly LeafState[]
  readonly blocks: readonly BlockState[]
  readonly ghi: SensorState
  /** Meter over the sum of the leaves: lines and transformers. */
  readonly meterLevel: number | null
  readonly airMinC: number | null
  /** By which the logger's clock was off when it was last seen, minutes. */
  readonly clockLagMin: number
  /** The last days of the plant, oldest first; at most `HISTORY_DAYS`. */
  readonly days: readonly SystemDay[]
}

/** Days ahead of a day that decide what is said of it. */
export const AHEAD_DAYS = 10
export const HISTORY_DAYS = 60

/** A level beyond these bounds is a fault and not a property. */
const LEVEL_BOUNDS = [0.88, 1.08] as const

/** State before the first day: levels are those of its first days. */
export function initialState(
  plant: MonitoredPlant,
  firstDays: readonly DayFeatures[],
): MonitorState {
  const levels = plant.leaves.map((_, i) => middle(firstDays.map(({ leaves }) => leaves[i].ratio)))
  const typical = middle(levels) ?? 1
  return {
    evaluation: EVALUATION_VERSION,
    leaves: plant.leaves.map((leaf, i) => ({
      level: boundedLevel(levels[i] ?? typical),
      cleanDays: 0,
      lastCounter: null,
      possibleSinceWh: 0,
      inputs: leaf.dcInputs.map((_, k) => ({
        level: middle(firstDays.map(({ leaves }) => leaves[i].inputs[k])),
        isOpen: false,
      })),
      limit: null,
      clip: null,
      shade: [],
    })),
    blocks: plant.blocks.map((block, b) => ({
      history: [],
      soiling: null,
      isSnowy: false,
      isMisaligned: false,
      stuckDeg: null,
      poa: block.poa.map((_, k) => ({
        level: middle(firstDays.map(({ blocks }) => blocks[b].poaRatios[k])),
        isFaulty: false,
      })),
      years: NO_YEARS,
    })),
    ghi: { level: middle(firstDays.map(({ ghiRatio }) => ghiRatio)), isFaulty: false },
    meterLevel: middle(firstDays.map(({ meterRatio }) => meterRatio)),
    airMinC: null,
    clockLagMin: 0,
    days: [],
  }
}

export const boundedLevel = (level: number): number =>
  Math.min(LEVEL_BOUNDS[1], Math.max(LEVEL_BOUNDS[0], level))

/** Median of the known values; null where there are none. */
export function middle(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value): value is number => typeof value === 'number')
  return known.length > 0 ? median(known) : null
}
