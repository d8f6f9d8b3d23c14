import { linearOperatingPoints } from '../electrical/linearPower.ts'
import { makeOperatingPoints, maximumPowerPoint } from '../electrical/maximumPowerPoint.ts'
import { moduleRatings } from '../electrical/moduleRatings.ts'
import { operatingParameters } from '../electrical/operatingParameters.ts'
import { STC_CELL_C, STC_IRRADIANCE_WM2 } from '../electrical/physicalConstants.ts'
import { activePowerLimitW } from '../inverter/powerLimits.ts'
import type { Block } from '../model/block.ts'
import type { ModuleElectrical } from '../model/module.ts'
import type { BlockRatings } from '../model/output.ts'

/** What a block is rated for. AC power is that of all inverters at 25 °C and the block's power factor. */
export function blockRatings(block: Block): BlockRatings {
  const { electrical, bifaciality } = block.module
  const moduleCount = block.modulesPerString * block.stringCount
  const module =
    electrical.kind === 'linear'
      ? {
          pmpW: electrical.pmpW,
          vmpV: electrical.vmpV,
          impA: electrical.pmpW / electrical.vmpV,
          vocV: Number.NaN,
        }
      : moduleRatings(electrical)
  return {
    nominalDcW: moduleCount * module.pmpW,
    nominalAcW: block.inverterCount * activePowerLimitW(block.inverter, block.powerFactor),
    moduleCount,
    modulePmpW: module.pmpW,
    moduleVmpV: module.vmpV,
    moduleImpA: module.impA,
    moduleVocV: module.vocV,
    bifaciality,
    pmpPerK: pmpPerK(electrical),
  }
}

/** Slope of the power over cell temperature at STC, central difference over 2 K, over the power. */
function pmpPerK(electrical: ModuleElectrical): number {
  const light = new Float64Array(3).fill(STC_IRRADIANCE_WM2)
  const cellC = Float64Array.of(STC_CELL_C - 1, STC_CELL_C, STC_CELL_C + 1)
  const points = makeOperatingPoints(3)
  if (electrical.kind === 'linear') linearOperatingPoints(electrical, light, cellC, points)
  else maximumPowerPoint(operatingParameters(electrical, light, cellC), points)
  return (points.powerW[2] - points.powerW[0]) / (2 * points.powerW[1])
}
