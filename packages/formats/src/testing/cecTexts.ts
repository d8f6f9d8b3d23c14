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
