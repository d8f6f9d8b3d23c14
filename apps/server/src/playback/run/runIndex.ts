import { AppError } from '@duet/contract'
import { START_MS_SQL, zoneName } from '@duet/results'
import {
  type PlaybackBlock,
  type PlaybackDay,
  type PlaybackIndex,
  type PlaybackUnit,
  playbackChunks,
} from '@duet/results/playback'
import { DAY_MS, HOUR_MS } from '@duet/units'
import type { FinishedRun } from '../../results/run/finishedRun.ts'
import { partKeys } from '../../results/run/runKeys.ts'
import { readStored } from '../../results/run/seriesQueries.ts'
import { measuresOf, NO_STAND, playbackMount, standOf } from '../blockFacts.ts'
import { reachedBy } from './runLegends.ts'
import { summaryOf } from './runSummary.ts'

/** What a run has to be played: it never changes. */
export async function runIndex(run: FinishedRun): Promise<PlaybackIndex> {
  const blocks = run.facts.blocks.map(({ id, name, table_count }) =>
    blockOfRun(run, { id, name, table_count }),
  )
  const units = unitsOf(run)
  const days = await sunlitDays(run)
  if (days.length === 0)
    throw new AppError(
      'INVALID_INPUT',
      'The sun does not rise in the period of this run: there is nothing to play',
    )
  const reached = await reachedBy(run)
  return {
    version: 1,
    id: run.id,
    kind: 'run',
    name: run.name,
    granularity: units.length > blocks.length ? 'zone' : 'block',
    is_typical_year: run.facts.datasets.some(({ type }) => type === 'TMY'),
    step_s: run.stepS,
    measures: measuresOf('run', blocks, (key) => reached.get(key) ?? [0, 1]),
    blocks,
    units,
    inverters: [],
    days,
    chunks: playbackChunks(days, units.length),
  }
}

type Counted = Pick<PlaybackBlock, 'id' | 'name' | 'table_count'>

function blockOfRun(run: FinishedRun, block: Counted): PlaybackBlock {
  const { mount, ...stand } = standOf(run.design, block.id) ?? NO_STAND
  return {
    ...block,
    ...stand,
    nominal_dc_kw: summaryOf(run, block.id).ratings.nominal_dc_w / 1000,
    mount: playbackMount(mount),
  }
}

/** Zones of the blocks whose light is traced, in the order of their series; the whole of other blocks. */
function unitsOf(run: FinishedRun): readonly PlaybackUnit[] {
  return run.facts.blocks.flatMap(({ id, name, table_count }, block): PlaybackUnit[] => {
    const { zones = [], ratings } = summaryOf(run, id)
    if (zones.length === 0)
      return [{ block, name, table_count, nominal_dc_kw: ratings.nominal_dc_w / 1000 }]
    return zones.map((zone, i) => ({
      block,
      name: zoneName(zone, i),
      table_count: zone.table_count,
      nominal_dc_kw: zone.nominal_dc_kw,
    }))
  })
}

/** From the first to the last step of each day with the sun above the horizon, by the clock of the weather. */
async function sunlitDays(run: FinishedRun): Promise<readonly PlaybackDay[]> {
  const offsetMs = Math.round(run.utcOffsetH * HOUR_MS)
  const day = `floor((${START_MS_SQL} + ${offsetMs}) / ${DAY_MS}.0)`
  const { columns } = await readStored(
    run,
    partKeys(run, run.facts.blocks[0]?.id),
    (source) =>
      `select ${day}, min(${START_MS_SQL}), max(${START_MS_SQL}) from ${source} where sun_elevation > 0 group by 1 order by 1`,
  )
  const [days = [], first = [], last = []] = columns
  return Array.from(days, (number, i) => ({
    date: new Date(number * DAY_MS).toISOString().slice(0, 10),
    start_utc_ms: first[i] ?? 0,
    frame_count: Math.round(((last[i] ?? 0) - (first[i] ?? 0)) / (run.stepS * 1000)) + 1,
    utc_offset_h: run.utcOffsetH,
  }))
}
