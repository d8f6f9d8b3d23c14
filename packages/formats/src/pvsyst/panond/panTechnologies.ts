import type { PanelParameters } from '@duet/plant'

const silicon = (
  fs_spectral_2_module_type: PanelParameters['fs_spectral_2_module_type'],
  desoto_panel_technology: PanelParameters['desoto_panel_technology'] = 'silicon',
): Partial<PanelParameters> => ({
  panel_technology: 'silicon',
  fs_spectral_2_module_type,
  desoto_panel_technology,
})

/** What a technology of PVsyst says of a panel, by its name in lower case. */
export const TECHNOLOGIES: Readonly<Record<string, Partial<PanelParameters>>> = {
  mtsimono: silicon('monosi'),
  mtsipoly: silicon('multisi'),
  mthit: silicon('monosi'),
  mtcdte: { ...silicon('cdte', 'cdte'), panel_technology: 'cdte' },
  mtcis: silicon('cigs', 'cis'),
  mtucsi_asih: silicon('asi'),
}
