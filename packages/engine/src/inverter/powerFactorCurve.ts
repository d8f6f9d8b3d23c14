import type { PowerFactorPoint } from '../model/block.ts'
import type { Inverter } from '../model/inverter.ts'

/** Linear between the points, whose loads rise; the ends beyond them. */
export function powerFactorAtLoad(points: readonly PowerFactorPoint[], load: number): number {
  const above = points.findIndex((point) => point.load >= load)
  if (above < 0) return points[points.length - 1].powerFactor
  if (above === 0) return points[0].powerFactor
  const [from, to] = [points[above - 1], points[above]]
  const share = (load - from.load) / (to.load - from.load)
  return from.powerFactor + share * (to.powerFactor - from.powerFactor)
}

/**
 * The power factor at the highest active power of an inverter that follows a curve: where its apparent power, rising from none,
 * first meets its limit, $P = \cos\varphi(P/P_{max}) S_{max}$, or at $P_{max}$.
 */
export function powerFactorAtLimit(
  points: readonly PowerFactorPoint[],
  { maxAcPowerW, maxApparentPowerVa }: Pick<Inverter, 'maxAcPowerW' | 'maxApparentPowerVa'>,
): number {
  // Above 0 where the apparent power is too high; linear between the points
  const excessW = (load: number): number =>
    load * maxAcPowerW - powerFactorAtLoad(points, load) * maxApparentPowerVa
  const loads = [...points.map(({ load }) => load).filter((load) => load > 0 && load < 1), 1]
  let below = 0
  for (const load of loads) {
    const excess = excessW(load)
    if (excess > 0) {
      const before = excessW(below)
      return powerFactorAtLoad(points, below + ((load - below) * before) / (before - excess))
    }
    below = load
  }
  return powerFactorAtLoad(points, 1)
}
