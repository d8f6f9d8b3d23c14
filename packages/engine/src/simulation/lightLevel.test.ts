import { expect, test } from 'vitest'
import { maximumPowerPoint } from '../electrical/maximumPowerPoint.ts'
import { type DiodeModule, operatingParameters } from '../electrical/operatingParameters.ts'
import { MODULE } from '../testing/blocks.ts'
import { lightLevelPowerW } from './lightLevel.ts'

test('the power by light alone is that of the solved curves', () => {
  const model = MODULE.electrical as DiodeModule
  const light = Float64Array.from({ length: 3000 }, (_, i) => 1 + i * 0.7311)
  const solved = maximumPowerPoint(
    operatingParameters(model, light, new Float64Array(3000).fill(25)),
  )
  const quick = lightLevelPowerW(model, light)
  let worst = 0
  for (let i = 0; i < light.length; i++) {
    worst = Math.max(worst, Math.abs(quick[i] / solved.powerW[i] - 1))
  }
  expect(worst).toBeLessThan(1e-6)
})
