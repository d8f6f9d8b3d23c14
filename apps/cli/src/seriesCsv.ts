import type { Weather } from '@duet/engine'
import { type ColumnScope, columnsOf } from '@duet/results'
import type { PlantRun } from './simulatePlant.ts'

/** One CSV a block and one of the system: every step, every column, header `name [unit]`. */
export function seriesCsv(
  run: PlantRun,
  weather: Weather,
): readonly { readonly name: string; readonly text: string }[] {
  const blocks = run.summary.blocks.map(({ name }, i) => ({
    name: `block-${i + 1}-${fileName(name)}.csv`,
    text: csv('block', run.blocks[i]?.series ?? {}, weather),
  }))
  return [...blocks, { name: 'system.csv', text: csv('system', run.system, weather) }]
}

function csv(scope: ColumnScope, series: object, weather: Weather): string {
  const arrays = new Map<string, Float64Array>(Object.entries(series))
  const columns = columnsOf(scope).flatMap(({ name, unit, engineKey }) => {
    const values = arrays.get(engineKey)
    return values ? [{ header: `${name} [${unit}]`, values }] : []
  })
  const header = ['time', ...columns.map((column) => column.header)].join(',')
  const lines = Array.from(weather.intervalStartUtcMs, (utcMs, step) =>
    [localTime(utcMs, weather.utcOffsetH), ...columns.map(({ values }) => cell(values[step]))].join(
      ',',
    ),
  )
  return `${[header, ...lines].join('\n')}\n`
}

const cell = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '' : String(value)

/** Start of a step in local standard time, ISO 8601 with its offset. */
function localTime(utcMs: number, offsetH: number): string {
  const local = new Date(utcMs + offsetH * 3_600_000).toISOString().slice(0, 19)
  const minutes = Math.round(Math.abs(offsetH) * 60)
  const hh = String(Math.floor(minutes / 60)).padStart(2, '0')
  const mm = String(minutes % 60).padStart(2, '0')
  return `${local}${offsetH < 0 ? '-' : '+'}${hh}:${mm}`
}

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'block'
