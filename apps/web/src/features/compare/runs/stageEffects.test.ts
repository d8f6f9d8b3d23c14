import { expect, test } from 'vitest'
import { stageEffects } from './stageEffects.ts'

const stage = (label: string, kind: string, a: number, b: number, lossA = 0, lossB = 0) => ({
  key: label,
  label,
  kind,
  unit: 'kWh',
  value_before: a,
  value_after: b,
  loss_fraction_before: lossA,
  loss_fraction_after: lossB,
})

test('quantities are shown, and of the stages those that take another share', () => {
  const effects = stageEffects([
    stage('GHI', 'start', 100, 100),
    stage('Soiling', 'stage', 98, 95, 0.02, 0.05),
    stage('Reflection', 'stage', 97, 94, 0.0102, 0.0102),
    stage('Rear: ground', 'detail', 3, 2),
    stage('Energy to grid', 'total', 97, 94),
  ])
  expect(effects.map(({ label }) => label)).toEqual(['GHI', 'Soiling', 'Energy to grid'])
  expect(effects[1]).toMatchObject({ a: 98, b: 95, absolute: -3, isLevel: false })
})

test('a stage that only one run has is shown where it takes something', () => {
  const only = (share: number) => ({
    ...stage('HV line', 'stage', 0, 97, 0, share),
    value_before: null,
    loss_fraction_before: null,
  })
  expect(stageEffects([only(0.01)])).toMatchObject([{ a: null, b: 97, absolute: null }])
  expect(stageEffects([only(0)])).toEqual([])
})
