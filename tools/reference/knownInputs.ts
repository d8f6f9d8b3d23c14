import type { JsonRecord } from './vectorFile.ts'
import { isRecord } from './vectorFile.ts'

/**
 * The inputs of the reference files by the name of their file, as the files and their README have them: `a?` is true or
 * false, `a.b` a value within a record; a line that is indented goes on with the one above.
 */
const KNOWN_INPUTS = `
  airmass: model zenith pressure
  aoi: surface_tilt surface_azimuth solar_zenith solar_azimuth
  bifacial_ants2d: tracker_rotation axis_azimuth solar_zenith solar_azimuth gcr height pitch ghi
      dhi dni albedo model dni_extra airmass row_segments ground_segments axis_tilt
      cross_axis_slope max_rows
  bifacial_infinite_sheds: surface_tilt surface_azimuth solar_zenith solar_azimuth gcr height
      pitch ghi dhi dni albedo model dni_extra npoints iam_front iam_back bifaciality shade_factor
      transmission_factor
  bifacial_infinite_sheds_poa: surface_tilt surface_azimuth solar_zenith solar_azimuth gcr height
      pitch ghi dhi dni albedo model dni_extra npoints iam
  bishop88: source photocurrent saturation_current resistance_series resistance_shunt nNsVth
      diode_voltage d2mutau NsVbi breakdown_factor breakdown_voltage breakdown_exp
  bishop88_solve: source photocurrent saturation_current resistance_series resistance_shunt nNsVth
      voltage d2mutau NsVbi breakdown_factor breakdown_voltage breakdown_exp
  calcparams_cec: module effective_irradiance temp_cell alpha_sc a_ref I_L_ref I_o_ref R_sh_ref
      R_s Adjust EgRef dEgdT
  calcparams_desoto: module effective_irradiance temp_cell alpha_sc a_ref I_L_ref I_o_ref R_sh_ref
      R_s EgRef dEgdT
  calcparams_pvsyst: module effective_irradiance temp_cell alpha_sc gamma_ref mu_gamma I_L_ref
      I_o_ref R_sh_ref R_sh_0 R_s cells_in_series R_sh_exp EgRef
  clearness_index: ghi solar_zenith extra_radiation min_cos_zenith max_clearness_index airmass
  clearsky_bird: zenith airmass_relative aod380 aod500 precipitable_water ozone pressure dni_extra
      asymmetry albedo
  clearsky_haurwitz: apparent_zenith
  clearsky_ineichen: apparent_zenith airmass_absolute linke_turbidity altitude dni_extra
      perez_enhancement?
  clearsky_simplified_solis: apparent_elevation aod700 precipitable_water pressure dni_extra
  complete_irradiance: solar_zenith ghi dhi dni dni_clear
  dc_ohmic_losses: vmp_ref imp_ref dc_ohmic_percent modules_per_string strings current
  decomposition_boland: ghi solar_zenith dayofyear a_coeff b_coeff
  decomposition_dirint: times_utc dayofyear ghi solar_zenith pressure use_delta_kt_prime? temp_dew
  decomposition_disc: ghi solar_zenith dayofyear pressure
  decomposition_erbs: ghi zenith dayofyear
  decomposition_erbs_driesse: ghi zenith dayofyear
  decomposition_orgill_hollands: ghi zenith dayofyear
  delta_t: year month
  extraterrestrial: method dayofyear solar_constant time_utc unix_s delta_t
  fit_cec_library: module celltype v_mp i_mp v_oc i_sc alpha_sc beta_voc gamma_pmp cells_in_series
  fit_desoto: module v_mp i_mp v_oc i_sc alpha_sc beta_voc cells_in_series
  fit_desoto_batzelis: v_mp i_mp v_oc i_sc alpha_sc beta_voc
  gueymard94_pw: temp_air relative_humidity
  huld: effective_irradiance temp_mod pdc0 cell_type k_version
  i_from_v: source photocurrent saturation_current resistance_series resistance_shunt nNsVth
      voltage
  iam_ashrae: aoi b
  iam_interp: aoi theta_ref iam_ref method normalize?
  iam_marion_diffuse: model params.n params.K params.L surface_tilt params.b params.a_r num
  iam_martin_ruiz: aoi a_r
  iam_martin_ruiz_diffuse: surface_tilt a_r c1 c2
  iam_physical: aoi n K L n_ar
  iam_sapm: aoi B0 B1 B2 B3 B4 B5 upper
  iam_schlick: surface_tilt aoi
  inverter_adr: inverter v_dc p_dc vtol parameters.Pnom parameters.Vnom parameters.Pacmax
      parameters.Pnt parameters.Vmax parameters.Vmin parameters.Vdcmax parameters.MPPTHi
      parameters.MPPTLow parameters.ADRCoefficients
  inverter_pvwatts: pdc pdc0 eta_inv_nom eta_inv_ref
  inverter_sandia: inverter v_dc p_dc Paco Pdco Vdco Pso C0 C1 C2 C3 Pnt
  inverter_sandia_multi: inverter v_dc p_dc Paco Pdco Vdco Pso C0 C1 C2 C3 Pnt
  pan_to_single_diode: name Isc Voc Imp Vmp muISC RShunt Rp_0 Rp_Exp RSerie Gamma muGamma NCelS
      PNom
  pressure_altitude: altitude pressure
  projected_solar_zenith: solar_zenith solar_azimuth axis_tilt axis_azimuth
  pvefficiency_adr: effective_irradiance temp_cell k_a k_d tc_d k_rs k_rsh
  pvwatts_dc: effective_irradiance temp_cell pdc0 gamma_pdc temp_ref k cap_adjustment?
  pvwatts_losses: soiling shading snow mismatch wiring connections lid nameplate_rating age
      availability
  sapm_dc: module effective_irradiance temp_cell parameters.C0 parameters.C1 parameters.C2
      parameters.C3 parameters.C4 parameters.C5 parameters.C6 parameters.C7 parameters.N
      parameters.Cells_in_Series parameters.Isco parameters.Voco parameters.Impo parameters.Vmpo
      parameters.Aisc parameters.Aimp parameters.Bvoco parameters.Mbvoc parameters.Bvmpo
      parameters.Mbvmp parameters.IXO parameters.IXXO
  shading_direct_martinez: poa_global poa_direct shaded_fraction shaded_blocks total_blocks
  shading_masking_angle: surface_tilt gcr slant_height
  shading_shaded_fraction1d: solar_zenith solar_azimuth axis_azimuth shaded_row_rotation
      collector_width pitch axis_tilt surface_to_axis_offset cross_axis_slope shading_row_rotation
  singlediode: source photocurrent saturation_current resistance_series resistance_shunt nNsVth
  singlediode_precise: photocurrent saturation_current resistance_series resistance_shunt nNsVth
      voltage
  snow_nrel: time_step_s snowfall poa_irradiance temp_air surface_tilt snow_depth initial_coverage
      threshold_snowfall threshold_depth can_slide_coefficient slide_amount_coefficient
      num_strings
  snow_townsend: snow_total snow_events surface_tilt relative_humidity temp_air poa_global
      slant_height lower_edge_height string_factor angle_of_repose front_side_fraction
  soiling_hsu: time_step_s rainfall cleaning_threshold surface_tilt pm2_5 pm10 depo_veloc_2_5
      depo_veloc_10 rain_accum_period_h
  soiling_kimber: time_step_s rainfall cleaning_threshold soiling_loss_rate grace_period_days
      max_soiling manual_wash_index initial_soiling rain_accum_period_h
  solar_geometry_analytic: dayofyear
  solar_position_analytic: latitude hour_angle declination
  solar_position_spa: time_utc unix_s latitude longitude altitude pressure temperature delta_t
      atmos_refract
  spectral_caballero: precipitable_water airmass_absolute aod500 module_type
  spectral_firstsolar: precipitable_water airmass_absolute module_type coefficients
  spectral_jrc: airmass clearsky_index module_type
  spectral_polo: precipitable_water airmass_absolute aod500 aoi pressure module_type albedo
  spectral_pvspec: airmass_absolute clearsky_index module_type
  spectral_sapm: airmass_absolute A0 A1 A2 A3 A4
  sun_rise_set_transit_spa: date_utc latitude longitude delta_t
  tdew_from_rh: temp_air temp_dew relative_humidity
  temperature_faiman: poa_global temp_air wind_speed u0 u1
  temperature_faiman_rad: poa_global temp_air wind_speed ir_down u0 u1 sky_view emissivity
  temperature_fuentes: time_step_s poa_global temp_air wind_speed noct_installed module_height
      wind_height emissivity absorption surface_tilt module_width module_length
  temperature_generic_linear: poa_global temp_air wind_speed u_const du_wind module_efficiency
      absorptance
  temperature_noct_sam: poa_global temp_air wind_speed noct module_efficiency effective_irradiance
      transmittance_absorptance array_height mount_standoff
  temperature_prilliman: time_step_s temp_cell wind_speed unit_mass
  temperature_pvsyst: poa_global temp_air wind_speed parameter_set u_c u_v module_efficiency
      alpha_absorption
  temperature_ross: poa_global temp_air noct k
  temperature_sapm: poa_global temp_air wind_speed parameter_set a b deltaT irrad_ref
  tracking_singleaxis: apparent_zenith solar_azimuth axis_tilt axis_azimuth max_angle backtrack?
      gcr cross_axis_tilt
  tracking_surface_orientation: tracker_theta axis_tilt axis_azimuth
  tracking_terrain_tilts: slope_azimuth slope_tilt axis_azimuth axis_tilt
  transformer_simple: input_power no_load_loss load_loss transformer_rating
  transposition_haydavies: surface_tilt surface_azimuth solar_zenith solar_azimuth dhi dni
      dni_extra
  transposition_isotropic: surface_tilt dhi
  transposition_klucher: surface_tilt surface_azimuth solar_zenith solar_azimuth dhi ghi
  transposition_perez: surface_tilt surface_azimuth solar_zenith solar_azimuth dhi dni dni_extra
      airmass model
  transposition_perez_driesse: surface_tilt surface_azimuth solar_zenith solar_azimuth dhi dni
      dni_extra airmass
  transposition_reindl: surface_tilt surface_azimuth solar_zenith solar_azimuth dhi dni ghi
      dni_extra
  transposition_total: surface_tilt surface_azimuth solar_zenith solar_azimuth dni_extra ghi dni
      dhi airmass albedo model
  v_from_i: source photocurrent saturation_current resistance_series resistance_shunt nNsVth
      current
  vf_ground_sky_2d: rotation gcr x pitch height max_rows
  vf_ground_sky_2d_integ: surface_tilt gcr height pitch max_rows npoints
  vf_row_ground_2d: surface_tilt gcr x x0 x1
  vf_row_sky_2d: surface_tilt gcr x x0 x1
  windspeed_powerlaw: wind_speed_reference height_reference height_desired exponent
`

const INPUTS: ReadonlyMap<string, readonly string[]> = new Map(
  KNOWN_INPUTS.trim()
    .split(/\n {2}(?! )/)
    .map((line) => {
      const [name = '', inputs = ''] = line.split(':')
      return [name.trim(), inputs.trim().split(/\s+/)]
    }),
)

/** Names of sets of coefficients: the cases have their values too. */
const PARAMETER_SETS: readonly string[] = [
  'custom',
  'freestanding',
  'insulated',
  'semi_integrated',
  'close_mount_glass_glass',
  'insulated_back_glass_polymer',
  'open_rack_glass_glass',
  'open_rack_glass_polymer',
]

/**
 * Refuses an input that the model of a reference file does not know, which would otherwise be answered by another model.
 *
 * @throws RangeError that names the input
 */
export function checkInputs(model: string, inputs: JsonRecord): void {
  const known = INPUTS.get(model)
  if (known === undefined) return
  for (const [name, value] of namedValues(inputs)) {
    const isFlag = known.includes(`${name}?`)
    if (!isFlag && !known.includes(name)) {
      throw new RangeError(`unknown input ${name}; known are ${known.join(', ')}`)
    }
    if (isFlag !== (typeof value === 'boolean')) {
      throw new RangeError(`input ${name} is ${isFlag ? 'not ' : ''}true or false`)
    }
  }
  const set = inputs['parameter_set']
  if (set !== undefined && !(typeof set === 'string' && PARAMETER_SETS.includes(set))) {
    throw new RangeError(`unknown parameter_set; known are ${PARAMETER_SETS.join(', ')}`)
  }
}

/** Values with their names, those of records behind a point. */
const namedValues = (inputs: JsonRecord): readonly (readonly [string, unknown])[] =>
  Object.entries(inputs).flatMap(([name, value]): readonly (readonly [string, unknown])[] =>
    isRecord(value)
      ? Object.entries(value).map(([key, item]) => [`${name}.${key}`, item])
      : [[name, value]],
  )
