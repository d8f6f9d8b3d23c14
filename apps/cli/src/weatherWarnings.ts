import { seriesOfFile, weatherDoubts } from '@duet/weather'
import type { LoadedRun } from './loadRun.ts'

/** What reading the weather file told, with its lines, and what the checks of its quality find at the place of the run. */
export function weatherWarnings({
  file,
  site,
}: Pick<LoadedRun, 'file' | 'site'>): readonly string[] {
  const told = file.warnings.map(({ line, message }) =>
    line === undefined ? message : `line ${line}: ${message}`,
  )
  return [...told, ...weatherDoubts(seriesOfFile(file, site))]
}
