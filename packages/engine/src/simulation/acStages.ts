import { auxiliaryPower } from '../ac/auxiliaries.ts'
import { threePhaseLossW } from '../ac/ohmicLosses.ts'
import { afterCopperLossW, ironLossW } from '../ac/transformer.ts'
import type { LightSwings } from '../intrahour/lightSwings.ts'
import { STEADY } from '../intrahour/shortTermIndex.ts'
import { conversionOf } from '../inverter/conversion.ts'
import type { PowerFactors } from '../inverter/powerFactor.ts'
import { activePowerLimitW, deratedLimitW, reactiveRatio } from '../inverter/powerLimits.ts'
import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'
import { type InverterGroup, joinGroups } from './inverters/inverterGroups.ts'

/**
 * From the inverters' inputs to the output of the block's transformer: writes every `ac...` series and the
 * reactive power. All inverters of a group work alike.
 *
 * Conversion, limit of power (D-09), derating by air temperature, self consumption while it runs, night tare while it
 * does not, auxiliaries, line, iron loss, copper loss. Auxiliaries draw at the power factor of the block.
 *
 * @param swings - of the light within the steps; steady where absent
 */
export function runAcStages(
  block: Block,
  powerFactors: PowerFactors,
  out: BlockSeries,
  groups: readonly InverterGroup[],
  swings: LightSwings = () => STEADY,
): void {
  for (const group of groups) runInverters(group.block, powerFactors, swings, group.out)
  joinGroups(groups, out)
  runBehindInverters(block, powerFactors, out)
}

function runInverters(
  block: Block,
  powerFactors: PowerFactors,
  swings: LightSwings,
  out: BlockSeries,
): void {
  const { inverter, inverterCount: count } = block
  convertToAc(block, powerFactors, swings, out)
  for (let i = 0; i < out.acBlockW.length; i++) {
    let powerW = Math.max(0, out.acAfterDeratingW[i] - count * inverter.selfConsumptionW)
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

/**
 * Conversion and the limits of power, of inverters that work alike. Where the light swings within a step each part of the step is
 * converted and limited for itself, at the voltage of its mean; the series are means over the parts. What the mean is clipped by is then
 * `acAfterClippingW`, and what the swings add `acAfterSubClippingW`, which `partSubHourlyClipping` parts where steps are short.
 */
function convertToAc(
  { inverter, inverterCount: count }: Block,
  powerFactors: PowerFactors,
  swings: LightSwings,
  out: BlockSeries,
): void {
  const convert = conversionOf(inverter.conversion)
  for (let i = 0; i < out.acBlockW.length; i++) {
    const limitW = count * activePowerLimitW(inverter, powerFactors.atLimit(i))
    const deratedW = count * deratedLimitW(out.airC[i], inverter.derating)
    const ratios = swings(i)
    const sum = { convertedW: 0, limitedW: 0, deratedW: 0 }
    for (let part = 0; part < ratios.length; part++) {
      const dcW = out.dcMppW[i] * ratios[part]
      // Some sets of coefficients (three of the CEC's) leave more than there was, away from where they were fitted: an inverter does not.
      const convertedW =
        dcW > 0 ? Math.min(dcW, count * convert(dcW / count, out.dcVoltageV[i])) : 0
      const limitedW = Math.min(convertedW, limitW)
      sum.convertedW += convertedW
      sum.limitedW += limitedW
      sum.deratedW += limitedW > 0 ? Math.min(limitedW, deratedW) : limitedW
    }
    out.acAfterEfficiencyW[i] = sum.convertedW / ratios.length
    out.acAfterClippingW[i] = Math.min(out.acAfterEfficiencyW[i], limitW)
    out.acAfterSubClippingW[i] = sum.limitedW / ratios.length
    out.acAfterDeratingW[i] = sum.deratedW / ratios.length
  }
}
