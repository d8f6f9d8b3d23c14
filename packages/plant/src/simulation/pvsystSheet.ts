import type { PvsystSheet } from '@duet/engine'
import type { PvsystOneDiode } from '../components/panel/panFileImport.ts'

/** PVsyst's gap energies by technology, eV (PVsyst help, "Standard one-diode model"). */
const BAND_GAPS_EV: Readonly<Record<string, number>> = {
  mtsimono: 1.12,
  mtsipoly: 1.12,
  mthit: 1.12,
  mtcis: 1.03,
  mtcdte: 1.5,
  mtucsi_asih: 1.7,
  mtasih_single: 1.7,
  mtasih_tandem: 1.7,
  mtasih_triple: 1.7,
}
const SILICON_EV = 1.12

/** PVsyst's built-in voltage of one junction, V (PVsyst help, "Thin film modules"). */
const JUNCTION_V = 0.9

/** What PVsyst's rules take from a PAN file; values at the file's own reference are taken as those at STC. */
export function pvsystSheet(pan: PvsystOneDiode, technology: string): PvsystSheet {
  const junctions = junctionsPerCell(pan)
  const bandGapEv = BAND_GAPS_EV[technology.toLowerCase()] ?? SILICON_EV
  return {
    iscA: pan.isc,
    vocV: pan.voc,
    impA: pan.imp,
    vmpV: pan.vmp,
    alphaIscAPerK: pan.mu_isc,
    gammaPmpPerK: pan.mu_pmp === null || pan.mu_pmp === 0 ? undefined : pan.mu_pmp,
    seriesOhm: pan.rs,
    shuntOhm: pan.rsh,
    shuntDarkOhm: pan.rsh_0,
    shuntExponent: pan.rsh_exp,
    cellsInSeries: pan.cells_in_series,
    ideality: pan.gamma,
    idealityPerK: pan.mu_gamma,
    bandGapEv: junctions * bandGapEv,
    recombination:
      pan.d2_mu_tau === null
        ? undefined
        : { d2MuTauV: pan.d2_mu_tau, builtInV: builtInPerCell(pan) * pan.cells_in_series },
  }
}

/** A cell that gives more than one junction can is a stack of them: gaps and built-in voltages add up. */
const junctionsPerCell = ({ voc, cells_in_series }: PvsystOneDiode): number =>
  Math.ceil(voc / cells_in_series / JUNCTION_V)

const builtInPerCell = (pan: PvsystOneDiode): number =>
  pan.v_bi ?? JUNCTION_V * junctionsPerCell(pan)
