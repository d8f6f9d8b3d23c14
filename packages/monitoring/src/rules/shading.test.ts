import { DEG_TO_RAD } from '@duet/units'
import { describe, expect, it } from 'vitest'
import { dayFeatures } from '../day/dayFeatures.ts'
import { evaluateDay } from '../evaluateDay.ts'
import { evaluatePlant } from '../evaluatePlant.ts'
import { AHEAD_DAYS, initialState } from '../learn/state.ts'
import type { PlantDay } from '../model/plantDay.ts'
import { MADE, type MadePlant, madePlant } from '../testing/madePlant.ts'

/** Days of a made plant whose clear skies have the beam of clear skies at each height of the sun. */
const withBeam = (made: MadePlant): readonly PlantDay[] =>
  made.days().map((day) => {
    const { weather } = day
    const hasBeam = (i: number): boolean => weather.dniWm2[i] > 0
    const height = (i: number): number => Math.sin(weather.sunElevationDeg[i] * DEG_TO_RAD)
    const dniWm2 = weather.ghiWm2.map((ghi, i) => (hasBeam(i) ? (0.75 * ghi) / height(i) : 0))
    const dhiWm2 = weather.ghiWm2.map((ghi, i) => (hasBeam(i) ? 0.25 * ghi : ghi))
    return { ...day, weather: { ...weather, dniWm2, dhiWm2 } }
  })

const isClear = ({ weather }: PlantDay): boolean =>
  weather.dniWm2.every((dni, i) => weather.sunElevationDeg[i] < 0 || dni > 0)

/** Takes a share of the power of inverters where the sun stands low in the west and is clear. */
function shade(
  days: readonly PlantDay[],
  ids: readonly string[],
  share: number,
  where: { readonly fromDay: number; readonly toDay: number },
): number {
  let lostKwh = 0
  for (const { readings, weather, stepS } of days
    .slice(where.fromDay, where.toDay)
    .filter(isClear)) {
    for (const id of ids) {
      const power = readings.get(id)
      power?.forEach((old, i) => {
        const [deg, azimuth] = [weather.sunElevationDeg[i], weather.sunAzimuthDeg[i]]
        if (azimuth < 180 || deg < 0 || deg > 16) return
        power[i] = old * (1 - share)
        lostKwh += (share * old * stepS) / 3.6e6
      })
    }
  }
  return lostKwh
}

const ALL = Array.from({ length: MADE.blocks * MADE.inverters }, (_, k) => `inv-${k + 1}`)
const ALWAYS = { fromDay: 0, toDay: 40 }

function evaluated(made: MadePlant, days: readonly PlantDay[]) {
  const results = evaluatePlant(made.plant, days)
  const rows = results.flatMap(({ events }) => events)
  const typesFrom = (day: number) => [
    ...new Set(results.slice(day).flatMap(({ events }) => events.map((row) => row.event_type))),
  ]
  return { results, rows, typesFrom }
}

describe('a mountain before the whole plant', () => {
  it('is shading after five clear evenings and no outage any more', () => {
    const made = madePlant(40)
    const days = withBeam(made)
    shade(days, ALL, 0.99, ALWAYS)
    const clear = days.flatMap((day, k) => (isClear(day) ? [k] : []))
    const { results, typesFrom } = evaluated(made, days)
    expect(results[clear[0]].events.map(({ event_type }) => event_type)).toContain('system_outage')
    expect(typesFrom(clear[5])).toEqual(['shading'])
  })

  it('has the energy that it takes', () => {
    const made = madePlant(40)
    const days = withBeam(made)
    const clear = days.flatMap((day, k) => (isClear(day) ? [k] : []))
    shade(days, ALL, 0.85, { ...ALWAYS, toDay: clear[5] })
    const lostKwh = shade(days, ALL, 0.85, { ...ALWAYS, fromDay: clear[5] })
    const { rows, results } = evaluated(made, days)
    expect(new Set(rows.map(({ event_type }) => event_type))).toEqual(new Set(['shading']))
    const found = results.reduce((sum, { day }) => sum + (day.allocated.shading ?? 0), 0)
    expect(found / lostKwh).toBeGreaterThan(0.85)
    expect(found / lostKwh).toBeLessThan(1.15)
  })
})

it('finds a third of the light of one fixed inverter behind its peers, and there alone', () => {
  const made = madePlant(40)
  const days = withBeam(made)
  shade(days, ['inv-2'], 0.33, ALWAYS)
  const { rows } = evaluated(made, days)
  expect(new Set(rows.map((row) => `${row.event_type} ${row.hierarchy_id}`))).toEqual(
    new Set(['shading inv-2']),
  )
})

it('ends when the thing is gone', () => {
  const made = madePlant(60)
  const days = withBeam(made)
  shade(days, ['inv-2'], 0.7, { fromDay: 0, toDay: 30 })
  const { typesFrom, rows } = evaluated(made, days)
  expect(rows.length).toBeGreaterThan(0)
  expect(typesFrom(30)).toEqual([])
})

it('is not said of clean plants, of machines that stop at the same hour, nor of a loss without an edge', () => {
  const clean = madePlant(40, 3)
  expect(evaluated(clean, withBeam(clean)).rows).toEqual([])

  const stopping = madePlant(40, 3)
  const stopped = withBeam(stopping)
  shade(stopped, ['inv-2'], 1, ALWAYS)
  expect(evaluated(stopping, stopped).typesFrom(0)).toEqual(['inverter_outage'])

  const fading = madePlant(40, 3)
  const faded = withBeam(fading)
  for (const { readings, weather } of faded) {
    const power = readings.get('inv-5')
    power?.forEach((old, i) => {
      const deg = weather.sunElevationDeg[i]
      if (weather.sunAzimuthDeg[i] > 180 && deg < 60) power[i] = old * Math.max(0.3, deg / 60)
    })
  }
  expect(evaluated(fading, faded).typesFrom(0)).not.toContain('shading')
})

it('carries a state that survives being stored, day by day', () => {
  const made = madePlant(30)
  const days = withBeam(made)
  shade(days, ['inv-2'], 0.5, ALWAYS)
  const features = days.map((day) => dayFeatures(made.plant, day))
  let state = initialState(made.plant, features.slice(0, AHEAD_DAYS + 1))
  const byDay = days.map((day, k) => {
    const { result, state: next } = evaluateDay(
      made.plant,
      day,
      state,
      features.slice(k, k + AHEAD_DAYS + 1),
    )
    state = JSON.parse(JSON.stringify(next))
    return JSON.stringify(result.events)
  })
  expect(state.leaves[1].shade.length).toBeGreaterThan(0)
  expect(state.leaves[1].shade.length).toBeLessThanOrEqual(24)
  expect(state.leaves[3].shade).toEqual([])
  expect(byDay).toEqual(evaluatePlant(made.plant, days).map(({ events }) => JSON.stringify(events)))
})
