import { AppError } from '@duet/contract'
import { runRows, type WeatherTable } from '@duet/results'
import type { RunManifest } from '@duet/results/run'
import {
  type FitnessPlant,
  type WeatherFitness,
  type WeatherSeries,
  weatherFitness,
} from '@duet/weather'
import type { DatasetFacts } from '../../meteo/datasetFacts.ts'
import type { RunRange } from './weatherOfRun.ts'

/** How well the rows of a range fit; in the dataset's own year, so that no leap day is missing of a typical one. */
export function fitnessOfRange(
  table: WeatherTable,
  facts: DatasetFacts,
  range: RunRange,
  plant: FitnessPlant,
): WeatherFitness {
  const isTypicalYear = facts.type === 'TMY'
  const { from, to } = runRows(table.startUtcMs, {
    isTypicalYear,
    stepS: facts.step_s,
    utcOffsetH: facts.local_time_zone,
    from: range.from ?? undefined,
    to: range.to ?? undefined,
  })
  const columns = Object.entries(table.columns).map(([name, values]) => [
    name,
    values?.subarray(from, to),
  ])
  const series: WeatherSeries = {
    intervalStartUtcMs: table.startUtcMs.subarray(from, to),
    stepS: facts.step_s,
    columns: Object.fromEntries(columns),
    isTypicalYear,
    alignment: 'beginning',
    utcOffsetH: facts.local_time_zone,
    latitudeDeg: facts.latitude,
    longitudeDeg: facts.longitude,
    altitudeM: facts.altitude_m ?? plant.altitudeM,
  }
  return weatherFitness(series, facts.altitude_m, plant)
}

/** What must be confirmed before the run may start; undefined: nothing. */
export function toConfirm({ datasets }: Pick<RunManifest, 'datasets'>): string | undefined {
  const [first] = datasets.flatMap(({ name, fitness }) =>
    (fitness?.remarks ?? []).flatMap(({ level, message }) =>
      level === 'confirm' ? [`Meteo dataset '${name}': ${message}`] : [],
    ),
  )
  return first
}

/** @throws AppError DISTANT_WEATHER for weather of far away that nobody confirmed */
export function refuseDistant(
  manifest: Pick<RunManifest, 'datasets'>,
  { confirmDistantWeather = false }: { readonly confirmDistantWeather?: boolean | undefined },
): void {
  const doubt = confirmDistantWeather ? undefined : toConfirm(manifest)
  if (doubt === undefined) return
  throw new AppError(
    'DISTANT_WEATHER',
    `${doubt} Choose weather of the place, or confirm that it is meant (confirm_distant_weather).`,
    { path: 'input.confirm_distant_weather' },
  )
}
