import type { FieldOption } from '../components/fields/fields.ts'

/**
 * Ground reflectance of usual surfaces, the middle of a range where there is one.
 *
 * @see pvlib-python, `pvlib.albedo.SURFACE_ALBEDOS`
 */
export const SURFACE_ALBEDOS: readonly (FieldOption & { readonly value: number })[] = [
  { label: 'Grass', value: 0.2 },
  { label: 'Fresh grass', value: 0.26 },
  { label: 'Soil', value: 0.17 },
  { label: 'Sand', value: 0.4 },
  { label: 'Snow', value: 0.65 },
  { label: 'Fresh snow', value: 0.75 },
  { label: 'Asphalt', value: 0.12 },
  { label: 'Concrete', value: 0.3 },
  { label: 'Sea', value: 0.06 },
]
