import { type PanelParameters, panelFault, panelStc } from '@duet/plant'

export interface PanelRating {
  readonly label: string
  readonly unit: string
  /** Of the current-voltage curve that these fields make. */
  readonly model: number
  /** Of the PAN file, where there is one. */
  readonly file: number | undefined
  /** model / file - 1. */
  readonly differenceFraction: number | undefined
}

/** What the panel gives at 1000 W/m² and 25 °C, beside what its file says; empty where the fields make no curve. */
export function panelRatings(panel: PanelParameters): readonly PanelRating[] {
  if (panelFault(panel) !== undefined) return []
  const model = panelStc(panel)
  const file = panel.pan_file_import?.one_diode
  return [
    rating('Maximum power', 'W', model.pmpW, file && file.imp * file.vmp),
    rating('Voltage at MPP', 'V', model.vmpV, file?.vmp),
    rating('Current at MPP', 'A', model.impA, file?.imp),
    rating('Open circuit voltage', 'V', model.vocV, file?.voc),
    rating('Short circuit current', 'A', model.iscA, file?.isc),
  ]
}

function rating(label: string, unit: string, model: number, file: number | undefined): PanelRating {
  return {
    label,
    unit,
    model,
    file,
    differenceFraction: file === undefined ? undefined : model / file - 1,
  }
}
