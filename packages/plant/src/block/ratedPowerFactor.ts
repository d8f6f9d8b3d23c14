import { type Inverter, type PowerFactorPoint, powerFactorAtLimit } from '@duet/engine'
import { percentToFraction } from '@duet/units'
import type { Block } from './block.ts'

type Asked = Pick<Block, 'power_factor' | 'power_factor_schedule' | 'power_factor_curve'>

/** The power factor that the AC rating of a block is at: the greatest of its hours, or where its curve meets the limits of the inverter. */
export function ratedPowerFactor(
  block: Asked,
  inverter: Pick<Inverter, 'maxAcPowerW' | 'maxApparentPowerVa'>,
): number {
  const points = powerFactorByLoad(block)
  if (points !== undefined) return powerFactorAtLimit(points, inverter)
  const { power_factor, power_factor_schedule: hours } = block
  return hours ? Math.max(...hours) : power_factor
}

/** The curve of a block; undefined where it has none. */
export function powerFactorByLoad({
  power_factor_curve: curve,
}: Pick<Block, 'power_factor_curve'>): readonly PowerFactorPoint[] | undefined {
  if (!curve || curve.length === 0) return undefined
  return curve.map(({ power, power_factor }) => ({
    load: percentToFraction(power),
    powerFactor: power_factor,
  }))
}
