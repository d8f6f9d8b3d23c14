import {
  type Block,
  blockRatings,
  clearSkyAt,
  expectedSteps,
  prepareWeather,
  sunAtIntervals,
  type Weather,
} from '@duet/engine'
import {
  type ExpectedTable,
  expectedBlock,
  expectedFacts,
  expectedWeather,
  plantWeather,
} from '@duet/monitoring'
import { engineBlocks, rectangularPlant } from '@duet/plant'
import { zoneOffsetH } from '@duet/units'
import { clearDays, solarDay } from './clearDays.ts'
import type { Light, RealPlant } from './realPlant.ts'

/** Inverters of the modelled block: so many that its DC power comes in fine steps; its series are scaled to the plant's. */
const MODEL_INVERTERS = 40
const COLDEST_AIR_C = -10
/** Sun below which there is no light. */
const NIGHT_DEG = -1
const NO_LOSS = Array.from({ length: 12 }, () => 0)

/** What the engine expects of a plant in long rows, whose light is not traced, at STC power `dcW`. */
export function expectedPower(plant: RealPlant, dcW: number): ExpectedTable {
  const block = engineBlock(plant, dcW)
  const station = stationWeather(plant)
  const { site, weather } = plant
  const { poaWm2 } = weather
  const chosen = expectedWeather({
    site,
    station,
    ...(poaWm2 && { planes: [{ block, poaWm2 }], first: 'poa' }),
  })
  const to = station.airC.length
  const steps = expectedSteps(block, prepareWeather(chosen.weather, site), { from: 0, to })
  const facts = expectedFacts(block, blockRatings(block))
  const scale = dcW / facts.dcCapacityW
  const { inverterCount } = plant
  const model = expectedBlock(block, facts, [steps])
  return {
    startUtcMs: plant.label === 'ending' ? station.intervalStartUtcMs : weather.labelUtcMs,
    stepS: plant.stepS,
    weather: plantWeather(station, site),
    blocks: [
      {
        ...model,
        inverterCount,
        ratedAcW: (facts.ratedAcW * MODEL_INVERTERS * scale) / inverterCount,
        dcCapacityW: dcW,
        acW: model.acW.map((watt) => watt * scale),
        dcW: model.dcW.map((watt) => watt * scale),
      },
    ],
  }
}

/** The parts of the sample plant without its rear light, as many strings as the plant has DC power for, mounted as the plant is. */
function engineBlock(
  { name, site, mount, groundCoverRatio, ratedAcW, inverterCount }: RealPlant,
  dcW: number,
): Block {
  const isTracker = mount.kind === 'singleAxis'
  const design = { isTracker, inverterCount: MODEL_INVERTERS, dcAcRatio: 1.2 }
  const [made] = engineBlocks(rectangularPlant(name, site, [design]), site, COLDEST_AIR_C)
  if (made === undefined) throw new RangeError('the document has one block')
  const { field: _, rows, ...block } = made.engineBlock
  const { nominalAcW, nominalDcW } = blockRatings(block)
  const wanted = (nominalAcW * dcW) / (ratedAcW * inverterCount)
  return {
    ...block,
    mount,
    module: { ...block.module, bifaciality: 0 },
    ...(rows &&
      groundCoverRatio !== undefined && {
        rows: { ...rows, pitchM: rows.collectorWidthM / groundCoverRatio },
      }),
    soiling: { kind: 'monthly', lossByMonth: NO_LOSS },
    stringCount: Math.round((block.stringCount * wanted) / nominalDcW),
  }
}

/** Steps as they lie in time, whatever their labels say; the plant's clock is right. */
function stationWeather(plant: RealPlant): Weather {
  const { stepS, timeZone, weather } = plant
  const { labelUtcMs, airC, windMPerS } = weather
  const late = { beginning: 0, middle: stepS / 2, ending: stepS }[plant.label]
  const intervalStartUtcMs = labelUtcMs.map((ms) => ms - late * 1000)
  const middle = intervalStartUtcMs[intervalStartUtcMs.length >> 1] ?? 0
  return {
    intervalStartUtcMs,
    stepS,
    utcOffsetH: zoneOffsetH(timeZone)(middle),
    airC,
    ...(windMPerS && { windMPerS }),
    ...lightOf(plant, intervalStartUtcMs),
  }
}

/** As measured; of a clear sky where nothing is; nothing where the plane's sensor says it. */
function lightOf(
  { site, stepS, mount, weather }: RealPlant,
  intervalStartUtcMs: Float64Array,
): Partial<Light> {
  const { source, light, leastSunDeg, powerW } = weather
  if (source === 'plane') return {}
  const sun = sunAtIntervals({ intervalStartUtcMs, stepS }, site)
  if (light) {
    const isLow = (i: number): boolean => {
      const elevationDeg = 90 - (sun.zenithDeg[i] ?? 90)
      return elevationDeg > NIGHT_DEG && elevationDeg < (leastSunDeg ?? NIGHT_DEG)
    }
    return where(light, (i) => !isLow(i))
  }
  const clear = clearSkyAt(sun, site.altitudeM)
  if (source === 'clear sky' || !powerW) return clear
  const days = clearDays({ site, mount, stepS, intervalStartUtcMs, powerW })
  return where(clear, (i) => days.has(solarDay(intervalStartUtcMs[i] ?? 0, site)))
}

/** Light of some steps, NaN at others. */
function where(light: Light, isThere: (i: number) => boolean): Light {
  const of = (values: Float64Array): Float64Array =>
    values.map((value, i) => (isThere(i) ? value : Number.NaN))
  return { ghiWm2: of(light.ghiWm2), dniWm2: of(light.dniWm2), dhiWm2: of(light.dhiWm2) }
}
