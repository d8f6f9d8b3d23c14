import type { PanFileImport } from '../../components/panel/panFileImport.ts'

/** ET Solar ET-M772BH550GL, the figures of the maker's PAN file. */
export const ET_PAN: PanFileImport = {
  filename: 'ET-M772BH550GL.PAN',
  raw: {},
  technology: 'mtSiMono',
  manufacturer: 'ET SOLAR',
  model: 'ET-M772BH550GL',
  one_diode: {
    g_ref: 1000,
    t_ref: 25,
    isc: 14,
    voc: 49.9,
    imp: 13.11,
    vmp: 41.96,
    mu_isc: 0.00728,
    mu_voc: -0.128,
    mu_pmp: -0.0034,
    rsh: 300,
    rsh_0: 2000,
    rsh_exp: 5.5,
    rs: 0.203,
    gamma: 0.98,
    mu_gamma: -0.0001,
    cells_in_series: 72,
    cells_in_parallel: 2,
    d2_mu_tau: null,
    v_bi: null,
  },
}
