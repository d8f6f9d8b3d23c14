import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Block } from '../../packages/engine/src/model/block.ts'
import type { Weather } from '../../packages/engine/src/model/weather.ts'
import { simulateBlock } from '../../packages/engine/src/simulation/simulateBlock.ts'
import { readReferenceYear } from './testing/endToEnd.ts'
import { parseVectorFile } from './vectorFile.ts'

const FILE = new URL('../../reference/vectors/snow_nrel.json', import.meta.url)
const { inputs, expected } = parseVectorFile(JSON.parse(readFileSync(FILE, 'utf8'))).cases[0]
const { series, value } = inputs

/** A fixed plane whose light is that of an even sky alone: the light of the plane decides that of the sky. */
const BLOCK: Block = {
  ...readReferenceYear('a_greensboro').block,
  skyModel: 'isotropic',
  opticsModel: 'openPlane',
  albedoByMonth: Array.from({ length: 12 }, () => 0),
  mount: { kind: 'fixed', tiltDeg: value['surface_tilt'], azimuthDeg: 180 },
  snow: { kind: 'slide', stringsAcross: value['num_strings'] },
}

function weatherOfCase(): Weather {
  const seenSky = (1 + Math.cos((value['surface_tilt'] * Math.PI) / 180)) / 2
  const skyWm2 = series['poa_irradiance'].map((poa) => poa / seenSky)
  let depth = value['threshold_depth']
  return {
    intervalStartUtcMs: skyWm2.map((_, i) => Date.UTC(2021, 0, 1) + i * 3_600_000),
    stepS: value['time_step_s'],
    utcOffsetH: 0,
    airC: series['temp_air'],
    ghiWm2: skyWm2,
    dniWm2: new Float64Array(skyWm2.length),
    dhiWm2: skyWm2,
    snowDepthCm: series['snowfall'].map((fall) => {
      depth += fall
      return depth
    }),
  }
}

test('a run loses to sliding snow what the reference loses in the same light, air and snow', () => {
  const { poaAfterSoilingWm2, poaAfterSnowWm2 } = simulateBlock(BLOCK, weatherOfCase()).series
  const lost = expected['dc_loss']
  if (!Array.isArray(lost)) throw new Error('got no dc_loss')
  expect(lost.filter((share) => share > 0).length).toBeGreaterThan(20)
  poaAfterSoilingWm2.forEach((before, i) => {
    expect(poaAfterSnowWm2[i]).toBeCloseTo(before * (1 - Number(lost[i])), 9)
  })
})
