const HEADER = [
  'Name,Vac,Pso,Paco,Pdco,Vdco,C0,C1,C2,C3,Pnt,Vdcmax,Idcmax,Mppt_low,Mppt_high,CEC_Date,CEC_hybrid',
  'Units,V,W,W,W,V,1/W,1/V,1/V,1/V,W,V,A,V,V,,',
  '[0],inv_snl_ac_voltage,inv_snl_pso,inv_snl_paco,inv_snl_pdco,inv_snl_vdco,inv_snl_c0,inv_snl_c1,inv_snl_c2,inv_snl_c3,inv_snl_pnt,inv_snl_vdcmax,inv_snl_idcmax,inv_snl_mppt_low,inv_snl_mppt_hi,inv_cec_date,inv_cec_hybrid',
]

/** An invented inverter; every cell can be put in place of another. */
export function cecLine(name: string, change: Readonly<Record<string, string>> = {}): string {
  const cells = {
    Vac: '480',
    Pso: '60',
    Paco: '60000',
    Pdco: '61200',
    Vdco: '720',
    C0: '-1.5e-07',
    C1: '0.00001',
    C2: '-0.0005',
    C3: '-0.0004',
    Pnt: '1.2',
    Vdcmax: '1000',
    Idcmax: '85',
    Mppt_low: '500',
    Mppt_high: '850',
    ...change,
  }
  return [name, ...Object.values(cells), '1/2/2026', 'N'].join(',')
}

/** A library in the layout of SAM's file. */
export function cecLibraryText(lines: readonly string[]): string {
  return `${[...HEADER, ...lines].join('\n')}\n`
}

const MODULE_COLUMNS = {
  Manufacturer: 'lib_manufacturer',
  Technology: 'cec_material',
  Bifacial: 'lib_is_bifacial',
  STC: '',
  PTC: '',
  A_c: 'cec_area',
  Length: 'cec_length',
  Width: 'cec_width',
  N_s: 'cec_n_s',
  I_sc_ref: 'cec_i_sc_ref',
  V_oc_ref: 'cec_v_oc_ref',
  I_mp_ref: 'cec_i_mp_ref',
  V_mp_ref: 'cec_v_mp_ref',
  alpha_sc: 'cec_alpha_sc',
  beta_oc: 'cec_beta_oc',
  T_NOCT: 'cec_t_noct',
  a_ref: 'cec_a_ref',
  I_L_ref: 'cec_i_l_ref',
  I_o_ref: 'cec_i_o_ref',
  R_s: 'cec_r_s',
  R_sh_ref: 'cec_r_sh_ref',
  Adjust: 'cec_adjust',
  gamma_r: 'cec_gamma_r',
}

/** An invented module of 60 full cells, 270 W; every cell can be put in place of another. */
export function cecModuleLine(name: string, change: Readonly<Record<string, string>> = {}): string {
  const cells = {
    Manufacturer: 'Example Modules',
    Technology: 'Mono-c-Si',
    Bifacial: '0',
    STC: '270.6',
    PTC: '242.1',
    A_c: '1.627',
    Length: '1.64',
    Width: '0.992',
    N_s: '60',
    I_sc_ref: '9.34',
    V_oc_ref: '38.63',
    I_mp_ref: '8.81',
    V_mp_ref: '30.72',
    alpha_sc: '0.00486614',
    beta_oc: '-0.121182',
    T_NOCT: '47.4',
    a_ref: '1.58733',
    I_L_ref: '9.34243',
    I_o_ref: '2.51E-10',
    R_s: '0.374013',
    R_sh_ref: '1440.5',
    Adjust: '12.6561',
    gamma_r: '-0.4509',
    ...change,
  }
  return [name, ...Object.values(cells)].join(',')
}

/** A library of modules in the layout of SAM's file. */
export function cecModulesText(lines: readonly string[]): string {
  const names = Object.keys(MODULE_COLUMNS)
  const header = [
    ['Name', ...names].join(','),
    ['Units', ...names.map(() => '')].join(','),
    ['[0]', ...Object.values(MODULE_COLUMNS)].join(','),
  ]
  return `${[...header, ...lines].join('\n')}\n`
}
