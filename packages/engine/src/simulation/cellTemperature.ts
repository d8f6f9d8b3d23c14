import { STC_CELL_C } from '../electrical/physicalConstants.ts'
import type { Block } from '../model/block.ts'
import type { Module } from '../model/module.ts'
import type { BlockSeries } from '../model/output.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import { cellTemperatureC } from '../temperature/cellTemperature.ts'

/** Wind where none is measured, m/s. */
const ASSUMED_WIND_M_PER_S = 1

/** Writes the cell temperature, from the light that heats the module (`Module.heatedBy`) of both faces. */
export function runCellTemperature(
  { module }: Block,
  weather: Weather,
  range: StepRange,
  out: BlockSeries,
): void {
  cellTemperatureC(
    module.cellTemperature,
    {
      poaWm2: heatingLight(module, out),
      effectiveWm2:
        module.heatedBy === 'effectiveFront' ? out.poaAfterSpectralWm2 : out.effectiveWm2,
      airC: out.airC,
      windMPerS: windOfSteps(weather, range),
    },
    out.cellC,
  )
  const { temperatureResponse } = module
  if (temperatureResponse !== undefined) respond(out.cellC, temperatureResponse)
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

function windOfSteps({ windMPerS }: Weather, { from, to }: StepRange): Float64Array {
  const out = new Float64Array(to - from).fill(ASSUMED_WIND_M_PER_S)
  if (windMPerS === undefined) return out
  for (let i = 0; i < out.length; i++) {
    if (!Number.isNaN(windMPerS[from + i])) out[i] = windMPerS[from + i]
  }
  return out
}
