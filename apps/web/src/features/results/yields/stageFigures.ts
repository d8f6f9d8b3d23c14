import { formatEnergyKwh, formatFixed, formatNumber, splitPrefixed } from '../../../lib/format.ts'
import type { KpiFigure } from '../../../ui/Kpi.tsx'
import type { SystemLosses } from '../useResults.ts'
import { kpiFigure, type SimulationKpi } from './kpiFigures.ts'

type Rows = SystemLosses['rows']

const WH_PER_KWH = 1000

/** DC energy, its yield, and what the array loses on the way to the inverters. */
export function dcFigures(kpis: readonly SimulationKpi[], rows: Rows): readonly KpiFigure[] {
  return [
    energyFigure(
      'dc',
      'DC energy',
      afterOf(rows, 'dc_mpp'),
      'Energy at the inputs of the inverters',
    ),
    ...['array_yield', 'reference_yield', 'capture_loss'].flatMap((key) =>
      kpis.filter((kpi) => kpi.key === key).map(kpiFigure),
    ),
    lossFigure(rows, ['dc_wire'], 'DC wiring loss'),
    lossFigure(
      rows,
      ['mppt_window', 'dc_current_limit', 'dc_power_limit', 'inv_temperature_range'],
      'DC limits of the inverter',
    ),
  ]
}

/** AC energy at its three places, and what is lost between them. */
export function acFigures(rows: Rows): readonly KpiFigure[] {
  const hasGrid = rows.some(({ key }) => key === 'e_grid')
  return [
    energyFigure(
      'inverter',
      'Inverter output',
      afterOf(rows, 'ac_inv'),
      'Energy at the output of the inverters',
    ),
    energyFigure(
      'mv',
      'After MV',
      afterOf(rows, 'mv_copper'),
      'Energy after the medium-voltage transformers',
    ),
    ...(hasGrid
      ? [
          energyFigure(
            'grid',
            'To the grid',
            afterOf(rows, 'e_grid'),
            'Energy at the point of interconnection',
          ),
        ]
      : []),
    lossFigure(rows, ['inv_eff'], 'Conversion loss'),
    lossFigure(rows, ['inv_clip', 'inv_subclip'], 'Clipping'),
    lossFigure(rows, ['inv_temp'], 'Derating by heat'),
    ...(hasGrid ? [lossFigure(rows, ['grid_limit'], 'Grid limit')] : []),
  ]
}

function afterOf(rows: Rows, key: string): number {
  return rows.find((row) => row.key === key)?.value_after ?? 0
}

function energyFigure(key: string, label: string, kwh: number, formula: string): KpiFigure {
  const { text, unit } = splitPrefixed(kwh * WH_PER_KWH, 'Wh')
  return {
    key,
    label,
    value: text,
    unit,
    formula,
    parts: [{ label: 'Exactly', value: `${formatNumber(kwh, 9)} kWh` }],
  }
}

/** What stages that follow each other take together, of the energy before the first. */
function lossFigure(rows: Rows, keys: readonly [string, ...string[]], label: string): KpiFigure {
  const found = rows.filter((row) => keys.includes(row.key))
  const loss = found.reduce((sum, row) => sum + row.loss, 0)
  const before = (found.at(-1)?.value_after ?? 0) + loss
  return {
    key: keys[0],
    label,
    value: formatFixed(before > 0 ? (100 * loss) / before : 0, 2),
    unit: '%',
    formula:
      keys.length > 1
        ? 'Loss of the stages / energy before them'
        : 'Loss of the stage / energy before it',
    parts: [
      { label: 'Numerator', value: formatEnergyKwh(loss) },
      { label: 'Denominator', value: formatEnergyKwh(before) },
    ],
  }
}
