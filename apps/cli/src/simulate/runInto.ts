import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LoadedRun } from '../loadRun.ts'
import { type RunReport, runReport } from '../runReport.ts'
import type { PlantRun } from '../simulatePlant.ts'
import { seriesFiles } from './seriesCsv.ts'
import { shownRun } from './shownRun.ts'

/**
 * Runs a plant and writes its report and series while it runs, beside the folder that is asked for: what fails leaves nothing there.
 *
 * @throws AppError RESULT_UNSOUND for figures that cannot be
 */
export async function runInto(folder: string, loaded: LoadedRun): Promise<RunReport> {
  await mkdir(folder, { recursive: true })
  const unfinished = await mkdtemp(join(folder, '.unfinished-'))
  try {
    const report = runReport(loaded, runWritten(loaded, unfinished))
    await writeFile(join(unfinished, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`)
    for (const name of await readdir(unfinished)) {
      await rename(join(unfinished, name), join(folder, name))
    }
    return report
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

function runWritten(loaded: LoadedRun, folder: string): PlantRun {
  const files = seriesFiles(loaded, folder)
  try {
    const run = shownRun(loaded, files.block)
    files.system(run.system)
    return run
  } finally {
    files.close()
  }
}
