import type { ColumnGroup, ColumnKind, ResultColumn } from './resultColumn.ts'

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
  ...columns('irradiance', 'irradiance', 'W/m²', [
    ['ghi', 'ghiWm2', 'Global horizontal irradiance'],
    ['dni', 'dniWm2', 'Direct normal irradiance'],
    ['dhi', 'dhiWm2', 'Diffuse horizontal irradiance'],
    ['poa_nominal', 'poaNominalWm2', 'Plane of array, unshaded'],
    ['poa_after_horizon', 'poaAfterHorizonWm2', 'Plane of array after horizon'],
    ['poa_after_shading', 'poaAfterShadingWm2', 'Plane of array after near shading'],
    ['poa_after_soiling', 'poaAfterSoilingWm2', 'Plane of array after soiling'],
    ['poa_after_snow', 'poaAfterSnowWm2', 'Plane of array after snow'],
    ['poa_after_iam', 'poaAfterIamWm2', 'Plane of array after reflection'],
    ['poa_after_spectral', 'poaAfterSpectralWm2', 'Plane of array after spectral correction'],
    ['poa_beam', 'poaBeamWm2', 'Plane of array, beam'],
    ['poa_sky_diffuse', 'poaSkyDiffuseWm2', 'Plane of array, sky diffuse'],
    ['poa_ground', 'poaGroundWm2', 'Plane of array, ground reflected'],
    ['poa_circumsolar', 'poaCircumsolarWm2', 'Plane of array, circumsolar part of sky diffuse'],
    ['effective', 'effectiveWm2', 'Effective irradiance, both faces'],
  ]),
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
  ...columns('dc', 'power', 'W', [
    ['dc_nominal', 'dcNominalW', 'Array nominal power at STC efficiency'],
    ['dc_after_degradation', 'dcAfterDegradationW', 'DC after degradation'],
    ['dc_after_irradiance_level', 'dcAfterIrradianceLevelW', 'DC after low-irradiance loss'],
    ['dc_after_temperature', 'dcAfterTemperatureW', 'DC after temperature'],
    ['dc_after_elec_shading', 'dcAfterElecShadingW', 'DC after electrical shading'],
    ['dc_after_mismatch_front', 'dcAfterMismatchFrontW', 'DC after front mismatch'],
    ['dc_after_mismatch_rear', 'dcAfterMismatchRearW', 'DC after rear mismatch'],
    ['dc_after_quality', 'dcAfterQualityW', 'DC after module quality'],
    ['dc_after_wire', 'dcAfterWireW', 'DC after wiring'],
    ['dc_after_window', 'dcAfterWindowW', "DC within the inverter's voltage window"],
    ['dc_after_current_limit', 'dcAfterCurrentLimitW', "DC within the inverter's current"],
    ['dc_after_power_limit', 'dcAfterPowerLimitW', "DC within the inverter's DC power"],
    ['dc_mpp', 'dcMppW', 'DC at the inverter input'],
  ]),
  ...columns('dc', 'mean', 'V', [['dc_voltage', 'dcVoltageV', 'DC voltage']]),
  ...columns('dc', 'mean', 'A', [['dc_current', 'dcCurrentA', 'DC current']]),
  ...columns('ac', 'power', 'W', [
    ['ac_after_efficiency', 'acAfterEfficiencyW', 'AC after inverter efficiency'],
    ['ac_after_clipping', 'acAfterClippingW', "AC after clipping of the hour's mean"],
    ['ac_after_sub_clipping', 'acAfterSubClippingW', 'AC after sub-interval clipping'],
    ['ac_after_derating', 'acAfterDeratingW', 'AC after temperature derating'],
    ['ac_after_self_consumption', 'acAfterSelfConsumptionW', 'AC after self consumption'],
    ['ac_inverter', 'acInverterW', 'AC at the inverter output'],
    ['ac_after_wire', 'acAfterWireW', 'AC after wiring'],
    ['ac_after_mv_iron', 'acAfterMvIronW', 'AC after MV transformer iron loss'],
    ['ac_block', 'acBlockW', 'AC at the block output'],
  ]),
  ...columns('ac', 'mean', 'var', [['reactive_power', 'reactiveVar', 'Reactive power']]),
]
