import { describe, expect, test } from 'vitest'
import { onePowerFactor } from '../inverter/powerFactor.ts'
import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { runAcStages } from './acStages.ts'
import { makeBlockSeries } from './blockSeries.ts'
import { inverterGroups } from './inverters/inverterGroups.ts'

function run(dcW: number, airC: number, change: Partial<Block> = {}): BlockSeries {
  const out = makeBlockSeries(1)
  out.dcMppW[0] = dcW
  out.dcVoltageV[0] = 730
  out.airC[0] = airC
  const block = { ...TRACKER_BLOCK, ...change }
  runAcStages(block, onePowerFactor(block.powerFactor), out, inverterGroups(block, out))
  return out
}

describe('AC stages', () => {
  test('active power stays under the power factor times the apparent power', () => {
    const out = run(600000, 20)
    expect(out.acAfterEfficiencyW[0]).toBeGreaterThan(580000)
    expect(out.acAfterClippingW[0]).toBeCloseTo(2 * 0.95 * 260000, 6)
    const apparentVa = Math.hypot(out.acInverterW[0], out.reactiveVar[0])
    expect(apparentVa).toBeCloseTo(out.acInverterW[0] / 0.95, 6)
  })

  test('coefficients that would make energy of nothing do not', () => {
    // a voltage far above the one that the coefficients hold for: 111 % of the power
    const conversion = {
      kind: 'sandia',
      pacoW: 250_000,
      pdcoW: 260_000,
      psoW: 1000,
      vdcoV: 400,
      c0: -1e-8,
      c1: -4e-4,
      c2: 1e-3,
      c3: 1e-3,
    } as const
    const inverter = { ...TRACKER_BLOCK.inverter, conversion }
    const out = run(400_000, 20, { inverter, inverterCount: 2 })
    expect(out.acAfterEfficiencyW[0]).toBe(400_000)
  })

  test('hot air derates', () => {
    expect(run(600000, 50).acAfterDeratingW[0]).toBe(400000)
  })

  test('at night the block draws tare and iron loss', () => {
    const out = run(0, 10)
    expect(out.acInverterW[0]).toBe(-150)
    expect(out.acBlockW[0]).toBeCloseTo(-950, 0)
  })

  test('a transformer that disconnects at night costs nothing then', () => {
    const mvTransformer = { ...TRACKER_BLOCK.mvTransformer, nightDisconnect: true }
    expect(run(0, 10, { mvTransformer }).acBlockW[0]).toBeCloseTo(-150, 1)
  })

  test('line and transformer losses follow the apparent power', () => {
    const out = run(300000, 20)
    const apparentVa = out.acInverterW[0] / 0.95
    expect(out.acInverterW[0] - out.acAfterWireW[0]).toBeCloseTo((apparentVa / 480) ** 2 * 0.003, 6)
    const outVa = out.acBlockW[0] / 0.95
    expect(out.acAfterMvIronW[0] - out.acBlockW[0]).toBeCloseTo(6000 * (outVa / 600000) ** 2, 6)
  })
})
