import { expect, test } from 'vitest'
import { fieldBlock, planOf } from '../testing/fieldBlocks.ts'
import { classSun } from './classSun.ts'
import type { ClassLight } from './fieldLight.ts'
import { lightCells, makeCellLight } from './stringLight.ts'

/** The rear of a table whose tube throws light on the middle of it alone, W/m². */
const STEEP = [0.05, 0.8, 1.2, 2.7, 0.6, 0.1]

test.each([1, 2])(
  'light that falls steeply towards an edge has the same mean on the cells of %d tiers as on the plane',
  (tiers) => {
    const plan = planOf(fieldBlock({ rows: 3, tablesPerRow: 3, structure: { tiers, columns: 5 } }))
    const out = makeCellLight(plan)
    const lights = plan.classes.map(({ nodes }): ClassLight => {
      const across = nodes.sampleM.length
      const samples = nodes.columns.length * across
      const mean = new Float64Array(1)
      return {
        diffuseWm2: Float32Array.from({ length: 2 * samples }, (_, k) => STEEP[k % 6] ?? 0),
        shade: new Float32Array(),
        shadeIndex: Int32Array.of(-1),
        frontWm2: mean,
        rearWm2: mean,
        frontDiffuseWm2: mean,
        frontTransmittedWm2: mean,
        rearPlainWm2: mean,
        cosAoi: Float64Array.of(0),
      }
    })
    const light = {
      frontFactor: 1,
      bifaciality: 1,
      isRearEven: false,
      frontSunWm2: 0,
      rearSunWm2: 0,
    }
    lightCells(plan, lights, 0, light, out)
    expect(Math.min(...out.rearWm2)).toBe(0)
    let at = 0
    plan.classes.forEach((tableClass, index) => {
      const { nodes } = tableClass
      const rows = nodes.cellFromM.length / tiers
      let mean = 0
      for (let tier = 0; tier < tiers; tier++) {
        for (const share of nodes.columnShare) {
          for (let row = 0; row < rows; row++) mean += (share / (rows * tiers)) * out.rearWm2[at++]
        }
      }
      const sun = classSun(plan, tableClass)
      const { diffuseWm2 } = lights[index]
      expect(sun.meanOf(diffuseWm2, diffuseWm2.length / 2)).toBeCloseTo(mean, 12)
    })
  },
)
