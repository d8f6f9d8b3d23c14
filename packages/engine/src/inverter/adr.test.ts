import { describe, expect, test } from 'vitest'
import { adrAcPowerW } from './adr.ts'

const INVERTER = {
  nominalDcW: 6000,
  nominalDcV: 400,
  maxAcW: 5800,
  nightTareW: 2,
  minVoltagesV: [100, 120],
  maxVoltagesV: [480],
  coefficients: [0.01, 0.01, 0.02, 0, 0, 0, 0, 0, 0],
}

describe('the ADR inverter', () => {
  test('loses its polynomial at the nominal voltage', () => {
    // 0.01 + 0.01·0.5 + 0.02·0.25 of 6000 W at half load.
    expect(adrAcPowerW(3000, 400, INVERTER, 0.1)).toBeCloseTo(3000 - 0.02 * 6000, 9)
  })

  test('is limited above, and never draws more than its tare', () => {
    expect(adrAcPowerW(9000, 400, INVERTER, 0.1)).toBe(5800)
    expect(adrAcPowerW(1, 400, INVERTER, 0.1)).toBe(-2)
    expect(adrAcPowerW(0, 0, INVERTER, 0.1)).toBe(-2)
  })

  test('does not speak of voltages outside its window and the tolerance', () => {
    expect(adrAcPowerW(3000, 107, INVERTER, 0.1)).toBeNaN()
    expect(adrAcPowerW(3000, 109, INVERTER, 0.1)).toBeGreaterThan(2800)
    expect(adrAcPowerW(3000, 529, INVERTER, 0.1)).toBeNaN()
  })
})
