import { describe, expect, test } from 'vitest'
import { type PlantCard, type PlantRow, plantRow, shownRows } from './plantRow.ts'
import { epiGrid, intervalOf, intervalStarts, intervalText } from './plantEnergies.ts'
import { portfolioGroups } from './portfolioGroups.ts'
import { portfolioSearch } from './portfolioSearch.ts'
import { coverageText, portfolioHeadline, portfolioSums } from './portfolioSums.ts'

const NO_ISSUES = { info: 0, minor: 0, major: 0, critical: 0 }

const card = (name: string, change: Partial<PlantCard> = {}): PlantCard => ({
  project_id: name,
  name,
  latitude: 33,
  longitude: -112,
  portfolio_id: null,
  time_zone: 'UTC',
  ac_capacity_w: 1e6,
  dc_capacity_w: 1.25e6,
  period: { in_service_kwh: 950, energy_availability: 0.95 },
  losses: {
    day_count: 2,
    model_kwh: 1000,
    sensor_kwh: 900,
    residual_kwh: 20,
    over_kwh: 5,
    losses: [
      { event_type: 'soiling', kwh: 35 },
      { event_type: 'inverter_outage', kwh: 50 },
    ],
  },
  open_issues: NO_ISSUES,
  last_reading: '2026-05-30T10:00:00Z',
  freshness: 'live',
  last_day: '2026-05-30',
  open_days: 0,
  ...change,
})

/** A plant of which nothing was evaluated. */
const silent = (name: string): PlantCard =>
  card(name, {
    period: { in_service_kwh: 0, energy_availability: null },
    losses: {
      day_count: 0,
      model_kwh: 0,
      sensor_kwh: 0,
      residual_kwh: 0,
      over_kwh: 0,
      losses: [],
    },
    freshness: 'offline',
    last_reading: null,
  })

const namesOf = (rows: readonly PlantRow[]): readonly string[] => rows.map(({ name }) => name)

describe('a plant', () => {
  test('has lost what causes took and the rest, of what was expected', () => {
    expect(plantRow(card('North'))).toMatchObject({
      lostKwh: 105,
      lostFraction: 0.105,
      epi: 0.9,
      specificYield: 0.72,
      topCause: 'inverter_outage',
      status: 'good',
    })
  })

  test('without an evaluated day has no figures rather than zeros', () => {
    const row = plantRow(silent('South'))
    expect([row.lostKwh, row.epi, row.availability, row.specificYield]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  test('that is silent is shown so before its issues, which are from when it spoke', () => {
    const open_issues = { ...NO_ISSUES, critical: 1 }
    expect(plantRow(card('A', { open_issues })).status).toBe('issues')
    expect(plantRow(card('A', { open_issues, freshness: 'stale' })).status).toBe('stale')
  })
})

describe('the list', () => {
  const more = card('Plant 10', { open_issues: { ...NO_ISSUES, minor: 2 } })
  const rows = [silent('Silent'), card('Plant 9'), more].map(plantRow)

  test('has the most lost energy first, equal plants by name, and those of unknown loss last', () => {
    expect(namesOf(shownRows(rows, portfolioSearch.parse({})))).toEqual([
      'Plant 9',
      'Plant 10',
      'Silent',
    ])
  })

  test('is filtered by name, readings and the least severity of what is open', () => {
    const shown = (search: object): readonly string[] =>
      namesOf(shownRows(rows, portfolioSearch.parse(search)))
    expect(shown({ search: 'PLANT 1' })).toEqual(['Plant 10'])
    expect(shown({ freshness: 'offline' })).toEqual(['Silent'])
    expect(shown({ severity: 'minor' })).toEqual(['Plant 10'])
    expect(shown({ severity: 'major' })).toEqual([])
  })

  test('puts one critical issue before many major ones', () => {
    const open = (change: object) => ({ open_issues: { ...NO_ISSUES, ...change } })
    const some = [card('Major', open({ major: 40 })), card('Critical', open({ critical: 1 }))]
    const search = portfolioSearch.parse({ sort: 'issues', descending: true })
    expect(namesOf(shownRows(some.map(plantRow), search))).toEqual(['Critical', 'Major'])
  })

  test('of an address that makes no sense is the usual one', () => {
    expect(portfolioSearch.parse({ sort: 'colour', page: -1, freshness: 'new' })).toEqual({})
  })
})

describe('sums', () => {
  const rows = [card('North'), card('East', { ac_capacity_w: null }), silent('South')].map(plantRow)
  const sums = portfolioSums(rows)

  test('say of how many plants they are', () => {
    expect(sums).toMatchObject({
      plantCount: 3,
      evaluatedCount: 2,
      liveCount: 2,
      offlineCount: 1,
      lostKwh: 210,
      modelKwh: 2000,
      acCapacityW: 2e6,
    })
    expect(coverageText(sums)).toBe(
      'Energy is that of 2 of 3 plants: the others have no evaluated day in the period. Readings: 2 live, 0 stale (none for two hours), 1 offline (none for a day).',
    )
  })

  test('by cause and the rest add up to what was lost', () => {
    const byCause = sums.causes.reduce((all, { kwh }) => all + kwh, 0)
    expect(byCause + sums.residualKwh).toBe(sums.lostKwh)
    expect(sums.causes[0]).toEqual({ eventType: 'inverter_outage', kwh: 100, plantCount: 2 })
  })

  test('begin with what was lost, where, and to what', () => {
    expect(portfolioHeadline('this month', sums, rows).replaceAll('\u202f', ' ')).toMatch(
      /^3 plants, 2 MWac: lost this month 210.* kWh \(10.5 %\), most at North \(105.* kWh\), East \(.*\), most to inverter outage \(100.* kWh\)$/,
    )
  })

  test('of portfolios begin with all plants and end with those in none', () => {
    const inNorth = plantRow(card('A', { portfolio_id: 'n' }))
    const portfolios = [
      { id: 'n', name: 'North', project_count: 1 },
      { id: 'e', name: 'Empty', project_count: 0 },
    ]
    const groups = portfolioGroups([inNorth, ...rows], portfolios)
    expect(groups.map(({ id, sums: { plantCount } }) => [id, plantCount])).toEqual([
      ['all', 4],
      ['n', 1],
      ['e', 0],
      ['none', 3],
    ])
    expect(portfolioGroups([inNorth], portfolios).map(({ id }) => id)).not.toContain('none')
  })
})

describe('the picture of EPI', () => {
  const period = { key: 'days', from: '2026-05-30', to: '2026-06-02' } as const

  test('has every interval of the period, by month where days are too many', () => {
    expect(intervalStarts(period, 'OneDay')).toHaveLength(4)
    expect(intervalStarts(period, 'OneMonth')).toEqual(['2026-05-01', '2026-06-01'])
    expect(intervalOf(period)).toBe('OneDay')
    expect(intervalOf({ ...period, from: '2026-01-01' })).toBe('OneMonth')
    expect(intervalText('2026-06-01', 'OneMonth')).toMatch(/2026$/)
  })

  test('leaves days without a value empty', () => {
    const starts = ['2026-06-01', '2026-06-02', '2026-06-03']
    const energy = {
      project_id: 'a',
      dates: ['2026-06-02', '2026-06-03'],
      model_kwh: [100, 0],
      sensor_kwh: [80, 0],
    }
    const plants = [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ]
    const grid = epiGrid(plants, [energy], starts, 'OneDay')
    expect(grid.epi).toEqual([
      [null, 0.8, null],
      [null, null, null],
    ])
  })
})
