import { writeOnd, writePan } from '@duet/formats'
import { isOfKind, type PlantComponent, type PlantDocument } from '@duet/plant'
import type { RunSummary } from '@duet/results'
import { BUNDLE_FILES, type BundleManifest } from '@duet/results/run'
import { counted, csvText, HOUR_MS } from '@duet/units'
import type { NumberTable } from '../../files/parquet/readColumns.ts'
import { resultFilename } from '../run/resultFilename.ts'

export function assumptionsCsv({ assumptions, blocks }: RunSummary): string {
  const nameOf = (id: string): string =>
    id === '' ? 'plant' : (blocks.find(({ block_id }) => block_id === id)?.name ?? id)
  return csvText(
    [
      ['of', 'what', 'value', 'unit', 'why'],
      ...assumptions.map(({ block_id, field, value, unit, reason }) => [
        nameOf(block_id),
        field,
        value,
        unit,
        reason,
      ]),
    ],
    '\n',
  )
}

/** Panels and inverters of the plant as files of PVsyst; those with the name of one before them have a number. */
export function componentFiles({
  components,
}: Pick<PlantDocument, 'components'>): readonly { readonly name: string; readonly text: string }[] {
  const taken = new Map<string, number>()
  return components.flatMap((component) => {
    const file = pvsystFile(component)
    if (file === undefined) return []
    const base = resultFilename(component.name)
    const count = (taken.get(base) ?? 0) + 1
    taken.set(base, count)
    const name = count === 1 ? base : `${base} (${count})`
    return [{ name: `components/${name}.${file.format}`, text: file.text }]
  })
}

function pvsystFile(component: PlantComponent) {
  if (isOfKind(component, 'panel')) {
    return { format: 'PAN', text: writePan(component.name, component.parameters) }
  }
  if (isOfKind(component, 'inverter')) {
    return { format: 'OND', text: writeOnd(component.name, component.parameters) }
  }
  return undefined
}

/** Months of site time; each column in kWh, kWh/m² or the unit of its mean. */
export function monthlyCsv(
  { columns }: NumberTable,
  headings: readonly string[],
  utcOffsetH: number,
): string {
  const [start = new Float64Array(), ...values] = columns
  const month = (utcMs: number): string =>
    new Date(utcMs + utcOffsetH * HOUR_MS).toISOString().slice(0, 7)
  return csvText(
    [
      ['month', ...headings],
      ...Array.from(start, (utcMs, row) => [month(utcMs), ...values.map((column) => column[row])]),
    ],
    '\n',
  )
}

export function readmeText(manifest: BundleManifest, energyKwh: number): string {
  const { simulation, project, engine_version, blocks, step_count } = manifest
  return `${simulation.name}
A run of the plant '${project.name}', computed by DUET engine ${engine_version} on ${simulation.created_at.slice(0, 10)}.
${counted(blocks.length, 'block')}, ${counted(step_count, 'step')}, ${energyKwh.toFixed(3)} kWh to the grid.

${BUNDLE_FILES.manifest}      what was asked for: blocks, weather, time range, choices, engine
${BUNDLE_FILES.plant}         the plant document of the run
components/        panels and inverters as files of PVsyst (PAN, OND)
weather/           all rows of each meteo dataset, DUET CSV: start of each interval in local standard time
${BUNDLE_FILES.terrain}       heights of the ground, where a block stands on terrain
${BUNDLE_FILES.assumptions}   what was taken where the design says nothing
${BUNDLE_FILES.summary}
                   key figures, loss accounts and ratings of the plant and of each block
results/monthly/   months of site time, units in the header line
${BUNDLE_FILES.hours}
                   hours of the plant under the names of PVsyst: GlobHor, GlobInc, EArray, E_Grid ...
${BUNDLE_FILES.pdf}  the report
${BUNDLE_FILES.xlsx} its tables as a workbook, figures as computed
results/steps/     every step and column, Parquet: time is the start of each step in UTC
${BUNDLE_FILES.checksums}         SHA-256 of each file above

Repeat the run and hold it against the stored figures:

    duet simulate BUNDLE.zip
`
}
