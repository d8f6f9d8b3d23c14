import { auxiliaryPower } from '../ac/auxiliaries.ts'
import { threePhaseLossW } from '../ac/ohmicLosses.ts'
import { afterCopperLossW, ironLossW } from '../ac/transformer.ts'
import { conversionOf } from '../inverter/conversion.ts'
import type { PowerFactors } from '../inverter/powerFactor.ts'
import { activePowerLimitW, deratedLimitW, reactiveRatio } from '../inverter/powerLimits.ts'
import type { Block } from '../model/block.ts'
import type { InverterConversion } from '../model/inverter.ts'
import type { BlockSeries } from '../model/output.ts'
import { type InverterGroup, joinGroups } from './inverters/inverterGroups.ts'

/**
 * From the inverters' inputs to the output of the block's transformer: writes every `ac...` series and the
 * reactive power. All inverters of a group work alike.
 *
 * Conversion, limit of power (D-09), derating by air temperature, self consumption while it runs, night tare while it
 * does not, auxiliaries, line, iron loss, copper loss. Auxiliaries draw at the power factor of the block.
 */
export function runAcStages(
  block: Block,
  powerFactors: PowerFactors,
  out: BlockSeries,
  groups: readonly InverterGroup[],
): void {
  for (const group of groups) runInverters(group.block, powerFactors, group.out)
  joinGroups(groups, out)
  runBehindInverters(block, powerFactors, out)
}

function runInverters(
  { inverter, inverterCount: count }: Block,
  powerFactors: PowerFactors,
  out: BlockSeries,
): void {
  convertToAc(inverter.conversion, out.dcMppW, out.dcVoltageV, count, out.acAfterEfficiencyW)
  // Some sets of coefficients (three of the CEC's) leave more than there was, away from where they were fitted: an inverter does not.
  for (let i = 0; i < out.acBlockW.length; i++) {
    if (out.acAfterEfficiencyW[i] > out.dcMppW[i]) out.acAfterEfficiencyW[i] = out.dcMppW[i]
  }
  for (let i = 0; i < out.acBlockW.length; i++) {
    const limitW = count * activePowerLimitW(inverter, powerFactors.atLimit(i))
    let powerW = Math.min(out.acAfterEfficiencyW[i], limitW)
    out.acAfterClippingW[i] = powerW
    // `partSubHourlyClipping` parts it where steps are short.
    out.acAfterSubClippingW[i] = powerW
    if (powerW > 0) powerW = Math.min(powerW, count * deratedLimitW(out.airC[i], inverter.derating))
    out.acAfterDeratingW[i] = powerW
    powerW = Math.max(0, powerW - count * inverter.selfConsumptionW)
    out.acAfterSelfConsumptionW[i] = powerW
    if (powerW <= 0) powerW = -count * inverter.nightTareW
    out.acInverterW[i] = powerW
  }
}

function runBehindInverters(block: Block, powerFactors: PowerFactors, out: BlockSeries): void {
  const { inverter, inverterCount, acLine, mvTransformer } = block
  const highestW = inverterCount * inverter.maxAcPowerW
  const auxiliaryW = auxiliaryPower(block, out)
  for (let i = 0; i < out.acBlockW.length; i++) {
    let powerW = out.acInverterW[i]
    const powerFactor = powerFactors.atLoad(i, powerW / highestW)
    powerW -= auxiliaryW(powerW, i)
    out.acAfterAuxiliariesW[i] = powerW
    out.reactiveVar[i] = powerW > 0 ? powerW * reactiveRatio(powerFactor) : 0
    const apparentVa = powerW > 0 ? powerW / powerFactor : powerW
    if (acLine.resistancePerWireOhm > 0) {
      powerW -= threePhaseLossW(apparentVa, acLine.voltageV, acLine.resistancePerWireOhm)
    }
    powerW -= (acLine.lossFraction ?? 0) * Math.abs(powerW)
    out.acAfterWireW[i] = powerW
    powerW -= ironLossW(powerW, mvTransformer)
    out.acAfterMvIronW[i] = powerW
    out.acBlockW[i] = afterCopperLossW(powerW, mvTransformer, powerW > 0 ? powerFactor : 1)
  }
}

/** Power of `count` equal inverters before any limit, [n], W; 0 while they are off. */
function convertToAc(
  conversion: InverterConversion,
  dcW: Float64Array,
  voltageV: Float64Array,
  count: number,
  out: Float64Array,
): void {
  const convert = conversionOf(conversion)
  for (let i = 0; i < out.length; i++) {
    if (dcW[i] > 0) out[i] = count * convert(dcW[i] / count, voltageV[i])
  }
}
