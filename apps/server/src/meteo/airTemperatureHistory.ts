import { z } from 'zod'

/** Of the step that tells where the air temperature is from. */
export const AIR_KIND = 'air_temperature'

const storedHistory = z.array(z.object({ edit: z.looseObject({ kind: z.string() }) }))

/** Where the air temperature of a dataset is from, in words; null: from its file. */
export function airTemperatureFrom(history: unknown): string | null {
  const steps = storedHistory.safeParse(history).data ?? []
  const from = steps.find(({ edit }) => edit.kind === AIR_KIND)?.edit['from']
  return typeof from === 'string' ? from : null
}
