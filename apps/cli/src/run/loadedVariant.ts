import type { PlantDocument } from '@duet/plant'
import {
  type LoadedRun,
  type OpenedWeather,
  openWeather,
  planOpened,
  refuseDistant,
  scriptedRun,
} from '../loadRun.ts'

let last:
  | { readonly file: string; readonly place: string; readonly weather: OpenedWeather }
  | undefined

/** The weather of one run after the other is read once where it is the same; a file without a place is read at the plant's. */
export async function weatherAt(
  file: string,
  { project }: Pick<PlantDocument, 'project'>,
): Promise<OpenedWeather> {
  const { latitude, longitude, altitude_m } = project
  const place = [latitude, longitude, altitude_m].join(' ')
  if (last?.file === file && (last.place === place || saysItsPlace(last.weather))) {
    return last.weather
  }
  const weather = await openWeather(file, { project })
  last = { file, place, weather }
  return weather
}

const saysItsPlace = ({ file: { metadata } }: OpenedWeather): boolean =>
  metadata.latitude !== undefined &&
  metadata.longitude !== undefined &&
  metadata.altitude_m !== undefined

/** Which year a typical year stands for, and whether weather of far away is meant. */
export interface WeatherUse {
  readonly year: number | undefined
  readonly confirmsDistant: boolean
}

/** The run of a plant, as `duet simulate` makes it. @throws AppError DISTANT_WEATHER, INVALID_INPUT, TRACKER_SCRIPT */
export async function loadedVariant(
  document: PlantDocument,
  weather: OpenedWeather,
  { year, confirmsDistant }: WeatherUse,
): Promise<LoadedRun> {
  const loaded = await scriptedRun(planOpened(document, weather, year))
  if (!confirmsDistant) refuseDistant(loaded)
  return loaded
}
