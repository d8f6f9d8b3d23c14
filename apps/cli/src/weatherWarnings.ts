import type { Site } from '@duet/engine'
import type { WeatherFile } from '@duet/formats'
import { seriesOfFile, weatherDoubts } from '@duet/weather'

/** What reading the weather file reported, with its lines, and what the checks of its quality find at the place of the run. */
export function weatherWarnings(file: WeatherFile, site: Site): readonly string[] {
  const reported = file.warnings.map(({ line, message }) =>
    line === undefined ? message : `line ${line}: ${message}`,
  )
  return [...reported, ...weatherDoubts(seriesOfFile(file, site))]
}
