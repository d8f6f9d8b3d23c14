import type { Block, Soiling } from '../model/block.ts'
import type { CellTemperature, Module } from '../model/module.ts'
import type { Weather } from '../model/weather.ts'

/** An input of a run that a yield is uncertain by. */
interface UncertainInput {
  readonly label: string
  /** By how much of itself it is changed up and down to find what the energy makes of it, as a fraction. */
  readonly step: number
}

/** Inputs whose effect on the energy is found by runs in which they are changed. */
export const UNCERTAIN_INPUT_KEYS = [
  'irradiation',
  'albedo',
  'soiling',
  'bifaciality',
  'module_power',
  'cell_heating',
  'temperature_coefficient',
] as const
export type UncertainInputKey = (typeof UNCERTAIN_INPUT_KEYS)[number]

export const UNCERTAIN_INPUTS: Readonly<Record<UncertainInputKey, UncertainInput>> = {
  irradiation: { label: 'Irradiation', step: 0.02 },
  albedo: { label: 'Albedo', step: 0.1 },
  soiling: { label: 'Soiling loss', step: 0.2 },
  bifaciality: { label: 'Bifaciality', step: 0.05 },
  module_power: { label: 'Module power', step: 0.02 },
  cell_heating: { label: 'Heating of the cells above the air', step: 0.1 },
  temperature_coefficient: { label: 'Temperature coefficient of the power', step: 0.1 },
}

/** By how much of themselves inputs of a run are changed: 0.02 makes 1.02 times as much of one. */
export type InputChanges = Readonly<Partial<Record<UncertainInputKey, number>>>

/** 'Irradiation +2 %' */
export function changeText(changes: InputChanges): string {
  return UNCERTAIN_INPUT_KEYS.flatMap((key) => {
    const change = changes[key]
    if (change === undefined) return []
    const percent = Number((100 * change).toPrecision(6))
    return [`${UNCERTAIN_INPUTS[key].label} ${percent > 0 ? '+' : ''}${percent} %`]
  }).join(', ')
}

const factorOf = (changes: InputChanges, key: UncertainInputKey): number => 1 + (changes[key] ?? 0)

/** The weather with all its light, and its albedo of at most 1, times as much. */
export function changedWeather(weather: Weather, changes: InputChanges): Weather {
  const light = factorOf(changes, 'irradiation')
  const ground = factorOf(changes, 'albedo')
  const { ghiWm2, dniWm2, dhiWm2, albedo } = weather
  const brighter = (values: Float64Array): Float64Array => values.map((value) => value * light)
  return {
    ...weather,
    ...(ghiWm2 && { ghiWm2: brighter(ghiWm2) }),
    ...(dniWm2 && { dniWm2: brighter(dniWm2) }),
    ...(dhiWm2 && { dhiWm2: brighter(dhiWm2) }),
    ...(albedo && { albedo: albedo.map((value) => Math.min(1, value * ground)) }),
  }
}

/** The block with its own inputs changed; those of the weather are not its. */
export function changedBlock(block: Block, changes: InputChanges): Block {
  const ground = factorOf(changes, 'albedo')
  const left = (1 - (block.allowances.qualityFraction ?? 0)) * factorOf(changes, 'module_power')
  return {
    ...block,
    albedoByMonth: block.albedoByMonth.map((value) => Math.min(1, value * ground)),
    ...(block.snowAlbedo !== undefined && {
      snowAlbedo: Math.min(1, block.snowAlbedo * ground),
    }),
    soiling: changedSoiling(block.soiling, factorOf(changes, 'soiling')),
    allowances: { ...block.allowances, qualityFraction: 1 - left },
    module: changedModule(block.module, changes),
  }
}

function changedModule(module: Module, changes: InputChanges): Module {
  return {
    ...module,
    bifaciality: module.bifaciality * factorOf(changes, 'bifaciality'),
    cellTemperature: heated(module.cellTemperature, factorOf(changes, 'cell_heating')),
    ...(changes.temperature_coefficient !== undefined && {
      temperatureResponse: factorOf(changes, 'temperature_coefficient'),
    }),
  }
}

function changedSoiling(soiling: Soiling, factor: number): Soiling {
  switch (soiling.kind) {
    case 'monthly':
      return { ...soiling, lossByMonth: soiling.lossByMonth.map((loss) => capped(loss * factor)) }
    case 'sawtooth':
      return { ...soiling, lossPerDay: capped(soiling.lossPerDay * factor) }
    case 'kimber':
      return {
        ...soiling,
        lossPerDay: capped(soiling.lossPerDay * factor),
        maxLossFraction: capped(soiling.maxLossFraction * factor),
      }
    case 'hsu':
      return {
        ...soiling,
        fineMPerS: soiling.fineMPerS * factor,
        coarseMPerS: soiling.coarseMPerS * factor,
      }
  }
}

const capped = (fraction: number): number => Math.min(1, fraction)

/** Nominal operating cell temperatures are those at this air temperature, °C. */
const NOCT_AIR_C = 20

/** The model with so many times the rise of the cells above the air; those without a rise stay. */
function heated(model: CellTemperature, factor: number): CellTemperature {
  switch (model.kind) {
    case 'ambient':
    case 'stc':
      return model
    case 'faiman':
      return { ...model, u0: model.u0 / factor, u1: model.u1 / factor }
    case 'pvsyst':
      return { ...model, uc: model.uc / factor, uv: model.uv / factor }
    case 'noct':
      return { ...model, noctC: NOCT_AIR_C + (model.noctC - NOCT_AIR_C) * factor }
    case 'sandia':
      return { ...model, a: model.a + Math.log(factor), deltaTC: model.deltaTC * factor }
  }
}
