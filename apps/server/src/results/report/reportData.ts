import { documentFacts, NOT_SET } from '@duet/plant'
import type { RunSummary } from '@duet/results'
import { DAY_MS, HOUR_MS } from '@duet/units'
import type {
  ReportAssumption,
  ReportFact,
  ReportMonth,
  SimPdfExportData,
} from '../../graphql/resolvers.gen.ts'
import { listLossNotes, storedLossNotes } from '../../losses/lossNoteQueries.ts'
import { runHash } from '../inputs/runInputs.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { lossesOf } from '../run/partOf.ts'
import { reportFilename } from '../run/resultFilename.ts'
import { declaredColumns } from '../run/seriesQueries.ts'
import { readStoredRun, type StoredRun } from '../run/storedRunQueries.ts'
import { plantSeries } from '../tabs/plantSeries.ts'
import { performanceRatioSeries } from '../tabs/ratioSeries.ts'
import { runKpis } from '../yields/runKpis.ts'
import { isWholeYear, yearlyYields } from '../yields/yieldBasis.ts'
import { yieldYears } from '../yields/yieldYears.ts'
import { reportBlocks } from './reportBlocks.ts'
import { reportHours } from './reportHours.ts'
import { reportLosses } from './reportLosses.ts'
import { reportWeather } from './reportWeather.ts'
import { listRevisions, revisionsUntil } from './revisionQueries.ts'

/** Everything that a report says, with its units in the names. */
export async function reportData(run: FinishedRun): Promise<SimPdfExportData> {
  const stored = await readStoredRun(run.server.db, run.id)
  const { manifest, project, organizationName, userName, createdAt } = stored
  const { system } = run.summary
  const { latitude, longitude, altitude_m } = manifest.document.project
  const blockIds = manifest.blocks.map(({ id }) => id)
  return {
    latitude,
    longitude,
    altitude_m,
    simulation_id: run.id,
    simulation_name: run.name,
    project_name: project.name,
    organization_name: organizationName,
    created_at: createdAt.toISOString(),
    created_by: userName,
    engine_version: manifest.engine_version,
    sha256: runHash(manifest),
    ...(await periodOf(run, stored)),
    nominal_dc_kw: system.ratings.nominal_dc_w / 1000,
    nominal_ac_kw: system.ratings.nominal_ac_w / 1000,
    module_count: system.ratings.module_count,
    kpis: await runKpis(run, null),
    losses: lossesOf(run, blockIds, system.losses),
    months: await reportMonths(run),
    hours: await reportHours(run),
    yearly: await yearlyYields(run, null),
    weather: await reportWeather(run.server.db, manifest),
    years: await yieldYears(run, { simulation_id: run.id }),
    blocks: reportBlocks(run, manifest),
    entered_losses: reportLosses(
      manifest.document,
      blockIds,
      // Where the run had none, what was written since
      listLossNotes({
        ...(await storedLossNotes(run.server.db, run.projectId)),
        ...manifest.loss_notes,
      }),
    ),
    assumptions: sharedAssumptions(run.summary),
    warnings: run.summary.warnings.map((warning) => ({ ...warning, count: warning.count ?? null })),
    facts: documentFacts(manifest.document, { blockIds }).map(
      ({ group, subject, label, value, unit, absentValue, parts = [] }) => ({
        group,
        subject,
        label: parts.length === 0 ? label : `${label} (${parts.join(', ')})`,
        ...(value === NOT_SET ? unsetFact(absentValue, unit) : { value, unit }),
      }),
    ),
    revisions: revisionsUntil(await listRevisions(run.server.db, run.projectId), run.id),
    filename: reportName(run, stored),
  }
}

/** What was taken in the place of a field that is not set, where the field says it. */
const unsetFact = (
  absentValue: string | undefined,
  unit: string,
): Pick<ReportFact, 'value' | 'unit'> =>
  absentValue === undefined
    ? { value: 'not set', unit: '' }
    : { value: `not set: ${absentValue}`, unit }

/** Of the day on which the run was computed. */
export const reportName = (
  run: FinishedRun,
  { organizationName, project, createdAt }: StoredRun,
): string =>
  reportFilename([organizationName, project.name, run.name], createdAt.toISOString().slice(0, 10))

type Period = Pick<
  SimPdfExportData,
  | 'from'
  | 'to'
  | 'simulated_year'
  | 'step_count'
  | 'time_interval'
  | 'local_time_zone'
  | 'is_whole_year'
>

async function periodOf(run: FinishedRun, { manifest }: StoredRun): Promise<Period> {
  const { step_count, simulated_year } = manifest
  const days = await plantSeries(run, undefined, {
    columns: declaredColumns(run.facts.blocks[0]?.id, ['ghi']),
    interval: 'OneDay',
  })
  const [first = '1970-01-01T00:00:00Z'] = days.time
  const to = new Date(Number(new Date(days.time.at(-1) ?? first)) + DAY_MS).toISOString()
  return {
    simulated_year,
    step_count,
    from: first,
    to,
    time_interval: run.timeInterval,
    local_time_zone: run.utcOffsetH,
    is_whole_year: isWholeYear(run),
  }
}

async function reportMonths(run: FinishedRun): Promise<ReportMonth[]> {
  const names = ['ghi', 'dhi', 'poa_nominal', 'poa_after_spectral', 'temp_air', 'dc_mpp']
  const light = await plantSeries(run, undefined, {
    columns: declaredColumns(run.facts.blocks[0]?.id, names),
    interval: 'OneMonth',
  })
  const ratios = await performanceRatioSeries(run, undefined, 'OneMonth')
  const offsetMs = run.utcOffsetH * HOUR_MS
  return ratios.time.map((time, index): ReportMonth => {
    const at = (series: typeof ratios, column: string): number | null =>
      series.values[series.columns.indexOf(column)]?.[index] ?? null
    return {
      month: new Date(Number(new Date(time)) + offsetMs).toISOString().slice(0, 7),
      ghi_kwh_m2: at(light, 'ghi'),
      dhi_kwh_m2: at(light, 'dhi'),
      poa_kwh_m2: at(light, 'poa_nominal'),
      effective_kwh_m2: at(light, 'poa_after_spectral'),
      temp_air_c: at(light, 'temp_air'),
      array_energy_kwh: at(light, 'dc_mpp'),
      energy_kwh: at(ratios, 'energy'),
      performance_ratio: at(ratios, 'performance_ratio'),
    }
  })
}

/** Assumptions of several blocks that are alike are one. */
function sharedAssumptions({ assumptions, blocks }: RunSummary): ReportAssumption[] {
  const found = new Map<string, ReportAssumption>()
  for (const { block_id, field, value, unit, reason } of assumptions) {
    const text = typeof value === 'number' ? String(Number(value.toPrecision(6))) : value
    const key = JSON.stringify([field, text, unit, reason])
    const name = blocks.find((block) => block.block_id === block_id)?.name
    const names = [...(found.get(key)?.blocks ?? []), ...(name === undefined ? [] : [name])]
    found.set(key, { field, value: text, unit, reason, blocks: names })
  }
  return [...found.values()]
}
