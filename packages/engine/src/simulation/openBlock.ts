import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'
import type { StepRange } from '../model/weather.ts'
import type { OpticsInput } from '../optics/optics.ts'
import type { PreparedWeather } from '../weather/prepareWeather.ts'
import { ageFactor } from './aging.ts'
import { checkBlock } from './checkBlock.ts'
import { dirtRatio } from './front/dirtRatio.ts'
import { snowRatio } from './front/snowRatio.ts'
import { type StandingBlock, standInLight } from './front/standInLight.ts'
import { type InverterGroup, inverterGroups } from './inverters/inverterGroups.ts'
import type { FrontFactors } from './lightStages.ts'
import { spectralFactor } from './spectralFactor.ts'

/** A block before its optics: what they, the light's stages and those of the modules read. */
export interface OpenBlock extends StandingBlock {
  readonly front: FrontFactors
  /** What age leaves of the current, [n]. */
  readonly age: Float64Array
  /** Of its inverters. */
  readonly groups: readonly InverterGroup[]
  /** The same block before its optics over other steps. */
  readonly at: (range: StepRange) => OpenBlock
}

/**
 * Sun, orientation and sky of a block over a range, and what dims its front.
 *
 * @throws RangeError for a range outside the weather, weather that lacks what its snow or dirt needs, or a block that `checkBlock` refuses
 */
export function openBlock(block: Block, weather: PreparedWeather, range: StepRange): OpenBlock {
  checkBlock(block)
  const standing = standInLight(block, weather, range)
  const { sun, input, out } = standing
  writeCircumsolar(input, out)
  return {
    ...standing,
    front: {
      soiling: dirtRatio(block, weather.source, range, sun.timeUtcMs),
      snow: snowRatio(block, weather, range),
      spectral: spectralFactor(block, weather.source, range, sun, out.ghiWm2),
    },
    age: ageFactor(sun.timeUtcMs, block.degradation),
    groups: inverterGroups(block, out),
    at: (other) => openBlock(block, weather, other),
  }
}

function writeCircumsolar(input: OpticsInput, out: BlockSeries): void {
  for (let i = 0; i < out.poaCircumsolarWm2.length; i++) {
    const cosFront = input.sunUp[i] > 0 ? Math.max(0, input.cosAoi[i]) : 0
    out.poaCircumsolarWm2[i] = input.circumsolarNormalWm2[i] * cosFront
  }
}
