import type { WeatherSource } from './weatherFile.ts'

const SOURCES: readonly (readonly [RegExp, WeatherSource])[] = [
  [/nasa|merra|power/i, 'nasapower'],
  [/nsrdb|psm|tmy[23]|himawari|meteosat/i, 'nsrdb'],
  [/meteonorm/i, 'meteonorm'],
  [/solcast/i, 'solcast'],
  [/solargis/i, 'solargis'],
  [/solaranywhere/i, 'solaranywhere'],
  [/3\s?-?tier|threetier|vaisala/i, 'threetier'],
  [/pvgis/i, 'pvgis'],
]

/** The provider that a remark of a header names. */
export function sourceOfText(text: string): WeatherSource | undefined {
  return SOURCES.find(([pattern]) => pattern.test(text))?.[1]
}
