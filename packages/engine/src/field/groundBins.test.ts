import { describe, expect, test } from 'vitest'
import { type FieldSketch, fieldBlock, planOf } from '../testing/fieldBlocks.ts'
import { groundBinAt, groundBins } from './groundBins.ts'

const SKETCHES: readonly FieldSketch[] = [
  { rows: 1, tablesPerRow: 1 },
  { rows: 5, tablesPerRow: 4 },
  { rows: 5, tablesPerRow: 4, structure: { columns: 78 }, pitchM: 9.3 },
  { rows: 3, tablesPerRow: 7, structure: { columns: 4 } },
]

describe.each(SKETCHES)('bins of the ground (sketch %#)', (sketch) => {
  const plan = planOf(fieldBlock(sketch))
  const all = plan.classes.map((tableClass) => ({ tableClass, bins: groundBins(plan, tableClass) }))

  test('part the ground: each place has one, and its edges hold it', () => {
    for (const { bins } of all) {
      for (let k = 0; k < 400; k++) {
        const across = ((k * 0.618) % 1) * 80 - 40
        const along = ((k * 0.7548) % 1) * 300 - 150
        const bin = groundBinAt(bins, across, along)
        const { acrossEdgesM, alongEdgesM, acrossCount, count } = bins
        const isInside =
          Math.abs(across) < acrossEdgesM[acrossCount] &&
          along >= alongEdgesM[0] &&
          along < alongEdgesM[alongEdgesM.length - 1]
        expect(bin === count - 1).toBe(!isInside)
        if (!isInside) continue
        const column = bin % acrossCount
        const line = Math.floor(bin / acrossCount)
        expect(acrossEdgesM[column] <= across && across < acrossEdgesM[column + 1]).toBe(true)
        expect(alongEdgesM[line] <= along && along < alongEdgesM[line + 1]).toBe(true)
      }
    }
  })

  test('gather in wide ones whose shares sum to the whole', () => {
    for (const { bins } of all) {
      const sums = new Float64Array(bins.wideCount)
      bins.wideBin.forEach((wide, bin) => {
        sums[wide] += bins.wideShare[bin]
      })
      for (const sum of sums) expect(sum).toBeCloseTo(1, 12)
      expect(bins.wideBin[bins.count - 1]).toBe(bins.wideCount - 1)
    }
  })

  test('have lines of shadow whose shares sum to the whole, each within its bin', () => {
    for (const { bins } of all) {
      const sums = new Float64Array(bins.alongCount)
      for (const { alongM, line, share } of bins.shadowLines) {
        sums[line] += share
        expect(alongM).toBeGreaterThan(bins.alongEdgesM[line])
        expect(alongM).toBeLessThan(bins.alongEdgesM[line + 1])
      }
      for (const sum of sums) expect(sum).toBeCloseTo(1, 12)
    }
  })

  test('look for shadows beside a table of the row where the row goes on', () => {
    for (const { tableClass, bins } of all) {
      for (const { alongM, line } of bins.shadowLines) {
        if (bins.alongEdgesM[line + 1] - bins.alongEdgesM[line] < 30) continue
        const self = tableClass.representative
        const isBeside = Array.from(plan.plan.v, (v, i) => ({ v, u: plan.plan.u[i] })).some(
          ({ u, v }) =>
            Math.abs(u - plan.plan.u[self]) < 0.1 &&
            Math.abs(v - plan.plan.v[self] - alongM) < plan.lengthM / 2,
        )
        expect(isBeside).toBe(true)
      }
    }
  })
})
