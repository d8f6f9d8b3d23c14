import { samplePlant } from '@duet/plant'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importProject } from '../../projects/importProject.ts'
import { outcomeOf } from '../../testing/codes.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { deployProject } from '../deployments/deployProject.ts'
import { createPortfolio } from '../deployments/portfolios.ts'
import { reopenSince } from '../deployments/reopenDays.ts'
import { setIssueStates } from '../issues/changeIssues.ts'
import { event, result, sum } from '../testing/dayResults.ts'
import {
  sensorDataModelledHierarchy,
  sensorDataModelledSystem,
  sentinelAvailableEnergySummary,
  sentinelSystemLossSummary,
} from './energySummaries.ts'
import {
  closeDaysBefore,
  evaluatedDays,
  goingDays,
  lastEvaluatedBefore,
  noteInputs,
  openDay,
  openDays,
} from './evaluationDays.ts'
import { issueEventSpansIntraday, issueEvents, issueEventsDailySummary } from './issueEvents.ts'
import { portfolioSummaryCard } from './portfolioCards.ts'
import {
  portfolioAcCapacity,
  sensorDataModelledPlants,
  sensorDataModelledPortfolio,
} from './portfolioSummaries.ts'
import { storeDayResult } from './storeDayResult.ts'

let server: TestServer
let ann: TestUser
let eve: TestUser
let org: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  eve = await server.newUser('eve@example.org')
  org = await server.newOrganization('acme', { [ann.id]: 'owner' })
  await server.newOrganization('other', { [eve.id]: 'owner' })
})
afterAll(() => server.close())

async function newPlant(organization_id = org, portfolio_id?: string): Promise<string> {
  const { id } = await importProject(server, ann.id, { organization_id, document: samplePlant() })
  await deployProject(server, ann.id, { project_id: id, portfolio_id, input: { time_zone: 'UTC' } })
  return id
}

describe('a day', () => {
  test('is replaced whole; events keep id and state', async () => {
    const project_id = await newPlant()
    const list = () => issueEvents(server, ann.id, { project_id })
    const late = event({
      timestamp: '2026-06-03T22:00:00Z',
      duration_s: 7200,
      event_type: 'comm_loss',
      allocated_delta: 0,
    })
    await storeDayResult(server.db, project_id, result('2026-06-03', [event(), late]))
    const first = await list()
    expect(first).toMatchObject({ total: 2, allocated_delta: 10 })
    expect(first.events.map(({ event_type }) => event_type)).toEqual(['comm_loss', 'curtailment'])
    expect(first.events[1]).toMatchObject({
      date: '2026-06-03',
      hierarchy_id: 'mtr',
      severity: 'major',
      state: 'open',
      delta: 248_000,
    })
    await storeDayResult(server.db, project_id, result('2026-06-03', [event(), late]))
    expect(await list()).toEqual(first)
    // the curtailment begins earlier now and the loss of communication is no more
    const ids = first.events.map(({ issue_id }) => issue_id)
    await setIssueStates(server, ann.id, { project_id, ids, state: 'acknowledged' })
    const moved = event({ timestamp: '2026-06-03T16:45:00Z', duration_s: 15_300 })
    await storeDayResult(server.db, project_id, result('2026-06-03', [moved]))
    expect(await list()).toMatchObject({
      total: 1,
      events: [{ state: 'acknowledged', duration_s: 15_300 }],
    })
    await storeDayResult(server.db, project_id, result('2026-06-03', []))
    expect(await list()).toEqual({ events: [], total: 0, allocated_delta: 0 })
  })

  test('is stored in whole or not at all', async () => {
    const project_id = await newPlant()
    await storeDayResult(server.db, project_id, result('2026-06-03', [event()]))
    const strange = result('2026-06-03', [event({ hierarchy_id: 'gone' })], { model_kwh: 7 })
    expect(await outcomeOf(storeDayResult(server.db, project_id, strange))).toContain('names nodes')
    const nodes = new Map([['gone', sum('2026-06-03')]])
    const other = storeDayResult(server.db, project_id, { ...result('2026-06-03', []), nodes })
    expect(await outcomeOf(other)).toContain('names nodes')
    expect(await issueEvents(server, ann.id, { project_id })).toMatchObject({ total: 1 })
    const { model_kwh } = await sensorDataModelledSystem(server, ann.id, {
      project_id,
      from: '2026-06-01',
      to: '2026-06-30',
    })
    expect(model_kwh).toEqual([1000])
  })

  test('carries its state on, waits when it is opened, and takes later ones along', async () => {
    const project_id = await newPlant()
    const { db } = server
    const [{ id: versionId } = { id: '' }] = await db
      .selectFrom('deployment_version')
      .select('id')
      .where('project_id', '=', project_id)
      .execute()
    for (const date of ['2026-06-01', '2026-06-02', '2026-06-03']) {
      await storeDayResult(db, project_id, result(date, []), {
        versionId,
        carried: `after ${date}`,
        features: '{}',
        lightSources: { station: 1 },
        hasEnded: date < '2026-06-03',
      })
    }
    expect(await openDays(db, project_id)).toEqual([])
    expect(await goingDays(db, project_id)).toEqual(['2026-06-03'])
    const stored = async () =>
      [...(await evaluatedDays(db, project_id, '2026-06-02', '2026-06-09')).values()].map(
        ({ date, carried, input_hash }) => [date, carried, input_hash],
      )
    await noteInputs(db, project_id, new Map([['2026-06-02', 'hash']]))
    expect(await stored()).toEqual([
      ['2026-06-02', 'after 2026-06-02', 'hash'],
      ['2026-06-03', 'after 2026-06-03', null],
    ])
    expect(await lastEvaluatedBefore(db, project_id, '2026-06-03')).toBe('2026-06-02')
    expect(await lastEvaluatedBefore(db, project_id, '2026-06-01')).toBeUndefined()
    await openDay(db, project_id, '2026-06-02')
    expect(await openDays(db, project_id)).toEqual(['2026-06-02'])
    expect(await lastEvaluatedBefore(db, project_id, '2026-06-03')).toBe('2026-06-01')
    await openDay(db, project_id, '2026-06-09')
    expect(await openDays(db, project_id)).toEqual(['2026-06-09', '2026-06-02'])
    // 23:00 of the day before in the zone
    await reopenSince(db, project_id, new Date('2026-06-01T04:00:00Z'), 'America/Panama')
    expect(await openDays(db, project_id)).toEqual([
      '2026-06-09',
      '2026-06-03',
      '2026-06-02',
      '2026-06-01',
    ])
    // readings before the third are gone
    await closeDaysBefore(db, project_id, '2026-06-03')
    expect(await openDays(db, project_id)).toEqual(['2026-06-09', '2026-06-03'])
  })
})

describe('events', () => {
  let project_id: string
  beforeAll(async () => {
    project_id = await newPlant()
    const small = event({
      event_type: 'soiling',
      hierarchy_id: 'blk-1',
      component: 'block',
      block_id: 'c',
      allocated_delta: 0.5,
    })
    const big = event({
      event_type: 'inverter_outage',
      hierarchy_id: 'inv-1-1',
      component: 'inverter',
      allocated_delta: 80,
    })
    const nodes = await server.db
      .selectFrom('sensor_node')
      .select('id')
      .where('project_id', '=', project_id)
      .execute()
    const inverter = nodes.find(({ id }) => id.startsWith('inv-'))?.id ?? ''
    await storeDayResult(
      server.db,
      project_id,
      result('2026-06-03', [event(), small, { ...big, hierarchy_id: inverter }]),
    )
    await storeDayResult(
      server.db,
      project_id,
      result('2026-06-04', [event({ timestamp: '2026-06-04T08:00:00Z', duration_s: 900 })]),
    )
  })

  test('are filtered, ordered and paged', async () => {
    const types = async (filter: object, more: object = {}) =>
      (await issueEvents(server, ann.id, { project_id, filter, ...more })).events.map(
        ({ event_type }) => event_type,
      )
    expect(await types({ from: '2026-06-04' })).toEqual(['curtailment'])
    expect(await types({ to: '2026-06-03', event_types: ['soiling', 'snow'] })).toEqual(['soiling'])
    expect(await types({ severities: ['critical'] })).toEqual(['inverter_outage'])
    expect(await types({ severities: ['info'] })).toEqual(['soiling'])
    expect(await types({ components: ['block'] })).toEqual(['soiling'])
    // the day after is clean
    expect(await types({ block_ids: ['c'], states: ['resolved'] })).toEqual(['soiling'])
    expect(await types({ hierarchy_ids: ['mtr'], states: ['ignored'] })).toEqual([])
    const byLoss = { order_by: 'allocated_delta desc' }
    expect(await types({}, { ...byLoss, take: 1 })).toEqual(['inverter_outage'])
    expect(await types({}, { ...byLoss, skip: 3 })).toEqual(['soiling'])
    const bad = (args: object) => outcomeOf(issueEvents(server, ann.id, { project_id, ...args }))
    expect(await bad({ order_by: 'id; drop table' })).toBe('INVALID_INPUT')
    expect(await bad({ filter: { from: '2026-02-30' } })).toBe('INVALID_INPUT')
    expect(await bad({ filter: { from: '2026-06-02', to: '2026-06-01' } })).toBe('INVALID_INPUT')
    expect(await bad({ filter: { event_types: ['rain'] } })).toBe('INVALID_INPUT')
    expect(await bad({ take: 501 })).toBe('INVALID_INPUT')
  })

  test('are spans of a day and sums by day', async () => {
    const spans = await issueEventSpansIntraday(server, ann.id, { project_id, date: '2026-06-04' })
    expect(spans).toMatchObject([
      {
        start: new Date('2026-06-04T08:00:00Z'),
        end: new Date('2026-06-04T08:15:00Z'),
        event_type: 'curtailment',
      },
    ])
    const days = await issueEventsDailySummary(server, ann.id, {
      project_id,
      filter: { event_types: ['curtailment'] },
    })
    expect(days).toEqual([
      {
        date: '2026-06-03',
        event_type: 'curtailment',
        count: 1,
        node_count: 1,
        duration_s: 14_400,
        allocated_delta: 10,
      },
      {
        date: '2026-06-04',
        event_type: 'curtailment',
        count: 1,
        node_count: 1,
        duration_s: 900,
        allocated_delta: 10,
      },
    ])
  })

  test('are those of nobody else, and of no project that is not monitored', async () => {
    expect(await outcomeOf(issueEvents(server, eve.id, { project_id }))).toBe('NOT_FOUND')
    const { id } = await importProject(server, ann.id, {
      organization_id: org,
      document: samplePlant(),
    })
    expect(await outcomeOf(issueEvents(server, ann.id, { project_id: id }))).toBe('NOT_FOUND')
  })
})

describe('energy', () => {
  test('adds up from expected to measured, by period', async () => {
    const project_id = await newPlant()
    for (const date of ['2025-12-31', '2026-01-01', '2026-01-02']) {
      await storeDayResult(server.db, project_id, result(date, []))
    }
    const period = { project_id, from: '2025-12-31', to: '2026-01-01' }
    expect(await sentinelSystemLossSummary(server, ann.id, period)).toEqual({
      day_count: 2,
      model_kwh: 2000,
      losses: [
        { event_type: 'curtailment', kwh: 20, fraction: 0.01 },
        { event_type: 'inverter_outage', kwh: 160, fraction: 0.08 },
      ],
      residual_kwh: 24,
      over_kwh: 4,
      sensor_kwh: 1800,
    })
    const { total, intervals } = await sentinelAvailableEnergySummary(server, ann.id, {
      ...period,
      to: '2026-12-31',
      time_interval: 'OneYear',
    })
    expect(total).toMatchObject({
      date: null,
      available_kwh: 3000,
      in_service_kwh: 2730,
      delivered_kwh: 2700,
    })
    expect(intervals.map(({ date, delivered_kwh }) => [date, delivered_kwh])).toEqual([
      ['2025-01-01', 900],
      ['2026-01-01', 1800],
    ])
    expect(intervals[0]?.energy_availability).toBeCloseTo(900 / 980)
    expect(intervals[0]?.epi).toBeCloseTo(0.9)
    expect(intervals[0]?.in_service_epi).toBeCloseTo(900 / 910)
    expect(await sensorDataModelledHierarchy(server, ann.id, period)).toEqual([
      {
        hierarchy_id: 'mtr',
        dates: ['2025-12-31', '2026-01-01'],
        model_kwh: [990, 990],
        sensor_kwh: [900, 900],
      },
    ])
    const none = { ...period, hierarchy_ids: ['sys'] }
    expect(await sensorDataModelledHierarchy(server, ann.id, none)).toEqual([])
    const empty = await sentinelAvailableEnergySummary(server, ann.id, {
      ...period,
      hierarchy_id: 'x',
    })
    expect(empty).toMatchObject({ intervals: [], total: { available_kwh: 0, epi: null } })
    expect(
      await outcomeOf(sentinelSystemLossSummary(server, ann.id, { ...period, to: '2025-01-01' })),
    ).toBe('INVALID_INPUT')
  })

  test('of the plants of a portfolio is that of any days, plant by plant', async () => {
    const own = await server.newOrganization('days', { [ann.id]: 'owner' })
    const { id: portfolio_id } = await createPortfolio(server, ann.id, own, 'South')
    const [one, two] = [await newPlant(own, portfolio_id), await newPlant(own)]
    for (const date of ['2026-05-31', '2026-06-01', '2026-06-02'])
      await storeDayResult(server.db, one, result(date, []))
    await storeDayResult(server.db, two, result('2026-06-01', [], { sensor_kwh: 800 }))
    const june = { organization_id: own, from: '2026-06-01', to: '2026-06-30' }
    const cards = await portfolioSummaryCard(server, ann.id, june)
    expect(cards.map(({ project_id, losses }) => [project_id, losses.day_count])).toEqual([
      [one, 2],
      [two, 1],
    ])
    expect(cards[0]).toMatchObject({ lost_kwh: 180, portfolio_id, time_zone: 'UTC' })
    const without = await portfolioSummaryCard(server, ann.id, { ...june, portfolio_id: 'none' })
    expect(without.map(({ project_id }) => project_id)).toEqual([two])
    const energies = await sensorDataModelledPlants(server, ann.id, {
      ...june,
      project_ids: [two, one],
      time_interval: 'OneMonth',
    })
    expect(Map.groupBy(energies, ({ project_id }) => project_id).get(one)).toEqual([
      { project_id: one, dates: ['2026-06-01'], model_kwh: [2000], sensor_kwh: [1800] },
    ])
    const foreign = await newPlant()
    const asked = { ...june, project_ids: [foreign] }
    expect(await sensorDataModelledPlants(server, ann.id, asked)).toEqual([])
    const half = portfolioSummaryCard(server, ann.id, { organization_id: own, from: '2026-06-01' })
    expect(await outcomeOf(half)).toBe('INVALID_INPUT')
    expect(await outcomeOf(sensorDataModelledPlants(server, eve.id, june))).toBe('NOT_FOUND')
  })

  test('of portfolios is that of the plants the caller sees', async () => {
    const own = await server.newOrganization('cards', { [ann.id]: 'owner' })
    const { id: portfolio_id } = await createPortfolio(server, ann.id, own, 'North')
    const one = await newPlant(own, portfolio_id)
    const two = await newPlant(own)
    const today = new Date().toISOString().slice(0, 10)
    await storeDayResult(
      server.db,
      one,
      result(today, [event({ timestamp: `${today}T01:00:00Z` })]),
    )
    await storeDayResult(server.db, two, result(today, [], { allocated: { soiling: 500 } }))
    await openDay(server.db, two, today)
    const all = { organization_id: own }
    const cards = await portfolioSummaryCard(server, ann.id, all)
    expect(cards).toMatchObject([
      { project_id: two, lost_kwh: 500, top_cause: 'soiling', open_days: 1, last_day: null },
      {
        project_id: one,
        lost_kwh: 90,
        top_cause: 'inverter_outage',
        open_issues: { info: 0, minor: 0, major: 1, critical: 0 },
        period: { delivered_kwh: 900, epi: 0.9 },
        losses: { day_count: 1, model_kwh: 1000 },
        last_day: today,
      },
    ])
    const toDate = `query PortfolioSummaryCard($organization_id: ID!) {
      portfolioSummaryCard(organization_id: $organization_id) { today { epi } month { epi } year { available_kwh } }
    }`
    expect((await server.call(toDate, all, ann.token)).data).toEqual({
      portfolioSummaryCard: [
        { today: { epi: 0.9 }, month: { epi: 0.9 }, year: { available_kwh: 1000 } },
        { today: { epi: 0.9 }, month: { epi: 0.9 }, year: { available_kwh: 1000 } },
      ],
    })
    const lastReading = async (hours: number) => {
      const last_at = new Date(Date.now() - hours * 3_600_000)
      const day = new Date(last_at.toISOString().slice(0, 10))
      const row = { project_id: one, day, last_at }
      await server.db.deleteFrom('reading_day').where('project_id', '=', one).execute()
      await server.db.insertInto('reading_day').values(row).execute()
      const seen = await portfolioSummaryCard(server, ann.id, all)
      return seen.find(({ project_id }) => project_id === one)?.freshness
    }
    expect(await lastReading(1)).toBe('live')
    expect(await lastReading(3)).toBe('stale')
    expect(await lastReading(25)).toBe('offline')
    expect(cards[0]).toMatchObject({ freshness: 'offline', last_reading: null })
    const capacity = await portfolioAcCapacity(server, ann.id, all)
    const half = await portfolioAcCapacity(server, ann.id, { ...all, portfolio_id })
    expect(capacity.plant_count).toBe(2)
    expect(half.ac_capacity_w).toBeGreaterThan(1000)
    expect(capacity.ac_capacity_w).toBeCloseTo(2 * half.ac_capacity_w)
    expect(half.dc_capacity_w).toBeGreaterThan(half.ac_capacity_w)
    const period = { from: today, to: today }
    expect(await sensorDataModelledPortfolio(server, ann.id, { ...all, ...period })).toMatchObject({
      dates: [today],
      model_kwh: [2000],
    })
    expect(await outcomeOf(portfolioSummaryCard(server, eve.id, all))).toBe('NOT_FOUND')
    const foreign = await server.newOrganization('mine', { [eve.id]: 'owner' })
    const stolen = portfolioAcCapacity(server, eve.id, { organization_id: foreign, portfolio_id })
    expect(await outcomeOf(stolen)).toBe('NOT_FOUND')
  })
})
