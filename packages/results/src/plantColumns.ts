import { BLOCK_COLUMNS } from './blockColumns.ts'
import type { ColumnScope, ResultColumn } from './resultColumn.ts'
import { SYSTEM_COLUMNS } from './systemColumns.ts'

const ADDED_UNITS: ReadonlySet<string> = new Set(['W', 'A', 'var'])

/** What a column of the plant is: the sum of its blocks, or their mean by nominal DC power. */
export function isAdded({ unit }: Pick<ResultColumn, 'unit'>): boolean {
  return ADDED_UNITS.has(unit)
}

/** Angles and DC voltages of different blocks have no common value, and currents none at a common voltage. */
const hasPlantValue = ({ group, unit }: ResultColumn): boolean =>
  group !== 'sun' && unit !== 'V' && unit !== 'A'

/** Columns of blocks that the plant has too, joined when they are asked for: the files of a run store them by block. */
export const JOINED_COLUMNS: readonly ResultColumn[] = BLOCK_COLUMNS.filter(hasPlantValue).map(
  (column) => ({ ...column, scope: 'system' }),
)

const PLANT_COLUMNS: readonly ResultColumn[] = [...JOINED_COLUMNS, ...SYSTEM_COLUMNS]

/** All columns of an export, in the order of the account: weather, light, temperature, DC, AC. */
export function exportColumnsOf(scope: ColumnScope): readonly ResultColumn[] {
  return scope === 'block' ? BLOCK_COLUMNS : PLANT_COLUMNS
}

interface PvsystColumn {
  readonly pvsyst: string
  readonly name: Readonly<Record<ColumnScope, string>>
}

const inBoth = (pvsyst: string, name: string): PvsystColumn => ({
  pvsyst,
  name: { block: name, system: name },
})

/** PVsyst's variables and the columns that they are: GlobEff is the front behind shade, soiling, reflection and spectrum; EArray is at the inverters' inputs. */
const PVSYST_COLUMNS: readonly PvsystColumn[] = [
  inBoth('GlobHor', 'ghi'),
  inBoth('DiffHor', 'dhi'),
  inBoth('T_Amb', 'temp_air'),
  inBoth('GlobInc', 'poa_nominal'),
  inBoth('GlobEff', 'poa_after_spectral'),
  inBoth('TArray', 'temp_cell'),
  inBoth('EArray', 'dc_mpp'),
  inBoth('EOutInv', 'ac_inverter'),
  { pvsyst: 'E_Grid', name: { block: 'ac_block', system: 'grid' } },
]

/** Columns of a scope that PVsyst has a variable for, by their names. */
export function pvsystNames(scope: ColumnScope): ReadonlyMap<string, string> {
  return new Map(PVSYST_COLUMNS.map(({ pvsyst, name }) => [name[scope], pvsyst]))
}
