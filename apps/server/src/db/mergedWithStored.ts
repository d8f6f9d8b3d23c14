import { AppError } from '@duet/contract'
import { mergeFields, type Versions } from '@duet/plant'

/**
 * The fields of a record that is changed, over those that others have changed since. The caller holds its row.
 * @throws AppError DESIGN_CONFLICT naming the fields that both have changed
 */
export function mergedWithStored<T extends object>(name: string, versions: Versions<T>): T {
  const { merged, apart } = mergeFields(versions)
  if (apart.length === 0) return merged
  throw new AppError(
    'DESIGN_CONFLICT',
    `Somebody else has changed ${apart.join(', ')} of ${name} since. Load it and save again to keep yours.`,
    { fields: apart },
  )
}
