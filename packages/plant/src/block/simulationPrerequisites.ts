import type { PanelParameters } from '../components/panel/panelParameters.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { Block } from './block.ts'
import type { LinkedComponents } from './linkedComponents.ts'
import type { MeteoSummary } from './meteoSummary.ts'

export const SPECTRAL_NEEDS_WATER =
  'Meteo dataset with relative humidity or precipitable water in all timestamps is required to simulate panels with First Solar spectral model.'

export const CABALLERO_NEEDS_WATER =
  'Meteo dataset with relative humidity or precipitable water in all timestamps is required to simulate panels with Caballero spectral model.'

export const CELL_TEMPERATURE_NEEDS_WIND =
  "Meteo dataset with windspeed is required to simulation panels with 'Sandia', 'Faiman', or 'PVsyst' cell temperature models."

export const SNOW_NEEDS_DEPTH =
  'Snow on the front is by snow depth, which the Meteo dataset has not. Choose a dataset with the column snow_depth, or Monthly snow.'

export const MONTHLY_SNOW_NEEDS =
  'Snow on the front is by snowfall of months, for which the Meteo dataset lacks the snow depth or the humidity. Choose a dataset with the columns snow_depth and rh, or Monthly snow.'

export const MONTHLY_SNOW_NEEDS_FIXED =
  'Snow on the front by snowfall of months is for fixed-tilt tables. Choose By snow depth for tables that turn.'

export const STOW_NEEDS_WIND =
  'Trackers stow in wind, which the Meteo dataset has not. Choose a dataset with the column windspeed, or leave Stow in wind from empty.'

export const STOW_NEEDS_SNOW_DEPTH =
  'Trackers stow in snow, which the Meteo dataset has not. Choose a dataset with the column snow_depth, or leave Stow in snow from empty.'

export const SOILING_NEEDS_RAIN =
  'Soiling is by rain, which the Meteo dataset has not. Choose a dataset with the column rain, or Monthly soiling.'

export const SOILING_NEEDS_DUST =
  'Soiling is by rain and dust, which the Meteo dataset has not both. Choose a dataset with the columns rain, pm2_5 and pm10, or Monthly soiling.'

/** What is known of weather that models of a block need. */
export type WeatherColumnsKnown = Pick<
  MeteoSummary,
  'has_rh' | 'has_pw' | 'has_windspeed' | 'has_snow_depth' | 'has_rain' | 'has_dust'
>

export const ALL_COLUMNS: WeatherColumnsKnown = {
  has_rh: true,
  has_pw: true,
  has_windspeed: true,
  has_snow_depth: true,
  has_rain: true,
  has_dust: true,
}

type BlockModels = Partial<
  Pick<Block, 'snow_loss_model' | 'pv_soiling_algorithm' | 'wind_stow_speed' | 'snow_stow_depth'>
>

/**
 * What the weather of a block lacks for its snow, its soiling, its trackers and the models of its panel.
 *
 * @param parts - absent: not chosen yet
 */
export function simulationPrerequisites(
  block: BlockModels,
  { panel, table }: Pick<LinkedComponents, 'panel' | 'table'>,
  meteo: WeatherColumnsKnown,
): readonly string[] {
  return [
    ...panelLacks(panel, meteo),
    ...frontLacks(block, table, meteo),
    ...stowLacks(block, table, meteo),
  ]
}

type Lacks = readonly string[]

function panelLacks(panel: PanelParameters | undefined, meteo: WeatherColumnsKnown): Lacks {
  if (panel === undefined) return []
  return [
    ...(meteo.has_rh || meteo.has_pw ? [] : waterLacks(panel)),
    ...(needsWind(panel) && !meteo.has_windspeed ? [CELL_TEMPERATURE_NEEDS_WIND] : []),
  ]
}

/** What the weather lacks for snow and dirt on the front. @param table - absent: not chosen yet */
export function frontLacks(
  block: Pick<BlockModels, 'snow_loss_model' | 'pv_soiling_algorithm'>,
  table: TableParameters | undefined,
  meteo: Pick<WeatherColumnsKnown, 'has_snow_depth' | 'has_rh' | 'has_rain' | 'has_dust'>,
): Lacks {
  const { snow_loss_model: snow, pv_soiling_algorithm: soiling } = block
  return [
    ...monthlySnowLacks(block, table, meteo),
    ...(snow === 'slide' && !meteo.has_snow_depth ? [SNOW_NEEDS_DEPTH] : []),
    ...(soiling === 'kimber' && !meteo.has_rain ? [SOILING_NEEDS_RAIN] : []),
    ...(soiling === 'hsu' && !(meteo.has_rain && meteo.has_dust) ? [SOILING_NEEDS_DUST] : []),
  ]
}

function monthlySnowLacks(
  { snow_loss_model: snow }: Pick<BlockModels, 'snow_loss_model'>,
  table: TableParameters | undefined,
  { has_snow_depth, has_rh }: Pick<WeatherColumnsKnown, 'has_snow_depth' | 'has_rh'>,
): Lacks {
  if (snow !== 'townsend') return []
  return [
    ...(has_snow_depth && has_rh ? [] : [MONTHLY_SNOW_NEEDS]),
    ...((table?.tracking_type ?? 0) > 0 ? [MONTHLY_SNOW_NEEDS_FIXED] : []),
  ]
}

function stowLacks(
  { wind_stow_speed, snow_stow_depth }: BlockModels,
  table: TableParameters | undefined,
  meteo: WeatherColumnsKnown,
): Lacks {
  const axes = table?.tracking_type ?? 0
  return [
    ...(axes > 0 && wind_stow_speed != null && !meteo.has_windspeed ? [STOW_NEEDS_WIND] : []),
    ...(axes === 1 && snow_stow_depth != null && !meteo.has_snow_depth
      ? [STOW_NEEDS_SNOW_DEPTH]
      : []),
  ]
}

function waterLacks({ spectral_model }: PanelParameters): Lacks {
  switch (spectral_model) {
    case 'firstsolar1':
    case 'firstsolar2':
      return [SPECTRAL_NEEDS_WATER]
    case 'caballero':
      return [CABALLERO_NEEDS_WATER]
    case 'default':
    case 'sapm':
    case 'pvspec':
    case 'jrc':
      return []
  }
}

function needsWind({ cell_temperature_model }: PanelParameters): boolean {
  switch (cell_temperature_model) {
    case 'sandia':
    case 'faiman':
    case 'pvsyst':
      return true
    case 'ambient':
    case 'noct':
    case 'stc':
      return false
  }
}
