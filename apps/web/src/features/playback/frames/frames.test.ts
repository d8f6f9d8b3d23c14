import { chunkBytes, makeChunk, playbackMeasure, putColumn } from '@duet/results/playback'
import { expect, test } from 'vitest'
import { createChunkCache } from './chunkCache.ts'
import { blockMeans, fillTurns, fillUnits, powerCourse } from './frameValues.ts'
import {
  chunkOfFrame,
  endsOfDay,
  frameBeside,
  frameOfSiteTime,
  movedFrame,
  siteTimeOfFrame,
  type Timeline,
  timelineOf,
} from './timeline.ts'

/** Days of four steps of a quarter of an hour from 12:00 of the site, which is two hours ahead of UTC. */
const timeline = (dates: readonly string[], isTypicalYear = false): Timeline =>
  timelineOf({
    step_s: 900,
    is_typical_year: isTypicalYear,
    days: dates.map((date) => ({
      date,
      start_utc_ms: Date.parse(`${date}T10:00Z`),
      frame_count: 4,
      utc_offset_h: 2,
    })),
    chunks: [
      { first_day: 0, day_count: 2 },
      { first_day: 2, day_count: dates.length - 2 },
    ],
  })

const june = timeline(['2026-06-01', '2026-06-02', '2026-06-04'])

test('each frame has its time and its place in a file', () => {
  expect(june.frameCount).toBe(12)
  expect([0, 3, 4, 11].map((frame) => siteTimeOfFrame(june, frame))).toEqual([
    '2026-06-01T12:00',
    '2026-06-01T12:45',
    '2026-06-02T12:00',
    '2026-06-04T12:45',
  ])
  expect(chunkOfFrame(june, 5)).toEqual({ chunk: 0, at: 5 })
  expect(chunkOfFrame(june, 9)).toEqual({ chunk: 1, at: 1 })
})

test('a time leads to its frame; a night to the nearest light, a day without frames to the nearest day', () => {
  const at = (time: string) => frameOfSiteTime(june, time)
  expect(at('2026-06-02T12:20')).toBe(5)
  expect(at('2026-06-02')).toBe(4)
  expect(at('2026-06-02T23:00')).toBe(7)
  expect(at('2026-06-09T12:15')).toBe(9)
  expect(at('yesterday')).toBeUndefined()
  const typical = timeline(['2001-06-02', '2001-06-03', '2001-06-05'], true)
  expect(frameOfSiteTime(typical, '2026-06-03T12:15')).toBe(5)
})

test('steps, hours and days lead on within the period', () => {
  expect(movedFrame(june, 3, 'step', 1)).toBe(4)
  expect(movedFrame(june, 0, 'step', -1)).toBe(0)
  expect(movedFrame(june, 5, 'hour', 1)).toBe(9)
  expect(movedFrame(june, 5, 'day', 1)).toBe(9)
  expect(movedFrame(june, 9, 'day', 1)).toBe(11)
  expect(movedFrame(june, 1, 'day', -1)).toBe(0)
  expect(endsOfDay(june, 6)).toEqual([4, 7])
})

test('two periods meet at the instant, and a typical year at the hour of the year', () => {
  const other = timeline(['2026-06-02', '2026-06-03', '2026-06-04'])
  expect(frameBeside(june, 5, other)).toBe(1)
  expect(frameBeside(june, 1, other)).toBeUndefined()
  const typical = timeline(['2001-06-02', '2001-06-03', '2001-06-05'], true)
  expect(frameBeside(june, 5, typical)).toBe(1)
  expect(frameBeside(june, 9, typical)).toBeUndefined()
})

const content = (frames: number): ArrayBuffer =>
  Uint8Array.from(chunkBytes(makeChunk(frames, 1))).buffer

test('a file is sent for once, and what was used last stays', async () => {
  let [loads, changes] = [0, 0]
  const load = async (): Promise<ArrayBuffer> => {
    loads += 1
    return content(100)
  }
  const cache = createChunkCache(load, () => void (changes += 1), 450)
  expect(cache.get('power', 0)).toBeUndefined()
  cache.prefetch('power', 0)
  await expect.poll(() => cache.get('power', 0)?.frameCount).toBe(100)
  expect(loads).toBe(1)
  cache.prefetch('power', 1)
  await expect.poll(() => cache.get('power', 1)?.frameCount).toBe(100)
  cache.get('power', 0)
  cache.prefetch('power', 2)
  await expect.poll(() => changes).toBe(3)
  expect(cache.get('power', 0)).toBeDefined()
  expect(cache.get('power', 1)).toBeUndefined()
})

test('after a failure nothing more is sent for until it is tried again', async () => {
  let loads = 0
  const load = async (): Promise<ArrayBuffer> => {
    loads += 1
    throw new Error('gone')
  }
  const cache = createChunkCache(load, () => undefined)
  cache.get('power', 0)
  await expect.poll(() => cache.failure()?.message).toBe('gone')
  cache.get('power', 0)
  expect(loads).toBe(1)
  cache.retry()
  cache.get('power', 0)
  expect(loads).toBe(2)
})

const place = { table_width_m: 2, centre_height_m: 1, table_count: 10, nominal_dc_kw: 100 }
const index = {
  blocks: [
    { ...place, id: 'a', name: 'A', mount: { kind: 'singleAxis', axis_azimuth_deg: 180 } },
    { ...place, id: 'b', name: 'B', mount: { kind: 'fixed', tilt_deg: 30, azimuth_deg: 180 } },
  ],
  units: [
    { block: 0, name: 'edge', table_count: 1, nominal_dc_kw: 10 },
    { block: 0, name: 'inner', table_count: 9, nominal_dc_kw: 90 },
    { block: 1, name: 'B', table_count: 10, nominal_dc_kw: 100 },
  ],
  inverters: [],
} as const

test('values of blocks are those of their units, and a missing frame has none', () => {
  const cell = playbackMeasure('cell')!
  const chunk = makeChunk(2, 2)
  putColumn(chunk, 1, cell, () => 40)
  const out = new Uint16Array(3)
  fillUnits(out, index, cell, chunk, 1)
  expect([...blockMeans(index, out, cell)]).toEqual([Number.NaN, expect.closeTo(40, 2)])
  fillUnits(out, index, cell, undefined, 0)
  expect([...blockMeans(index, out, cell)]).toEqual([Number.NaN, Number.NaN])
})

test('a mean of a block weighs its units by tables, its power by what they are rated at', () => {
  const power = playbackMeasure('power')!
  const chunk = makeChunk(1, 3)
  for (const [unit, share] of [1, 0.5, Number.NaN].entries())
    putColumn(chunk, unit, power, () => share)
  const out = new Uint16Array(3)
  fillUnits(out, index, power, chunk, 0)
  expect(blockMeans(index, out, power)[0]).toBeCloseTo(0.55, 3)
  expect(powerCourse(index, power, chunk, { first: 0, count: 1 })[0]).toBeCloseTo(55, 1)
})

test('trackers turn by the frame, fixed tables stand as they are designed', () => {
  const angle = playbackMeasure('angle')!
  const chunk = makeChunk(1, 2)
  putColumn(chunk, 0, angle, () => -45)
  const turns = new Float32Array(2)
  fillTurns(turns, index, angle, chunk, 0)
  expect(turns[0]).toBeCloseTo(-Math.PI / 4, 3)
  expect(turns[1]).toBeCloseTo(Math.PI / 6, 5)
})
