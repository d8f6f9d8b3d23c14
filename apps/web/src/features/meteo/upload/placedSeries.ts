import type { WeatherFile } from '@duet/formats'
import { seriesOfFile, type WeatherSeries } from '@duet/weather'
import type { Site } from './wizardForm.ts'

/** The rows of a file at its place, or at that of the project where it says none. */
export const placedSeries = (
  weather: WeatherFile,
  { latitude, longitude }: Pick<Site, 'latitude' | 'longitude'>,
): WeatherSeries => seriesOfFile(weather, { latitudeDeg: latitude, longitudeDeg: longitude })
