import { type RandomStream, weatherYear } from '@duet/engine'
import type { SampleHierarchy, SampleOptions } from '@duet/monitoring'
import {
  type BlockDesign,
  engineBlocks,
  type PlantDocument,
  rectangularPlant,
  serialisePlantDocument,
} from '@duet/plant'
import { civilDays, DAY_MS } from '@duet/units'
import { CLIMATES, type Climate, normalsOf } from './climates.ts'

/** A plant of the study: what it is made of, and what its truth says of how it was made. */
export interface StudyPlant {
  readonly document: PlantDocument
  readonly plantJson: string
  readonly options: SampleOptions
  readonly made: MadeOf
}

/** By which results are grouped. */
export interface MadeOf {
  readonly place: string
  readonly hierarchy: string
  readonly weather: SampleOptions['weather']
  readonly clock: SampleOptions['clock']
  readonly label: SampleOptions['label']
  readonly noise: number
  readonly missing_fraction: number
}

const YEAR = 2025
/** Few designs, so that their light is traced once and the factors serve many plants. */
const INVERTER_COUNTS = [2, 3, 4, 6, 8, 10]
const DC_AC_RATIOS = [1.15, 1.3]
const INTERVALS_MIN = [1, 5, 5, 10, 15, 15, 30, 60]
const WEATHERS = ['station', 'station', 'station', 'ghi'] as const
/** Steps of a plant at most: of a minute, its period is shorter. */
const MOST_STEPS = 30_000

/** Draws a plant. The stream decides all of it. */
export function drawPlant(name: string, seed: number, random: RandomStream): StudyPlant {
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random.uniform() * list.length)]
    if (one === undefined) throw new RangeError('there is nothing to choose from')
    return one
  }
  const climate = pick(CLIMATES)
  const intervalMin = pick(INTERVALS_MIN)
  const days = Math.min(
    20 + Math.floor(random.uniform() * 71),
    Math.floor((MOST_STEPS * intervalMin) / 1440),
  )
  const document = rectangularPlant(name, climate.site, designs(random, pick))
  const hierarchy = drawHierarchy(random, pick)
  const sources = hierarchy.has.station ? WEATHERS : (['satellite'] as const)
  const weather: SampleOptions['weather'] = pick(sources)
  const noise = pick([1, 1, 2, 3])
  const missingFraction = pick([0.005, 0.005, 0.02, 0.05])
  const clock = random.uniform() < 0.3 ? 'local' : 'utc'
  const label = random.uniform() < 0.3 ? 'ending' : 'beginning'
  const options: SampleOptions = {
    name,
    seed,
    site: climate.site,
    timeZone: climate.timeZone,
    ...period(climate, days, random),
    year: yearOf(climate, seed),
    intervalMin,
    blocks: engineBlocks(document, climate.site, coldestOf(climate)),
    hierarchy: { ...hierarchy.has, beam: weather === 'station' },
    combinersPerInverter: 2,
    clock,
    label,
    weather,
    errors: { noise, missingFraction },
    // one in five has nothing wrong
    faults: random.uniform() < 0.2 ? 0 : 1 + Math.floor((random.uniform() * days) / 8),
  }
  return {
    document,
    plantJson: `${serialisePlantDocument(document)}\n`,
    options,
    made: {
      place: climate.name,
      hierarchy: hierarchy.name,
      weather,
      clock,
      label,
      noise,
      missing_fraction: missingFraction,
    },
  }
}

type Pick = <T>(list: readonly T[]) => T

function designs(random: RandomStream, pick: Pick): readonly BlockDesign[] {
  const kind = pick(['trackers', 'fixed', 'mixed'])
  return Array.from({ length: pick([1, 2, 2, 3, 4]) }, (_, index) => ({
    isTracker: kind === 'trackers' || (kind === 'mixed' && index % 2 === 0),
    inverterCount: pick(INVERTER_COUNTS),
    dcAcRatio: random.uniform() < 0.5 ? 1.15 : pick(DC_AC_RATIOS),
  }))
}

interface DrawnHierarchy {
  readonly name: string
  readonly has: SampleHierarchy
}

function drawHierarchy(random: RandomStream, pick: Pick): DrawnHierarchy {
  const perhaps = (share: number): boolean => random.uniform() < share
  const name = pick([
    'full',
    'full',
    'inverters',
    'inverters',
    'no meter',
    'no station',
    'meter alone',
  ])
  const inverters = name !== 'meter alone'
  const station = name !== 'no station'
  const isFull = name === 'full'
  return {
    name,
    has: {
      inverters,
      meter: name !== 'no meter',
      counters: isFull || perhaps(0.4),
      station,
      beam: station,
      poa: inverters && station && (isFull || perhaps(0.4)),
      angle: inverters && perhaps(isFull ? 0.7 : 0.2),
      combiners: inverters && perhaps(isFull ? 0.5 : 0.15),
      dcVoltage: inverters && (isFull || perhaps(0.2)),
      moduleTemp: inverters && isFull,
      setpoint: perhaps(0.4),
      reactive: name !== 'no meter' && perhaps(0.3),
    },
  }
}

function period(
  { timeZone }: Climate,
  days: number,
  random: RandomStream,
): { readonly fromUtcMs: number; readonly toUtcMs: number } {
  const first = Date.UTC(YEAR, 0, 3) + Math.floor(random.uniform() * (360 - days)) * DAY_MS
  // a moment of the first day, whatever the zone
  const [from] = civilDays(timeZone, first, first + 1)
  const [to] = civilDays(timeZone, first + days * DAY_MS, first + days * DAY_MS + 1)
  if (!from || !to) throw new RangeError(`${timeZone} has no such days`)
  return { fromUtcMs: from.startUtcMs, toUtcMs: to.startUtcMs }
}

const yearOf = (climate: Climate, seed: number) =>
  weatherYear(normalsOf(climate), {
    site: climate.site,
    utcOffsetH: climate.utcOffsetH,
    year: YEAR,
    seed,
  })

const coldestOf = ({ airC }: Climate): number => airC[0] - airC[1] - airC[2]
