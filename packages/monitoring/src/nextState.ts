import type { DayFeatures } from './day/dayFeatures.ts'
import {
  type BlockState,
  boundedLevel,
  HISTORY_DAYS,
  type LeafState,
  type LimitState,
  type MonitorState,
} from './learn/state.ts'
import { saidOffsetDeg } from './rules/offsetByShape.ts'
import type { SensorDay } from './rules/sensors.ts'
import type { SnowDay } from './rules/snow.ts'
import type { SoilingDay } from './rules/soiling.ts'
import type { StringDay } from './rules/strings.ts'
import type { TrackerDay } from './rules/trackers.ts'
import type { Cause, DayWork } from './rules/work.ts'

/** Days over which a level follows. */
const LEVEL_DAYS = 45
/** A single day moves it by no more than a day that differs by this share. */
const LEVEL_STEP = 0.03
/** Part of the day's energy that other causes may hide from its level. */
const MOST_HIDDEN = 0.4
const METER_DAYS = 30

/** What the rules found today. */
export interface FoundToday {
  readonly fast: readonly Cause[]
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
  const level = before.meterLevel
  const meterRatio = today.meterRatio
  return {
    leaves: work.leaves.map(({ index }) => leafState(work, today, found, causes, index)),
    blocks: work.plant.blocks.map((_, b) => blockState(work, found, hidden, b)),
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
): LeafState {
  const before = work.before.leaves[index]
  const features = today.leaves[index]
  const isClean =
    features.ratio !== null &&
    !causes.some(({ potentials, type }) => potentials.has(index) && type !== 'soiling')
  const block = work.leaves[index].leaf.parts[0]?.block ?? 0
  const loss = found.dirty.states[block]?.lossFraction ?? 0
  const clean = isClean && features.ratio !== null ? features.ratio / (1 - loss) : before.level
  const step = Math.max(-LEVEL_STEP, Math.min(LEVEL_STEP, clean / before.level - 1))
  const { lastCounter } = features
  return {
    level: boundedLevel(before.level * (1 + step / LEVEL_DAYS)),
    cleanDays: before.cleanDays + (isClean ? 1 : 0),
    lastCounter: lastCounter ?? before.lastCounter,
    possibleSinceWh: lastCounter ? 0 : before.possibleSinceWh + features.possibleWh,
    inputs: found.missing.inputs[index],
    limit: found.limited[index],
  }
}

function blockState(
  work: DayWork,
  found: FoundToday,
  hidden: readonly number[],
  b: number,
): BlockState {
  const before = work.before.blocks[b]
  const block = work.plant.blocks[b]
  const members = block.leaves.map((leaf) => hidden[leaf]).sort((x, y) => x - y)
  const isHidden =
    (members[members.length >> 1] ?? 0) > MOST_HIDDEN ||
    found.snowy.isSnowy[b] ||
    found.turned.causes.some(({ nodeId }) => nodeId === block.id)
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
  }
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
