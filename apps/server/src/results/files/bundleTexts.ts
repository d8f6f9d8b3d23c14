import type { RunSummary } from '@duet/results'
import { BUNDLE_FILES, type BundleManifest } from '@duet/results/run'
import type { NumberTable } from '../../files/parquet/readColumns.ts'
import { cellText } from './exportRun.ts'

/** A cell of a CSV file. */
const cell = (value: string | number): string => {
  const text = typeof value === 'number' ? String(value) : cellText(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\n`).join('')

export function assumptionsCsv({ assumptions, blocks }: RunSummary): string {
  const nameOf = (id: string): string =>
    id === '' ? 'plant' : (blocks.find(({ block_id }) => block_id === id)?.name ?? id)
  return csvText([
    ['of', 'what', 'value', 'unit', 'why'],
    ...assumptions.map(({ block_id, field, value, unit, reason }) => [
      nameOf(block_id),
      field,
      value,
      unit,
      reason,
    ]),
  ])
}

/** Months of site time; each column in kWh, kWh/m² or the unit of its mean. */
export function monthlyCsv(
  { columns }: NumberTable,
  headings: readonly string[],
  utcOffsetH: number,
): string {
  const [start = new Float64Array(), ...values] = columns
  const month = (utcMs: number): string =>
    new Date(utcMs + utcOffsetH * 3_600_000).toISOString().slice(0, 7)
  return csvText([
    ['month', ...headings],
    ...Array.from(start, (utcMs, row) => [
      month(utcMs),
      ...values.map((column) => {
        const value = column[row] ?? Number.NaN
        return Number.isNaN(value) ? '' : value
      }),
    ]),
  ])
}

export function readmeText(manifest: BundleManifest, energyKwh: number): string {
  const { simulation, project, engine_version, blocks, step_count } = manifest
  return `${simulation.name}
A run of the plant '${project.name}', computed by DUET engine ${engine_version} on ${simulation.created_at.slice(0, 10)}.
${blocks.length} blocks, ${step_count} steps, ${energyKwh.toFixed(3)} kWh to the grid.

${BUNDLE_FILES.manifest}      what was asked for: blocks, weather, time range, choices, engine
${BUNDLE_FILES.plant}         the plant document of the run
weather/           all rows of each meteo dataset, DUET CSV: start of each interval in local standard time
${BUNDLE_FILES.terrain}       heights of the ground, where a block stands on terrain
${BUNDLE_FILES.assumptions}   what was taken where the design says nothing
${BUNDLE_FILES.summary}
                   key figures, loss accounts and ratings of the plant and of each block
results/monthly/   months of site time, units in the header line
results/steps/     every step and column, Parquet: time is the start of each step in UTC
${BUNDLE_FILES.checksums}         SHA-256 of each file above

Repeat the run and hold it against the stored figures:

    duet simulate BUNDLE.zip
`
}
