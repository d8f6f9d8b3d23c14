import {
  type Block,
  type BlockSeries,
  fieldFactors,
  type PreparedWeather,
  prepareWeather,
  type Site,
  simulatePreparedBlock,
  simulateSystem,
} from '@duet/engine'
import {
  blockLayout,
  type PlantDocument,
  parsePlantDocument,
  toPlantStages,
  toSimulationInput,
} from '@duet/plant'
import { checkRun } from './checkRun.ts'
import type { Random } from './random.ts'
import { BLOCK_ID } from './randomPlant.ts'
import { randomWeather } from './randomWeather.ts'

/** Runs a valid plant on random weather; what is wrong with the numbers, empty where nothing is. */
export function runPlant(
  document: PlantDocument,
  random: Random,
  isTraced: boolean,
): readonly string[] {
  const stored: unknown = JSON.parse(JSON.stringify(document))
  const plant = parsePlantDocument(stored)
  const { latitude, longitude, altitude_m } = plant.project
  const site = { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: altitude_m }
  const layout = blockLayout(plant, BLOCK_ID)
  if (layout === undefined || layout.count === 0) {
    // a tree may stand where the only table would
    return plant.block_layers.length > 1 ? [] : ['no table found its place']
  }
  const { block, ratings } = toSimulationInput({
    document: random.chance(0.5) ? plant : withWholeStrings(plant, site, layout.count),
    blockId: BLOCK_ID,
    site,
    tableCount: layout.count,
    rowCount: new Set(layout.row).size,
    ...(isTraced && { field: { layout, shadingLayerIds: ['tree'] } }),
  })
  const weather = randomWeather(random, site)
  const prepared = prepareWeather(weather, site)
  const stepCount = weather.airC.length
  const result = simulatePreparedBlock(
    block,
    prepared,
    { from: 0, to: stepCount },
    fieldFactors(block),
  )
  const parts = inTwoParts(block, prepared, random.whole(1, stepCount - 1), stepCount)
  const { stages } = toPlantStages(plant, [ratings])
  const system = simulateSystem(stages, [result.series], weather)
  return [
    ...checkRun({ block, ratings, result, system, stepS: weather.stepS }),
    ...differences(result.series, parts),
  ]
}

/** The same with whole strings, where each inverter gets one. */
function withWholeStrings(plant: PlantDocument, site: Site, tableCount: number): PlantDocument {
  const { block } = toSimulationInput({ document: plant, blockId: BLOCK_ID, site, tableCount })
  if (block.stringCount < block.inverterCount) return plant
  return { ...plant, blocks: plant.blocks.map((one) => ({ ...one, string_spread: 'whole' })) }
}

/** As two workers would run it. */
function inTwoParts(
  block: Block,
  weather: PreparedWeather,
  cut: number,
  stepCount: number,
): readonly BlockSeries[] {
  const factors = fieldFactors(block)
  return [
    { from: 0, to: cut },
    { from: cut, to: stepCount },
  ].map((range) => simulatePreparedBlock(block, weather, range, factors).series)
}

/** The parts of a run must be those of the whole, byte for byte. */
function differences(whole: BlockSeries, parts: readonly BlockSeries[]): readonly string[] {
  const named = parts.map((part) => new Map(Object.entries(part)))
  return Object.entries(whole).flatMap(([name, values]) => {
    const joined = named.flatMap((part) => [...(part.get(name) ?? [])])
    const step = joined.findIndex((value, i) => !Object.is(value, values[i]))
    return step < 0 ? [] : [`${name} is ${joined[step]} in parts at step ${step}: ${values[step]}`]
  })
}
