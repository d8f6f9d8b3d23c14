import { sunAtIntervals } from '@duet/engine'
import {
  type PlaybackBlock,
  type PlaybackDay,
  type PlaybackIndex,
  playbackChunks,
} from '@duet/results/playback'
import { type CivilDay, civilDays, DAY_MS, HOUR_MS } from '@duet/units'
import { measuresOf, NO_STAND, playbackMount, standOf } from '../blockFacts.ts'
import type { DeploymentPlant, MeasuredBlock } from './deploymentPlant.ts'

/** Ends of legends that a plant under any sun reaches but rarely passes. */
const USUAL: Readonly<Record<string, readonly [number, number]>> = {
  plane: [0, 1200],
  cell: [0, 80],
}
const USUAL_POWER = [0, 1] as const

/** What a monitored plant has to be played. */
export function deploymentIndex(plant: DeploymentPlant): PlaybackIndex {
  const { facts, document, inverters } = plant
  const blocks = plant.blocks.map((block) => blockOf(plant, block))
  const days = sunlitDays(plant)
  return {
    version: 1,
    id: plant.projectId,
    kind: 'deployment',
    name: document.project.name,
    granularity: 'block',
    is_typical_year: false,
    step_s: facts.version.settings.interval_minutes * 60,
    measures: measuresOf('deployment', blocks, (key) => USUAL[key] ?? USUAL_POWER),
    blocks,
    units: blocks.map(({ name, table_count, nominal_dc_kw }, block) => ({
      block,
      name,
      table_count,
      nominal_dc_kw,
    })),
    inverters: inverters.map(({ id, name, block, nominalW }) => ({
      id,
      name,
      block,
      nominal_dc_kw: nominalW / 1000,
    })),
    days,
    chunks: playbackChunks(days, Math.max(blocks.length, inverters.length)),
  }
}

function blockOf({ document }: DeploymentPlant, block: MeasuredBlock): PlaybackBlock {
  const { mount, ...stand } = standOf(document, block.id) ?? NO_STAND
  return {
    id: block.id,
    name: block.name,
    table_count: 0,
    ...stand,
    nominal_dc_kw: block.nominalW / 1000,
    mount: playbackMount(mount),
  }
}

/** The intervals of each evaluated day that have the sun above the horizon. */
function sunlitDays({ facts, dates }: DeploymentPlant): readonly PlaybackDay[] {
  const { interval_minutes, time_zone } = facts.version.settings
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const evaluated = new Set(dates)
  const days = civilDays(time_zone, Date.parse(first) - DAY_MS, Date.parse(last) + 2 * DAY_MS)
  return days
    .filter(({ date }) => evaluated.has(date))
    .flatMap((day) => sunlit(day, interval_minutes * 60, facts.site))
}

function sunlit(
  { date, startUtcMs, endUtcMs }: CivilDay,
  stepS: number,
  site: DeploymentPlant['facts']['site'],
): PlaybackDay[] {
  const stepMs = stepS * 1000
  const count = Math.round((endUtcMs - startUtcMs) / stepMs)
  const intervalStartUtcMs = Float64Array.from({ length: count }, (_, i) => startUtcMs + i * stepMs)
  const { sunlitFraction } = sunAtIntervals({ intervalStartUtcMs, stepS }, site)
  const from = sunlitFraction.findIndex((share) => share > 0)
  const to = sunlitFraction.findLastIndex((share) => share > 0)
  if (from === -1) return []
  const noonUtcMs = (startUtcMs + endUtcMs) / 2
  return [
    {
      date,
      start_utc_ms: startUtcMs + from * stepMs,
      frame_count: to - from + 1,
      utc_offset_h: (Date.parse(date) + DAY_MS / 2 - noonUtcMs) / HOUR_MS,
    },
  ]
}
