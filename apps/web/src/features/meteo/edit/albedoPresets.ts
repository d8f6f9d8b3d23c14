/** Ground reflectance of a usual surface. */
export interface AlbedoPreset {
  readonly label: string
  readonly value: number
}

/** Where the values are from. */
export const ALBEDO_SOURCE = {
  text: 'pvlib python, SURFACE_ALBEDOS',
  url: 'https://pvlib-python.readthedocs.io/en/stable/_modules/pvlib/albedo.html',
} as const

export const ALBEDO_PRESETS: readonly AlbedoPreset[] = [
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
