import { type ReactNode, useMemo } from 'react'
import { formatFixed, formatNumber, formatUnit } from '../../../lib/format.ts'
import { shownEdges, shownHeading, shownUnit } from '../../../lib/shownUnits.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import type { CellTemperatures } from '../useResultTabs.ts'

type Bin = CellTemperatures['bins'][number]

/** Hours and light at each temperature of the cells. */
export function TemperatureHistogram({ data }: { readonly data: CellTemperatures }): ReactNode {
  const bins = useMemo(() => data.bins.filter(({ light_hours }) => light_hours > 0), [data])
  const shown = useMemo(() => dataOf({ bins, bin_c: data.bin_c }), [bins, data.bin_c])
  return (
    <CategoryChart
      title="Cell temperature in light"
      summary={summaryOf(bins, data.bin_c)}
      data={shown}
      table={{
        columns: [
          'From (°C)',
          'To (°C)',
          'Hours (h)',
          'Hours in light (h)',
          'Irradiation (kWh/m²)',
        ],
        rows: data.bins.map(({ from_c, hours, light_hours, irradiation_kwh_m2 }) => [
          from_c,
          from_c + data.bin_c,
          hours,
          light_hours,
          irradiation_kwh_m2,
        ]),
      }}
    />
  )
}

function summaryOf(bins: readonly Bin[], binC: number): string {
  const [most] = bins.toSorted((a, b) => b.irradiation_kwh_m2 - a.irradiation_kwh_m2)
  const total = bins.reduce((sum, bin) => sum + bin.irradiation_kwh_m2, 0)
  const warm = bins
    .filter(({ from_c }) => from_c >= 50)
    .reduce((sum, bin) => sum + bin.irradiation_kwh_m2, 0)
  if (most === undefined || total === 0) return 'No step has light.'
  return `Most light falls on cells of ${binText(most.from_c, binC)} ${shownUnit('°C')}; ${formatFixed((100 * warm) / total, 1)} % of it on cells of ${formatUnit(50, '°C')} and more.`
}

const binText = (fromC: number, binC: number): string =>
  shownEdges([fromC, fromC + binC], '°C').join(' to ')

function dataOf({ bins, bin_c }: Pick<CellTemperatures, 'bins' | 'bin_c'>): CategoryData {
  return {
    labels: bins.map(({ from_c }) => binText(from_c, bin_c)),
    labelLook: { formatter: (range) => range.split(' ')[0] ?? '' },
    axisName: shownHeading('Cell temperature from, °C'),
    series: [
      {
        name: 'Hours in light',
        values: bins.map(({ light_hours }) => light_hours),
        color: SERIES_COLORS[6],
      },
      {
        name: 'Irradiation on the plane',
        values: bins.map(({ irradiation_kwh_m2 }) => irradiation_kwh_m2),
        color: SERIES_COLORS[1],
        isRight: true,
      },
    ],
    unit: 'h',
    right: {
      name: 'kWh/m²',
      nameAlign: 'right',
      label: formatNumber,
      text: (value) => formatUnit(value, 'kWh/m²'),
    },
  }
}
