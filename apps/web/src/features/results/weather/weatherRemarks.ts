import type { SimulationMeta } from '../useResults.ts'

type RunWeather = SimulationMeta['weather'][number]

export interface WeatherRemark {
  readonly code: string
  readonly message: string
}

/** How the weather of a run fits, and whether it was corrected since. */
export function weatherRemarks({
  fitness,
  revision,
  present_revision,
}: Pick<RunWeather, 'fitness' | 'revision' | 'present_revision'>): readonly WeatherRemark[] {
  const isOlder = present_revision !== null && present_revision > revision
  return [
    ...(fitness?.remarks ?? []),
    ...(isOlder
      ? [
          {
            code: 'revision',
            message: `The run used revision ${revision} of its weather; there is a newer one, ${present_revision}.`,
          },
        ]
      : []),
  ]
}
