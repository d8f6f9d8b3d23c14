import type { DayFeatures } from './day/dayFeatures.ts'
import {
  type BlockState,
  boundedLevel,
  HISTORY_DAYS,
  type LeafState,
  type LimitState,
  type MonitorState,
  middle,
} from './learn/state.ts'
import { fadedShare, nextYears } from './learn/years.ts'
import { EVALUATION_VERSION } from './model/evaluationVersion.ts'
import type { EventType } from './model/event.ts'
import type { ClippingDay } from './rules/clipping.ts'
import { systemDay } from './rules/modelBias.ts'
import { saidOffsetDeg } from './rules/offsetByShape.ts'
import type { SensorDay } from './rules/sensors.ts'
import { nextShade } from './rules/shading.ts'
import type { SnowDay } from './rules/snow.ts'
import type { SoilingDay } from './rules/soiling.ts'
import type { StringDay } from './rules/strings.ts'
import type { TrackerDay } from './rules/trackers.ts'
import { blockOf, type Cause, type DayWork, stoppedFlags } from './rules/work.ts'

/** Days over which a level follows. */
const LEVEL_DAYS = 45
/** A single day moves it by no more than a day that differs by this share. */
const LEVEL_STEP = 0.03
/** Part of the day's energy that other causes may hide from its level. */
const MOST_HIDDEN = 0.4
const METER_DAYS = 30

/** Causes beside which the other hours, or a known share, still show the level of a leaf. */
const LEVEL_STANDS: ReadonlySet<EventType> = new Set([
  'soiling',
  'degradation',
  'shading',
  'clipping',
])
/** Causes that may be a shade which is not known yet, or leave it to be seen. */
const SHADE_STANDS: ReadonlySet<EventType> = new Set([
  'system_outage',
  'inverter_outage',
  'shading',
  'soiling',
  'degradation',
])

/** What the rules found today. */
export interface FoundToday {
  readonly fast: readonly Cause[]
  readonly clipped: ClippingDay
  /** By leaf. */
  readonly limited: readonly (LimitState | null)[]
  readonly snowy: SnowDay
  readonly turned: TrackerDay
  readonly measured: SensorDay
  readonly missing: StringDay
  readonly dirty: SoilingDay
  readonly power: readonly (readonly (number | null)[])[]
  readonly light: readonly (readonly (number | null)[])[]
}

export function nextState(
  work: DayWork,
  causes: readonly Cause[],
  found: FoundToday,
): MonitorState {
  const { before, ahead } = work
  const [today] = ahead
  if (!today) return before
  const hidden = work.leaves.map(({ index }) => hiddenShare(work, found.fast, index))
  const blocks = work.plant.blocks.map((_, b) => blockState(work, found, hidden, b))
  const taken = takenBeside(work, causes)
  const level = before.meterLevel
  const meterRatio = today.meterRatio
  return {
    evaluation: EVALUATION_VERSION,
    leaves: work.leaves.map(({ leaf, index }) => {
      const b = blockOf(leaf)
      return {
        ...leafState(work, today, found, causes, index),
        level: nextLevel(work, found, causes, {
          index,
          faded: fadedShare(blocks[b].years.medians),
        }),
        shade: nextShade(work, index, taken, isBeside(work, found, b)),
      }
    }),
    blocks,
    days: [...before.days, systemDay(work, causes)].slice(-HISTORY_DAYS),
    ghi: found.measured.ghi,
    meterLevel:
      level === null || meterRatio === null
        ? (level ?? meterRatio)
        : level + (meterRatio - level) / METER_DAYS,
    airMinC: today.airMinC,
    clockLagMin: today.clockLagMin ?? before.clockLagMin,
  }
}

function leafState(
  work: DayWork,
  today: DayFeatures,
  found: FoundToday,
  causes: readonly Cause[],
  index: number,
): Omit<LeafState, 'level' | 'shade'> {
  const before = work.before.leaves[index]
  const features = today.leaves[index]
  const isClean = features.ratio !== null && showsItsLevel(causes, index)
  const { lastCounter } = features
  return {
    cleanDays: before.cleanDays + (isClean ? 1 : 0),
    lastCounter: lastCounter ?? before.lastCounter,
    possibleSinceWh: lastCounter ? 0 : before.possibleSinceWh + features.possibleWh,
    inputs: found.missing.inputs[index],
    limit: found.limited[index],
    clip: found.clipped.states[index],
  }
}

const showsItsLevel = (causes: readonly Cause[], index: number): boolean =>
  !causes.some(({ potentials, type }) => potentials.has(index) && !LEVEL_STANDS.has(type))

/** Level of a leaf without its dirt and without what its modules have lost over the years, which is `faded` from tomorrow on. */
function nextLevel(
  work: DayWork,
  { dirty }: FoundToday,
  causes: readonly Cause[],
  { index, faded }: { readonly index: number; readonly faded: number },
): number {
  const { leaf } = work.leaves[index]
  const b = blockOf(leaf)
  const level = (work.before.leaves[index].level * (1 - work.faded[b])) / (1 - faded)
  const ratio = work.ahead[0]?.leaves[index].ratio ?? null
  if (ratio === null || !showsItsLevel(causes, index)) return boundedLevel(level)
  const clean = ratio / (1 - (dirty.states[b]?.lossFraction ?? 0)) / (1 - faded)
  const step = Math.max(-LEVEL_STEP, Math.min(LEVEL_STEP, clean / level - 1))
  return boundedLevel(level * (1 + step / LEVEL_DAYS))
}

/** By leaf, 1 where a cause acts that a shade cannot be seen behind. */
const takenBeside = (work: DayWork, causes: readonly Cause[]): readonly Uint8Array[] =>
  stoppedFlags(
    work,
    causes.filter(({ type }) => !SHADE_STANDS.has(type)),
    work.leaves.map(() => new Uint8Array(work.n)),
  )

/** Whether a block stands in snow, or beside the sun. */
const isBeside = ({ plant }: DayWork, { snowy, turned }: FoundToday, b: number): boolean =>
  snowy.isSnowy[b] || turned.causes.some(({ nodeId }) => nodeId === plant.blocks[b].id)

function blockState(
  work: DayWork,
  found: FoundToday,
  hidden: readonly number[],
  b: number,
): BlockState {
  const before = work.before.blocks[b]
  const block = work.plant.blocks[b]
  const members = block.leaves.map((leaf) => hidden[leaf]).sort((x, y) => x - y)
  const isHidden = (members[members.length >> 1] ?? 0) > MOST_HIDDEN || isBeside(work, found, b)
  const day = {
    ratio: isHidden ? null : (found.power[b][0] ?? null),
    poaRatio: found.light[b][0] ?? null,
    offsetDeg: work.ahead[0] ? saidOffsetDeg(work, work.ahead[0], b) : null,
  }
  return {
    history: [...before.history, day].slice(-HISTORY_DAYS),
    soiling: found.dirty.states[b],
    isSnowy: found.snowy.isSnowy[b],
    isMisaligned: found.turned.isMisaligned[b],
    stuckDeg: found.turned.stuckDeg[b],
    poa: found.measured.poa[b],
    years: nextYears(
      before.years,
      work.day.date,
      isHidden ? null : unlevelledRatio(work, found, b),
    ),
  }
}

/** Middle over the leaves of a block of measured over modelled energy, without its dirt and before their own levels. */
function unlevelledRatio(
  { plant, ahead }: DayWork,
  { dirty }: FoundToday,
  b: number,
): number | null {
  const ratio = middle(plant.blocks[b].leaves.map((leaf) => ahead[0]?.leaves[leaf].ratio))
  return ratio === null ? null : ratio / (1 - (dirty.states[b]?.lossFraction ?? 0))
}

/** Part of the expected energy of a leaf during which a fast cause acts. */
function hiddenShare({ leaves }: DayWork, fast: readonly Cause[], index: number): number {
  const { expectedW } = leaves[index]
  const flags = new Uint8Array(expectedW.length)
  for (const { from, to, potentials } of fast) if (potentials.has(index)) flags.fill(1, from, to)
  let [all, under] = [0, 0]
  for (let i = 0; i < expectedW.length; i++) {
    all += expectedW[i]
    if (flags[i]) under += expectedW[i]
  }
  return all > 0 ? under / all : 0
}
