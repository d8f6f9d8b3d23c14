import type { PanelParameters } from '../components/panel/panelParameters.ts'
import type { MeteoSummary } from './meteoSummary.ts'

export const SPECTRAL_NEEDS_WATER =
  'Meteo dataset with relative humidity or precipitable water in all timestamps is required to simulate panels with First Solar spectral model.'

export const CELL_TEMPERATURE_NEEDS_WIND =
  "Meteo dataset with windspeed is required to simulation panels with 'Sandia', 'Faiman', or 'PVsyst' cell temperature models."

/** What the weather of a block lacks for the models of its panel. */
export function simulationPrerequisites(
  panel: PanelParameters,
  meteo: Pick<MeteoSummary, 'has_rh' | 'has_pw' | 'has_windspeed'>,
): readonly string[] {
  const messages: string[] = []
  if (needsWater(panel) && !meteo.has_rh && !meteo.has_pw) messages.push(SPECTRAL_NEEDS_WATER)
  if (needsWind(panel) && !meteo.has_windspeed) messages.push(CELL_TEMPERATURE_NEEDS_WIND)
  return messages
}

function needsWater({ spectral_model }: PanelParameters): boolean {
  return spectral_model === 'firstsolar1' || spectral_model === 'firstsolar2'
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
