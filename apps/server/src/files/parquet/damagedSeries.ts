import { AppError, type ErrorCode } from '@duet/contract'

/** Stored series that are missing or cannot be read as they were written. */
export class DamagedSeriesError extends Error {
  readonly keys: readonly string[]

  constructor(keys: readonly string[], cause?: unknown) {
    super(`Stored series are damaged or missing: ${keys.join(', ') || 'none is stored'}`, { cause })
    this.name = 'DamagedSeriesError'
    this.keys = keys
  }
}

/** What a user is told of damage. */
export interface ToldDamage {
  readonly code: ErrorCode
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
}

/** Waits for a read; damage is told in the words of what was read. */
export async function tellDamage<T>(reading: Promise<T>, told: ToldDamage): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof DamagedSeriesError)) throw error
    throw new AppError(told.code, told.message, told.details, { cause: error })
  }
}

/** Of a weather dataset, for all who read it. */
export function weatherDamaged({
  id,
  name,
}: {
  readonly id: string
  readonly name: string
}): ToldDamage {
  return {
    code: 'WEATHER_DAMAGED',
    message: `The stored data of the meteo dataset '${name}' are damaged or missing. Delete the dataset and upload its file again.`,
    details: { enviro_dataset_id: id },
  }
}
