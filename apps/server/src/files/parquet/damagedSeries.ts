import { AppError, type ErrorCode } from '@duet/contract'
import { shortName } from '../checkedStorage.ts'

/** Why stored series cannot be used. */
export type Damage = 'missing' | 'unreadable' | 'changed'

/** Stored series that are missing or not what was written. */
export class DamagedSeriesError extends Error {
  readonly keys: readonly string[]
  readonly damage: Damage

  constructor(keys: readonly string[], damage: Damage, cause?: unknown) {
    super(`Stored series are ${damage}: ${keys.join(', ') || 'none is stored'}`, { cause })
    this.name = 'DamagedSeriesError'
    this.keys = keys
    this.damage = damage
  }
}

/** What is reported to a user of damage. */
export interface DamageReport {
  /** For series that are missing or cannot be read; those with another content are FILE_DAMAGED. */
  readonly code: ErrorCode
  /** As it begins a sentence, in the plural. */
  readonly what: string
  readonly advice: string
  readonly details: Readonly<Record<string, unknown>>
}

/** Waits for a read; damage is reported in the words of what was read. */
export async function reportDamage<T>(reading: Promise<T>, report: DamageReport): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof DamagedSeriesError ? damageError(error, report) : error
  }
}

function damageError(
  cause: DamagedSeriesError,
  { code, what, advice, details }: DamageReport,
): AppError {
  if (cause.damage !== 'changed')
    return new AppError(code, `${what} are damaged or missing. ${advice}`, details, { cause })
  const [first = '', ...others] = cause.keys
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return new AppError(
    'FILE_DAMAGED',
    `${what} are damaged: the content of ${shortName(first)}${more} is not what was written. ${advice}`,
    { ...details, files: cause.keys.slice(0, MOST_NAMED) },
    { cause },
  )
}

const MOST_NAMED = 20

/** Of a weather dataset, for all who read it. */
export function weatherDamaged({
  id,
  name,
}: {
  readonly id: string
  readonly name: string
}): DamageReport {
  return {
    code: 'WEATHER_DAMAGED',
    what: `The stored data of the meteo dataset '${name}'`,
    advice: 'Delete the dataset and upload its file again.',
    details: { enviro_dataset_id: id },
  }
}
