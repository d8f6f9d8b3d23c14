import type { ProjectInput } from '../../lib/gql/graphql.ts'

/** A project as it is typed: numbers may be missing or out of range. */
export interface ProjectForm {
  readonly name: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly altitude_m: number | null
  readonly org_general_access: string
}

export const NEW_PROJECT: ProjectForm = {
  name: '',
  latitude: null,
  longitude: null,
  altitude_m: null,
  org_general_access: 'restricted',
}

export type ProjectFormErrors = { readonly [K in keyof ProjectForm]?: string }

export function projectFormErrors(form: ProjectForm): ProjectFormErrors {
  return {
    ...(form.name.trim() === '' ? { name: 'Name is required' } : {}),
    ...rangeError('latitude', 'Latitude', form.latitude, 90),
    ...rangeError('longitude', 'Longitude', form.longitude, 180),
  }
}

/** Undefined while something is wrong. */
export function projectInput(form: ProjectForm): ProjectInput | undefined {
  const { latitude, longitude } = form
  if (latitude === null || longitude === null) return undefined
  if (Object.keys(projectFormErrors(form)).length > 0) return undefined
  return {
    name: form.name.trim(),
    latitude,
    longitude,
    org_general_access: form.org_general_access,
    ...(form.altitude_m === null ? {} : { altitude_m: form.altitude_m }),
  }
}

function rangeError(
  key: 'latitude' | 'longitude',
  label: string,
  value: number | null,
  limit: number,
): ProjectFormErrors {
  if (value === null) return { [key]: `${label} is required` }
  if (value < -limit) return { [key]: `minimum ${-limit}` }
  if (value > limit) return { [key]: `maximum ${limit}` }
  return {}
}
