import { samplePlant } from '@duet/plant'
import { expect, test } from 'vitest'
import { csvRows, lossGroups, lossRows } from './lossRows.ts'

const NOTES = [{ key: 'letid', label: 'LeTID loss', note: 'Test report', sigma_percentage: 0.3 }]
const ROWS = lossRows(samplePlant(), NOTES)

test('losses stand where they enter, with what is said of them, and those not set can be left out', () => {
  const all = lossGroups(ROWS, false)
  expect(all.map(({ entry }) => entry)).toEqual(['front', 'rear', 'dc', 'ac', 'energy'])
  expect(ROWS.find(({ key }) => key === 'letid')).toMatchObject({
    note: 'Test report',
    sigmaPercentage: 0.3,
    stage: 'Module degradation',
  })
  const set = lossGroups(ROWS, true).flatMap(({ rows }) => rows.map(({ key }) => key))
  expect(set).toContain('dc_wiring')
  expect(set).not.toContain('letid')
})

test('a file says not set where nothing is set', () => {
  const letid = csvRows(lossGroups(ROWS, false)).find(([, label]) => label === 'LeTID loss')
  expect(letid).toEqual([
    'DC power',
    'LeTID loss',
    'not set',
    '',
    'Test report',
    0.3,
    'Module degradation',
  ])
})
