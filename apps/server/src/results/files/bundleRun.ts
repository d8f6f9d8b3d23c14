import path from 'node:path'
import { Readable } from 'node:stream'
import { serialisePlantDocument } from '@duet/plant'
import { columnsOf, rollUpUnit } from '@duet/results'
import { BUNDLE_FILES, bundleManifest, madeFileKey, terrainKey } from '@duet/results/run'
import { HOUR_S } from '@duet/units'
import { markDeleting } from '../../files/storedFileQueries.ts'
import { storeObject } from '../../files/storeObject.ts'
import type { RunResultJob } from '../../jobs/resultJobs.ts'
import type { Server } from '../../server.ts'
import { reportOptions } from '../report/reportInput.ts'
import { reportBytes, reportOf } from '../report/reportJob.ts'
import { type FinishedRun, type ResultsServer, storedRun } from '../run/finishedRun.ts'
import { resultFilename } from '../run/resultFilename.ts'
import { partKeys } from '../run/runKeys.ts'
import { readTable } from '../run/seriesQueries.ts'
import { readStoredRun, type StoredRun } from '../run/storedRunQueries.ts'
import { textEntry, type ZipEntry, zipStream } from './bundleFiles.ts'
import { assumptionsCsv, componentFiles, monthlyCsv, readmeText } from './bundleTexts.ts'
import { bundledWeather } from './bundleWeather.ts'
import { exportRequest, type StoredExport } from './exportInput.ts'
import { writeExport } from './exportRun.ts'

type BundleDeps = ResultsServer & Pick<Server, 'storage'>

/** The worker's side of a bundle: everything that a run was computed from and gave, as one zip. */
export function createBundleJob(deps: BundleDeps): RunResultJob {
  return async (job, signal, reportProgress) => {
    const run = await storedRun(deps, job.simulation_id)
    const stored = await readStoredRun(deps.db, run.id)
    const hoursKey = madeFileKey(run.prefix, 'bundles', `${job.id}.csv`)
    try {
      await writeExport(run, hourRequest(run), hoursKey, { signal, onProgress: () => undefined })
      const entries = [
        ...(await bundleEntries(deps, run, stored)),
        ...(await reportEntries(deps, run, signal)),
        { name: BUNDLE_FILES.hours, open: () => deps.storage.get(hoursKey) },
      ]
      const key = madeFileKey(run.prefix, 'bundles', `${job.id}.zip`)
      const filename = resultFilename(`${stored.project.name} ${run.name} bundle.zip`)
      const content = zipStream(entries, {
        mtime: stored.createdAt,
        checksums: BUNDLE_FILES.checksums,
        onEntry: (done) => void reportProgress(done, entries.length).catch(() => undefined),
      })
      const object = { key, projectId: run.projectId, filename, state: 'pending' } as const
      const sizeBytes = await storeObject(deps, object, () =>
        deps.storage.put(key, content, { signal }),
      )
      return { file: { storageKey: key, filename, sizeBytes } }
    } finally {
      await markDeleting(deps.db, hoursKey)
    }
  }
}

/** Hours of the plant under the names that PVsyst has for them, or the steps where they are longer. */
const hourRequest = (run: FinishedRun): StoredExport => ({
  ...exportRequest(run, {
    simulation_id: run.id,
    format: 'csv',
    scope: 'system',
    names: 'pvsyst',
    time_interval: run.stepS > HOUR_S ? null : 'OneHour',
  }),
  filename: path.basename(BUNDLE_FILES.hours),
})

/** The report to read, and its tables as a workbook. */
async function reportEntries(
  deps: BundleDeps,
  run: FinishedRun,
  signal: AbortSignal,
): Promise<readonly ZipEntry[]> {
  const report = await reportOf(deps, run, reportOptions({ simulation_id: run.id }))
  return (['pdf', 'xlsx'] as const).map((format) => ({
    name: BUNDLE_FILES[format],
    isDense: true,
    open: async () => Readable.from([await reportBytes({ format, report }, signal)]),
  }))
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

async function bundleEntries(
  deps: BundleDeps,
  run: FinishedRun,
  stored: StoredRun,
): Promise<readonly ZipEntry[]> {
  const { manifest } = stored
  const bundle = bundleManifest(manifest, {
    simulation: { id: run.id, name: run.name, created_at: stored.createdAt.toISOString() },
    project: stored.project,
  })
  const weather = bundle.datasets.map(({ id, file }): ZipEntry => {
    const dataset = manifest.datasets.find((one) => one.id === id)
    if (!dataset) throw new RangeError(`The run has no dataset ${id}`)
    return { name: file, open: () => bundledWeather(deps.series, dataset) }
  })
  const terrain: ZipEntry = {
    name: BUNDLE_FILES.terrain,
    open: () => deps.storage.get(terrainKey(run.prefix)),
  }
  return [
    textEntry(BUNDLE_FILES.readme, readmeText(bundle, run.summary.system.energy_kwh)),
    textEntry(BUNDLE_FILES.manifest, json(bundle)),
    textEntry(BUNDLE_FILES.plant, `${serialisePlantDocument(manifest.document)}\n`),
    ...componentFiles(manifest.document).map(({ name, text }) => textEntry(name, text)),
    ...weather,
    ...(manifest.terrain ? [terrain] : []),
    textEntry(BUNDLE_FILES.assumptions, assumptionsCsv(run.summary)),
    textEntry(BUNDLE_FILES.summary, json(run.summary)),
    ...(await resultEntries(deps, run)),
  ]
}

/** Months as text and steps as they are stored, of the plant and of each block. */
async function resultEntries(deps: BundleDeps, run: FinishedRun): Promise<readonly ZipEntry[]> {
  const parts = [
    { name: 'system', blockId: undefined },
    ...run.facts.blocks.map(({ id }, index) => ({ name: `block-${index + 1}`, blockId: id })),
  ]
  const entries: ZipEntry[] = []
  for (const { name, blockId } of parts) {
    const keys = partKeys(run, blockId)
    entries.push(
      textEntry(`results/monthly/${name}.csv`, await monthsOf(run, blockId)),
      ...keys.map(
        (key, index): ZipEntry => ({
          name: `results/steps/${name}-${index + 1}.parquet`,
          isDense: true,
          open: () => deps.storage.get(key),
        }),
      ),
    )
  }
  return entries
}

async function monthsOf(run: FinishedRun, blockId: string | undefined): Promise<string> {
  const columns = columnsOf(blockId === undefined ? 'system' : 'block')
  const months = await readTable(run, { blockId, columns, interval: 'OneMonth' })
  return monthlyCsv(
    months,
    columns.map((column) => `${column.name} [${rollUpUnit(column)}]`),
    run.utcOffsetH,
  )
}
