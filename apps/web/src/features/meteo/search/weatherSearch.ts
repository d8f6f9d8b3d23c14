import * as z from 'zod'

/** Sources to choose from, in the order of the specification; `default` is what is suggested. */
export const WEATHER_SOURCES = [
  'default',
  'pvgis',
  'nsrdb',
  'nasapower',
  'solcast',
  'solaranywhere',
  'meteonorm',
  'solargis',
  'threetier',
] as const

/** Where weather is looked for, and of whom; the place of the project and all sources where absent. */
export const weatherSearch = z.object({
  latitude: z.number().min(-90).max(90).optional().catch(undefined),
  longitude: z.number().min(-180).max(180).optional().catch(undefined),
  source: z.enum(WEATHER_SOURCES).optional().catch(undefined),
})

export type WeatherSearch = z.infer<typeof weatherSearch>
