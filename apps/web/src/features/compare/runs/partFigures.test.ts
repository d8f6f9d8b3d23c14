import { expect, test } from 'vitest'
import { keyFigureRows } from './keyFigureRows.ts'
import { blockFigures, zoneFigures } from './partFigures.ts'

const zone = (row_position: string, slot_position: string, dc_kwh: number) => ({
  row_position,
  slot_position,
  dc_kwh,
})

test('zones of two runs meet by their place, whatever their number is', () => {
  const ofA = [zone('first', 'start', 100), zone('interior', 'interior', 400)]
  const ofB = [zone('interior', 'interior', 380), zone('last', 'end', 90)]
  expect(keyFigureRows(zoneFigures(ofA), zoneFigures(ofB))).toMatchObject([
    { label: 'Zone 1: first row, at the start', a: 100, b: null, absolute: null },
    { a: 400, b: 380, absolute: -20, fractionOfA: -0.05, unit: 'kWh' },
    { a: null, b: 90 },
  ])
})

test('blocks of two runs meet by name', () => {
  const ofA = [{ name: 'East', energy_kwh: 10 }]
  const ofB = [
    { name: 'West', energy_kwh: 5 },
    { name: 'East', energy_kwh: 12 },
  ]
  expect(keyFigureRows(blockFigures(ofA), blockFigures(ofB))).toMatchObject([
    { key: 'East', a: 10, b: 12, absolute: 2 },
    { key: 'West', a: null, b: 5 },
  ])
})
