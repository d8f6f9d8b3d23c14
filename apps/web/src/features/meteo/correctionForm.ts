import type { DatasetRowFragment, EnviroDatasetUpdate } from '../../lib/gql/graphql.ts'
import type { FieldProblem } from '../../ui/FieldErrors.tsx'

/** Times and place of a dataset as they are typed; null: empty. */
export interface CorrectionForm {
  readonly local_time_zone: number | null
  readonly zone_keeps: 'labels' | 'instants'
  readonly interval_alignment: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly altitude_m: number | null
  readonly reason: string
}

const RANGES = [
  ['local_time_zone', -12, 14],
  ['latitude', -90, 90],
  ['longitude', -180, 180],
  ['altitude_m', -500, 9000],
] as const

/** What prevents the correction; an empty height is for the server to find. */
export function correctionErrors(
  dataset: DatasetRowFragment,
  form: CorrectionForm,
): readonly FieldProblem[] {
  return RANGES.flatMap(([path, least, most]) => {
    const value = form[path]
    if (value === null) {
      const isOpen =
        path === 'altitude_m' && (dataset.altitude_m === null || isMoved(dataset, form))
      return isOpen ? [] : [{ path, message: 'required' }]
    }
    return value < least || value > most ? [{ path, message: `from ${least} to ${most}` }] : []
  })
}

const isMoved = (dataset: DatasetRowFragment, form: CorrectionForm): boolean =>
  form.latitude !== dataset.latitude || form.longitude !== dataset.longitude

/** The fields that are other than they were; undefined: none is. */
export function correctionOf(
  dataset: DatasetRowFragment,
  form: CorrectionForm,
): EnviroDatasetUpdate | undefined {
  const { zone_keeps, reason } = form
  const changed: EnviroDatasetUpdate = {
    ...(form.local_time_zone !== dataset.local_time_zone && {
      local_time_zone: form.local_time_zone,
      zone_keeps,
    }),
    ...(form.interval_alignment !== dataset.interval_alignment && {
      interval_alignment: form.interval_alignment,
    }),
    ...(isMoved(dataset, form) && { latitude: form.latitude, longitude: form.longitude }),
    ...(form.altitude_m !== null &&
      (form.altitude_m !== dataset.altitude_m || isMoved(dataset, form)) && {
        altitude_m: form.altitude_m,
      }),
  }
  if (Object.keys(changed).length === 0) return undefined
  return { ...changed, ...(reason.trim() !== '' && { reason: reason.trim() }) }
}
