import { expect, test } from 'vitest'
import {
  chunkBytes,
  frameStarts,
  makeChunk,
  PLAYBACK_MEASURES,
  playbackChunks,
  playbackKey,
  playbackName,
  putColumn,
  quantised,
  readChunk,
  valueOf,
} from './index.ts'

test('a value comes back within half a step of its range, and a missing one as missing', () => {
  for (const range of PLAYBACK_MEASURES) {
    const step = (range.most - range.least) / 0xfffe
    for (const part of [0, 0.123, 0.5, 0.987, 1]) {
      const value = range.least + part * (range.most - range.least)
      expect(Math.abs(valueOf(quantised(value, range), range) - value)).toBeLessThanOrEqual(
        step / 2,
      )
    }
    expect(valueOf(quantised(range.most + 1e6, range), range)).toBe(range.most)
    expect(valueOf(quantised(Number.NaN, range), range)).toBeNaN()
  }
})

test('a chunk is read as it was written; what was not put is missing', () => {
  const range = { least: 0, most: 100 }
  const chunk = makeChunk(3, 2)
  putColumn(chunk, 1, range, (frame) => 10 * frame)
  const read = readChunk(chunkBytes(chunk).buffer as ArrayBuffer)
  expect(Array.from(read.values, (one) => valueOf(one, range))).toEqual([
    Number.NaN,
    0,
    Number.NaN,
    expect.closeTo(10, 2),
    Number.NaN,
    expect.closeTo(20, 2),
  ])
})

test('bytes that are no chunk, or the half of one, are refused', () => {
  expect(() => readChunk(new ArrayBuffer(40))).toThrow('no file of frames')
  const bytes = chunkBytes(makeChunk(3, 2))
  expect(() => readChunk(bytes.slice(0, 20).buffer)).toThrow('got 20 bytes of frames, expected 24')
})

test('days are cut into files of like size, each day in one of them', () => {
  const days = Array.from({ length: 365 }, () => ({ frame_count: 48 }))
  const small = playbackChunks(days, 20)
  expect(small.every(({ day_count }) => day_count <= 31)).toBe(true)
  expect(small.reduce((sum, { day_count }) => sum + day_count, 0)).toBe(365)
  expect(playbackChunks(days, 50_000)).toHaveLength(365)
  expect(playbackChunks([], 10)).toEqual([])
})

test('frames of a chunk follow its days, without their nights', () => {
  const day = { date: '2026-01-01', utc_offset_h: 0 }
  const days = [
    { ...day, start_utc_ms: 0, frame_count: 2 },
    { ...day, start_utc_ms: 86_400_000, frame_count: 1 },
  ]
  const chunks = [{ first_day: 0, day_count: 2 }]
  expect([...frameStarts({ days, chunks, step_s: 900 }, 0)]).toEqual([0, 900_000, 86_400_000])
})

test('a name of a file leads back to what it names, and another to nothing', () => {
  for (const file of [
    { kind: 'index' },
    { kind: 'tables' },
    { kind: 'values', measure: 'inverter_measured', chunk: 7 },
  ] as const) {
    const name = { projectId: 'p', id: 'r', file }
    expect(playbackName(playbackKey(name))).toEqual(name)
  }
  expect(playbackName('projects/p/meteo/r/index.json')).toBeUndefined()
  expect(playbackName('projects/p/plant-playback/r/other.txt')).toBeUndefined()
})
