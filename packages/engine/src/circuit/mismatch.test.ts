import { describe, expect, test } from 'vitest'
import { makeInverterInput } from './inverterInput.ts'
import { type CellLight, makeMismatchSplit, splitMismatch } from './mismatch.ts'
import { moduleCircuit } from './moduleCircuit.ts'
import { atOneVoltage } from './mppTrackers.ts'
import { stringCircuit } from './stringCircuit.ts'
import { cellsOf, datasheetModule, HALF_CUT, rows } from './testing/circuits.ts'

const circuit = moduleCircuit(HALF_CUT, 'row')
const cells = cellsOf(datasheetModule(72), circuit)
const strings = [1, 3].map(() => stringCircuit(circuit, Float64Array.of(26), 0.2))
const input = makeInverterInput(strings, Float64Array.of(1, 3), cells)

function split(parts: Partial<CellLight>) {
  const even = (light: number) => new Float64Array(48).fill(light)
  const light = {
    frontBeamWm2: even(600),
    frontDiffuseWm2: even(200),
    rearWm2: even(80),
    ...parts,
  }
  const pattern = new Float64Array(input.lightCount)
  return splitMismatch(atOneVoltage(input), cells, light, 0, pattern, makeMismatchSplit())
}

const uneven = (mean: number) =>
  Float64Array.from(rows(48, (row) => mean * (1 + 0.1 * Math.sin(row))))

describe('the split of mismatch', () => {
  test('even light has none', () => {
    const { even, shade, front, full } = split({})
    for (const point of [shade, front, full]) expect(point.powerW / even.powerW).toBeCloseTo(1, 9)
  })

  test('each part is lost where its light is uneven', () => {
    const shaded = Float64Array.from(rows(48, (row) => (row < 4 ? 0 : 600)))
    const { even, shade, front, full } = split({
      frontBeamWm2: shaded,
      frontDiffuseWm2: uneven(200),
      rearWm2: uneven(80),
    })
    expect(shade.powerW).toBeLessThan(0.97 * even.powerW)
    expect(front.powerW).not.toBe(shade.powerW)
    expect(full.powerW).not.toBe(front.powerW)
    const rear = split({ rearWm2: uneven(80) })
    expect(rear.shade.powerW / rear.even.powerW).toBeCloseTo(1, 9)
    expect(rear.front.powerW / rear.even.powerW).toBeCloseTo(1, 9)
    expect(rear.full.powerW).toBeLessThan(rear.even.powerW)
  })
})
