import { describe, test } from 'vitest'
import { bufferLine } from './buffers.ts'
import { type LayoutTablesInput, layoutTables } from './layoutTables.ts'
import { rowAxes } from './rowAxes.ts'

/** A ring of n corners that waves a little. */
const circle = (x: number, y: number, r: number, n: number): Float64Array =>
  Float64Array.from(
    Array.from({ length: n }, (_, i) => {
      const turn = (2 * Math.PI * i) / n
      const wave = 1 + 0.04 * Math.sin(7 * turn)
      return [x + wave * r * Math.cos(turn), y + wave * r * Math.sin(turn)]
    }).flat(),
  )

/** A round site of 400 corners with 30 ponds and 5 roads that takes about 5,000 tables. */
function site(guideM?: [number, number]): LayoutTablesInput {
  const ponds = Array.from({ length: 30 }, (_, i) =>
    circle((i % 6) * 180 - 450, i * 30 - 450, 12, 40),
  )
  const roads = Array.from({ length: 5 }, (_, i) =>
    bufferLine(Float64Array.of(-700, i * 250 - 500, 700, i * 250 - 450), 4),
  ).flat()
  return {
    blockId: 'bench',
    axes: rowAxes('tracker', 180),
    table: { lengthM: 32, depthM: 2.4, gapM: 0.5, pitchM: 6.5 },
    minTablesPerRow: 1,
    groups: [
      {
        key: '',
        perimeters: [circle(0, 0, 640, 400)],
        align: 'start',
        containTest: 'v1',
        ...(guideM && { guideM }),
      },
    ],
    exclusions: [...ponds, ...roads],
  }
}

describe(`layout of ${layoutTables(site()).count} tables`, () => {
  test('row origin found in 16 trials', async ({ bench }) => {
    const input = site()
    await bench('16 trials', () => void layoutTables(input)).run()
  })

  test('rows on a guide line', async ({ bench }) => {
    const input = site([0, 0])
    await bench('guide line', () => void layoutTables(input)).run()
  })
})
