import { windAtHeightMPerS } from '../air/windProfile.ts'
import { STC_CELL_C } from '../electrical/physicalConstants.ts'
import type { Block } from '../model/block.ts'
import type { Module } from '../model/module.ts'
import type { BlockSeries } from '../model/output.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import { cellTemperatureC } from '../temperature/cellTemperature.ts'
import { STORED_HEAT_S, smoothedCellTemperatureC } from '../temperature/prilliman.ts'

/** Wind where none is measured, m/s. */
const ASSUMED_WIND_M_PER_S = 1

/** Longest steps that stored heat acts in: in longer ones the past steps alone, which it goes by, lag more than modules do. */
const MOST_STORED_STEP_S = 300

/** A block's series over other steps, as far as its light. */
export type LightAt = (range: StepRange) => BlockSeries

/**
 * Writes the cell temperature, from the light that heats the module (`Module.heatedBy`) of both faces; of modules that store heat
 * (`Module.massKgPerM2`) also from that of the steps before, which may lie before the range.
 *
 * @param lightAt - asked for steps before the range alone
 */
export function runCellTemperature(
  block: Block,
  weather: Weather,
  range: StepRange,
  out: BlockSeries,
  lightAt: LightAt,
): void {
  steadyCellC(block, weather, range, out)
  const { massKgPerM2, temperatureResponse } = block.module
  if (massKgPerM2 !== undefined && weather.stepS <= MOST_STORED_STEP_S) {
    storeHeat(block, weather, range, massKgPerM2, out, lightAt)
  }
  if (temperatureResponse !== undefined) respond(out.cellC, temperatureResponse)
}

/** Of modules that store no heat; written to `out.cellC` and returned. */
function steadyCellC(
  block: Block,
  weather: Weather,
  range: StepRange,
  out: BlockSeries,
): Float64Array {
  const { module } = block
  return cellTemperatureC(
    module.cellTemperature,
    {
      poaWm2: heatingLight(module, out),
      effectiveWm2:
        module.heatedBy === 'effectiveFront' ? out.poaAfterSpectralWm2 : out.effectiveWm2,
      airC: out.airC,
      windMPerS: windOfSteps(block, weather, range),
    },
    out.cellC,
  )
}

/** Smooths the temperature over the past of the unbroken time of each step; a step without a past stays. */
function storeHeat(
  block: Block,
  weather: Weather,
  range: StepRange,
  massKgPerM2: number,
  out: BlockSeries,
  lightAt: LightAt,
): void {
  const { intervalStartUtcMs, stepS } = weather
  const isBroken = (step: number): boolean =>
    intervalStartUtcMs[step] - intervalStartUtcMs[step - 1] !== stepS * 1000
  let first = range.from
  const earliest = Math.max(0, range.from - Math.trunc(STORED_HEAT_S / stepS))
  while (first > earliest && !isBroken(first)) first--
  const lead = { from: first, to: range.from }
  const count = range.to - first
  const steadyC = new Float64Array(count)
  if (lead.from < lead.to) steadyC.set(steadyCellC(block, weather, lead, lightAt(lead)))
  steadyC.set(out.cellC, range.from - first)
  const windMPerS = windOfSteps(block, weather, { from: first, to: range.to })
  const storedC = new Float64Array(count)
  for (let start = 0, end = 1; start < count; start = end++) {
    while (end < count && !isBroken(first + end)) end++
    const cut = (values: Float64Array): Float64Array => values.subarray(start, end)
    smoothedCellTemperatureC(cut(steadyC), cut(windMPerS), stepS, massKgPerM2, cut(storedC))
  }
  for (let i = 0; i < out.cellC.length; i++) {
    const stored = storedC[range.from - first + i]
    // Where there is no weather now, or was none before, nothing is known of the heat.
    if (!Number.isNaN(out.cellC[i] + stored)) out.cellC[i] = stored
  }
}

function respond(cellC: Float64Array, factor: number): void {
  for (let i = 0; i < cellC.length; i++) cellC[i] = STC_CELL_C + factor * (cellC[i] - STC_CELL_C)
}

function heatingLight({ heatedBy, bifaciality }: Module, out: BlockSeries): Float64Array {
  switch (heatedBy ?? 'plane') {
    case 'plane':
      return planeLight(bifaciality, out)
    case 'effective':
      return out.effectiveWm2
    case 'effectiveFront':
      return out.poaAfterSpectralWm2
  }
}

function planeLight(bifaciality: number, out: BlockSeries): Float64Array {
  const poaWm2 = new Float64Array(out.rearWm2.length)
  for (let i = 0; i < poaWm2.length; i++) {
    poaWm2[i] = out.poaAfterSnowWm2[i] + bifaciality * out.rearWm2[i]
  }
  return poaWm2
}

/** At the height that the model of temperature means. */
function windOfSteps(
  { windHeights }: Block,
  { windMPerS }: Weather,
  { from, to }: StepRange,
): Float64Array {
  const out = new Float64Array(to - from).fill(ASSUMED_WIND_M_PER_S)
  if (windMPerS === undefined) return out
  const own = windMPerS.subarray(from, to)
  const wind = windHeights === undefined ? own : windAtHeightMPerS(own, windHeights)
  for (let i = 0; i < out.length; i++) {
    if (!Number.isNaN(wind[i])) out[i] = wind[i]
  }
  return out
}
