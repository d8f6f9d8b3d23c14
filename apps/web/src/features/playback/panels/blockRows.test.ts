import {
  chunkBytes,
  makeChunk,
  type PlaybackIndex,
  playbackMeasure,
  putColumn,
} from '@duet/results/playback'
import { expect, test } from 'vitest'
import { playSide } from '../player/playSide.ts'
import { blockRows, inverterRows } from './blockRows.ts'

const place = { table_width_m: 2, centre_height_m: 1, table_count: 10, nominal_dc_kw: 100 }

/** A run of one block of fixed tables in two zones, with one day of two steps. */
const index: PlaybackIndex = {
  version: 1,
  id: 'run',
  kind: 'run',
  name: 'Run',
  granularity: 'zone',
  is_typical_year: true,
  step_s: 3600,
  measures: [{ key: 'power', legend: [0, 1] }],
  blocks: [
    { ...place, id: 'a', name: 'A', mount: { kind: 'fixed', tilt_deg: 20, azimuth_deg: 180 } },
  ],
  units: [
    { block: 0, name: 'edge', table_count: 1, nominal_dc_kw: 10 },
    { block: 0, name: 'inner', table_count: 9, nominal_dc_kw: 90 },
  ],
  inverters: [],
  days: [{ date: '2001-06-01', start_utc_ms: 0, frame_count: 2, utc_offset_h: 0 }],
  chunks: [{ first_day: 0, day_count: 1 }],
}

test('a run is asked for its own measures alone, and its blocks add up their zones', async () => {
  const asked: string[] = []
  const power = playbackMeasure('power')!
  const chunk = makeChunk(2, 2)
  putColumn(chunk, 0, power, () => 1)
  putColumn(chunk, 1, power, () => 0.5)
  const side = playSide({
    index,
    load: async (measure) => {
      asked.push(measure)
      return Uint8Array.from(chunkBytes(chunk)).buffer
    },
    onChange: () => undefined,
  })
  expect(side.show(0)).toBe(false)
  expect(inverterRows(side)).toEqual([])
  await expect.poll(() => side.show(0)).toBe(true)
  expect(blockRows(side)).toEqual([
    {
      id: 'a',
      name: 'A',
      value: expect.closeTo(0.55, 3),
      powers: [{ label: 'DC power', kw: expect.closeTo(55, 1) }],
    },
  ])
  expect(new Set(asked)).toEqual(new Set(['power']))
  expect(side.show(undefined)).toBe(true)
  expect(blockRows(side)[0]?.value).toBeNaN()
})
