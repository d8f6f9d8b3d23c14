import type { ColumnGroup, ColumnKind, ResultColumn } from './resultColumn.ts'
import { BLOCK_STAGE_COLUMNS, columnsOfStages } from './stageColumns.ts'

type Row = readonly [name: string, engineKey: string, label: string]

const columns = (
  group: ColumnGroup,
  kind: ColumnKind,
  unit: string,
  rows: readonly Row[],
): readonly ResultColumn[] =>
  rows.map(([name, engineKey, label]) => ({
    name,
    engineKey,
    label,
    unit,
    kind,
    scope: 'block',
    group,
  }))

const stages = (group: ColumnGroup): readonly ResultColumn[] =>
  columnsOfStages(BLOCK_STAGE_COLUMNS, 'block').filter((column) => column.group === group)

const LIGHT = stages('irradiance')

/** Columns of one block, in the order of the account: what is left after each stage. */
export const BLOCK_COLUMNS: readonly ResultColumn[] = [
  ...columns('sun', 'angle', '°', [
    ['sun_elevation', 'sunElevationDeg', 'Sun elevation'],
    ['tracker_angle', 'trackerAngleDeg', 'Tracker angle'],
    ['surface_tilt', 'surfaceTiltDeg', 'Surface tilt'],
  ]),
  ...columns('sun', 'azimuth', '°', [
    ['sun_azimuth', 'sunAzimuthDeg', 'Sun azimuth'],
    ['surface_azimuth', 'surfaceAzimuthDeg', 'Surface azimuth'],
  ]),
  // On level ground, on the plane, and of both faces
  ...LIGHT.slice(0, 1),
  ...columns('irradiance', 'irradiance', 'W/m²', [
    ['dni', 'dniWm2', 'Direct normal irradiance'],
    ['dhi', 'dhiWm2', 'Diffuse horizontal irradiance'],
  ]),
  ...LIGHT.slice(1, -1),
  ...columns('irradiance', 'irradiance', 'W/m²', [
    ['poa_beam', 'poaBeamWm2', 'Plane of array, beam'],
    ['poa_sky_diffuse', 'poaSkyDiffuseWm2', 'Plane of array, sky diffuse'],
    ['poa_ground', 'poaGroundWm2', 'Plane of array, ground reflected'],
    ['poa_circumsolar', 'poaCircumsolarWm2', 'Plane of array, circumsolar part of sky diffuse'],
  ]),
  ...LIGHT.slice(-1),
  ...columns('rear', 'irradiance', 'W/m²', [
    ['rear_ground', 'rearGroundWm2', 'Rear, ground reflected'],
    ['rear_sky', 'rearSkyWm2', 'Rear, sky diffuse'],
    ['rear_beam', 'rearBeamWm2', 'Rear, beam'],
    ['rear_after_structure', 'rearAfterStructureWm2', 'Rear after structure, before reflection'],
    ['rear', 'rearWm2', 'Rear after structure and reflection'],
  ]),
  ...columns('temperature', 'mean', '°C', [
    ['temp_air', 'airC', 'Air temperature'],
    ['temp_cell', 'cellC', 'Cell temperature'],
  ]),
  ...stages('dc'),
  ...columns('dc', 'mean', 'V', [['dc_voltage', 'dcVoltageV', 'DC voltage']]),
  ...columns('dc', 'mean', 'A', [['dc_current', 'dcCurrentA', 'DC current']]),
  ...stages('ac'),
  ...columns('ac', 'mean', 'var', [['reactive_power', 'reactiveVar', 'Reactive power']]),
]

/** The columns that a run may lack; read as `storedColumnSql` from a source that has them empty then. */
export const LATER_COLUMNS: readonly ResultColumn[] = BLOCK_COLUMNS.filter(({ name }) =>
  BLOCK_STAGE_COLUMNS.some((stage) => stage.column === name && stage.older !== undefined),
)
