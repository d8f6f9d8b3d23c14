import { test } from 'vitest'
import { DATASHEET } from '../testing/modules.ts'
import { makeOperatingPoints, maximumPowerPoint } from './maximumPowerPoint.ts'
import { operatingParameters } from './operatingParameters.ts'
import { currentAtVoltage } from './singleDiodeCurve.ts'

const STEPS = 8760
const MODULE = { ...DATASHEET, translation: 'desoto' } as const
// Additive recurrences: light and temperature spread evenly over what a year holds.
const light = Float64Array.from({ length: STEPS }, (_, i) => 5 + 1195 * ((i * 0.618034) % 1))
const cellC = Float64Array.from({ length: STEPS }, (_, i) => -10 + 80 * ((i * 0.754878) % 1))
const diode = operatingParameters(MODULE, light, cellC)
const points = makeOperatingPoints(STEPS)
const voltageV = new Float64Array(STEPS).fill(38)

test('8760 translations by De Soto', async ({ bench }) => {
  await bench('operatingParameters', () => operatingParameters(MODULE, light, cellC, diode)).run()
})

test('8760 maximum power points', async ({ bench }) => {
  await bench('maximumPowerPoint', () => maximumPowerPoint(diode, points)).run()
})

test('8760 currents at a voltage', async ({ bench }) => {
  await bench('currentAtVoltage', () => currentAtVoltage(diode, voltageV, points.currentA)).run()
})
