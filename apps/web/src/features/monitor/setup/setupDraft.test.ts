import { expect, test } from 'vitest'
import type { DeployedVersionFragment } from '../../../lib/gql/graphql.ts'
import { draftOfVersion, EMPTY_DRAFT, versionInput } from './setupDraft.ts'
import { changedFacts, namesOf, versionChanges } from './setupFacts.ts'

const VERSION: DeployedVersionFragment = {
  id: 'v1',
  valid_from: '1970-01-01T00:00:00.000Z',
  valid_to: null,
  time_zone: 'America/Phoenix',
  interval_minutes: 5,
  timestamp_clock: 'local',
  timestamp_label: 'ending',
  weather: 'poa',
  settings: { tracker_rotation: 'measured', thresholds: { comm_loss_minutes: 30 } },
  enviro_dataset_id: 'd1',
  satellite_dataset_id: null,
  budget_simulation_id: 'r1',
  price_per_kwh: 0.05,
  currency: 'EUR',
  ac_capacity_w: 1e6,
  dc_capacity_w: 1.2e6,
  nodes: [],
}
const node = (id: string, scale = 1) => ({
  id,
  sensor_tag: id,
  component: 'inverter',
  component_measure: 'active_power',
  scale,
  offset: 0,
  sign: 1,
})

test('a further version that changes nothing sends what the present one has, and leaves its nodes', () => {
  const input = versionInput(draftOfVersion(VERSION, 'default'))
  expect(input).toEqual({
    time_zone: 'America/Phoenix',
    interval_minutes: 5,
    timestamp_clock: 'local',
    timestamp_label: 'ending',
    weather: 'poa',
    settings: VERSION.settings,
    enviro_dataset_id: 'd1',
    satellite_dataset_id: null,
    budget_simulation_id: 'r1',
    price_per_kwh: 0.05,
    currency: 'EUR',
  })
})

test('a hierarchy goes by the way that was chosen: nodes of JSON, else a CSV, or tags of which empty fields are none', () => {
  const of = (changed: object) => versionInput({ ...EMPTY_DRAFT, ...changed }).hierarchy
  expect(of({})).toEqual({ as_design: true })
  expect(of({ way: 'table', table: ' [{"id": "sys"}]' })).toEqual({ nodes: [{ id: 'sys' }] })
  expect(of({ way: 'table', table: 'id,component\n' })).toEqual({ csv: 'id,component\n' })
  expect(() => of({ way: 'table', table: '{"nodes": ' })).toThrow(SyntaxError)
  const row = {
    tag: 'WR1',
    component: 'inverter',
    measure: 'active_power',
    block: ' 2 ',
    inverter: '1',
    part: '',
    unit: 'kW',
    scale: 1000,
    offset: 0,
    sign: 1,
    confidence: 0.9,
    reason: '',
  }
  expect(of({ way: 'tags', tags: [row, { ...row, tag: 'x', component: '' }] })).toMatchObject({
    tags: [{ sensor_tag: 'WR1', block: '2', part: null, scale: 1000 }, { component: null }],
  })
})

test('an instant of the clock of the browser is sent as one of UTC', () => {
  const validFrom = '2026-06-01T10:00'
  const sent = versionInput({ ...EMPTY_DRAFT, validFrom }).valid_from
  expect(new Date(String(sent)).getTime()).toBe(new Date(validFrom).getTime())
})

test('what a version changes is said with what was before', () => {
  const names = namesOf([{ id: 'd1', name: 'Station 2025' }])
  const before = draftOfVersion(VERSION, '')
  expect(changedFacts(before, before, names)).toEqual([])
  expect(changedFacts(before, { ...before, enviroId: null, pricePerKwh: 0.06 }, names)).toEqual([
    { label: 'Weather of the station', value: 'none, was Station 2025' },
    { label: 'Price of a kWh', value: '0.06 EUR, was 0.05 EUR' },
  ])
  const after = { ...VERSION, nodes: [node('a', 1000), node('c')] }
  const changes = versionChanges({ ...VERSION, nodes: [node('a'), node('b')] }, after, names)
  expect(changes).toEqual([{ label: 'Nodes', value: '1 added, 1 changed, 1 removed' }])
})
