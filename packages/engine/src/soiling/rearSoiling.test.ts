import { expect, test } from 'vitest'
import type { Block } from '../model/block.ts'
import { simulateBlock } from '../simulation/simulateBlock.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { smallTrackerBlock } from '../testing/smallTracker.ts'
import { greensboroWeather } from '../testing/weather.ts'

const DAYS = { from: 24 * 160, to: 24 * 162 }
const weather = greensboroWeather(3600)
const SOILED = 0.2

test.each([
  ['endless rows', TRACKER_BLOCK],
  ['tables in space', smallTrackerBlock()],
] as const)(
  'dirt on the rear of %s takes what a less bifacial module would not make',
  (_, block) => {
    const { module, allowances } = block
    const soiled: Block = { ...block, allowances: { ...allowances, rearSoilingFraction: SOILED } }
    const less: Block = {
      ...block,
      module: { ...module, bifaciality: module.bifaciality * (1 - SOILED) },
    }
    const clean = simulateBlock(block, weather, DAYS).series
    const run = simulateBlock(soiled, weather, DAYS)
    const same = simulateBlock(less, weather, DAYS)
    expect(run.series.rearAfterStructureWm2).toEqual(clean.rearAfterStructureWm2)
    expect(run.series.poaAfterSpectralWm2).toEqual(clean.poaAfterSpectralWm2)
    let lit = 0
    for (let i = 0; i < clean.rearWm2.length; i++) {
      expect(run.series.rearWm2[i]).toBeCloseTo((1 - SOILED) * clean.rearWm2[i], 9)
      expect(run.series.dcMppW[i]).toBeCloseTo(same.series.dcMppW[i], 4)
      if (clean.dcMppW[i] > run.series.dcMppW[i]) lit++
    }
    expect(lit).toBeGreaterThan(15)
    for (const [zone, dcMppW] of run.zones?.dcMppW.entries() ?? []) {
      dcMppW.forEach((w, i) => expect(w).toBeCloseTo(same.zones?.dcMppW[zone][i] ?? Number.NaN, 4))
    }
  },
)
