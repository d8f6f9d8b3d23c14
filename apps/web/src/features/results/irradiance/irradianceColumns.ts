import { BLOCK_STAGE_COLUMNS } from '@duet/results'

/** A column of the irradiance page. */
export interface LightColumn {
  readonly name: string
  readonly label: string
}

/** What falls on level ground. */
export const LEVEL_COLUMNS: readonly LightColumn[] = [
  { name: 'ghi', label: 'GHI' },
  { name: 'dhi', label: 'DHI' },
  { name: 'dni', label: 'DNI' },
]

/** Where the light on the front comes from, unshaded. */
export const FRONT_PARTS: readonly LightColumn[] = [
  { name: 'poa_beam', label: 'Beam' },
  { name: 'poa_sky_diffuse', label: 'Sky diffuse' },
  { name: 'poa_circumsolar', label: 'of it circumsolar' },
  { name: 'poa_ground', label: 'Ground' },
]

/** The front's columns are named for the plane, which the page has in its headings. */
const shortLabel = (label: string): string => {
  const text = label.replace(/^Plane of array,? /, '').replace(/ correction$/, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What is left of the light on the front. */
export const FRONT_STAGES: readonly LightColumn[] = BLOCK_STAGE_COLUMNS.filter(({ column }) =>
  column.startsWith('poa_'),
).map(({ column, columnLabel }) => ({ name: column, label: shortLabel(columnLabel) }))

/** Light on the rear, before structure and after it. */
export const REAR_COLUMNS: readonly LightColumn[] = [
  { name: 'rear_ground', label: 'Ground' },
  { name: 'rear_sky', label: 'Sky' },
  { name: 'rear_beam', label: 'Beam' },
  { name: 'rear_after_structure', label: 'After structure' },
  { name: 'rear', label: 'After reflection' },
]

export const EFFECTIVE: LightColumn = { name: 'effective', label: 'Effective, both faces' }

export const LIGHT_COLUMNS: readonly string[] = [
  ...LEVEL_COLUMNS,
  ...FRONT_PARTS,
  ...FRONT_STAGES,
  ...REAR_COLUMNS,
  EFFECTIVE,
].map(({ name }) => name)

/** Of which the day by month can be shown. */
export const DAY_COLUMNS: readonly LightColumn[] = [
  { name: 'poa_nominal', label: 'Front, unshaded' },
  { name: 'poa_after_spectral', label: 'Front at the cells' },
  { name: 'rear', label: 'Rear at the cells' },
  EFFECTIVE,
  ...LEVEL_COLUMNS,
]
