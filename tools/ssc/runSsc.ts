import { type BlockSeries, joinAtInverter, simulateBlock, simulateSystem } from '@duet/engine'
import type { WeatherFile } from '@duet/formats'
import { type SscInputs, sscInputs, UnsupportedRun } from './inputs.ts'
import { pvwattsBlock } from './pvwattsBlock.ts'
import { samBlocks } from './samBlock.ts'
import type { SscFile } from './sscFile.ts'
import type { EngineRun, RunSite } from './sscRun.ts'
import { sscWeather, weatherSite } from './sscWeather.ts'

/** The engine's year for a run of SSC. */
export interface EngineYear {
  readonly run: EngineRun
  /** Of all subarrays together. */
  readonly series: BlockSeries
  /** Energy delivered in each step, W. */
  readonly gridW: Float64Array
  readonly stepS: number
  /** Inputs that change SSC's run and that the engine's does not know. */
  readonly unread: readonly string[]
}

/** @throws UnsupportedRun naming what the engine has no counterpart for */
export function runSsc(file: SscFile, weatherFile: WeatherFile): EngineYear {
  const inputs = sscInputs(file.inputs)
  const run = engineRun(file.module, inputs, weatherSite(weatherFile))
  const weather = sscWeather(weatherFile, run)
  const parts = run.blocks.map((block) => ({ block, series: simulateBlock(block, weather).series }))
  const [only] = parts
  const series = only !== undefined && parts.length === 1 ? only.series : joinAtInverter(parts)
  const { gridW } = simulateSystem(run.plant, [series], weather)
  return { run, series, gridW, stepS: weather.stepS, unread: inputs.unread() }
}

function engineRun(module: string, inputs: SscInputs, site: RunSite): EngineRun {
  switch (module) {
    case 'pvsamv1':
      return samBlocks(inputs, site)
    case 'pvwattsv7':
      return pvwattsBlock(7, inputs, site)
    case 'pvwattsv8':
      return pvwattsBlock(8, inputs, site)
    default:
      throw new UnsupportedRun(`${module}: pvsamv1, pvwattsv7 and pvwattsv8 are known`)
  }
}
