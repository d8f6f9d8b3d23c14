import { type ReactNode, useMemo } from 'react'
import { formatNumber, formatPercent, formatUnit, joinUnit } from '../../../lib/format.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import type { CategorySeries } from '../../../ui/charts/categoryOption.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import { medianOffsetMin, monthTexts, type ReportMonths } from './monthTexts.ts'

interface MonthChartProps {
  readonly months: ReportMonths
}

type Month = ReportMonths[number]

const labelsOf = (months: ReportMonths): readonly string[] =>
  monthTexts(months.map(({ month }) => month))

/** Share of the rows of each month that are there. */
export function AvailabilityChart({ months }: MonthChartProps): ReactNode {
  const data = useMemo(
    () => ({
      labels: labelsOf(months),
      series: [
        {
          name: 'Available',
          values: months.map(({ available_fraction }) => available_fraction * 100),
          color: SERIES_COLORS[2],
        },
      ],
      unit: '%',
      left: {
        label: (percent: number) => joinUnit(formatNumber(percent), '%'),
        limits: { max: 100 },
      },
      hasLegend: false,
    }),
    [months],
  )
  const { labels } = data
  const shares = months.map(({ available_fraction }) => available_fraction)
  const least = shares.indexOf(Math.min(...shares))
  return (
    <CategoryChart
      title="Availability"
      summary={
        shares.length === 0
          ? 'There are no rows.'
          : `Rows of each month that are there and have global irradiance; least in ${labels[least] ?? ''} (${formatPercent(shares[least], 4)}).`
      }
      data={data}
      height={300}
      table={{
        columns: ['Month', 'Available (fraction)'],
        rows: labels.map((label, at) => [label, shares[at]]),
      }}
    />
  )
}

/** Months beside what they would be without clouds. */
export function ClearSkyChart({ months }: MonthChartProps): ReactNode {
  const data = useMemo(() => {
    const series: readonly CategorySeries[] = [
      {
        name: 'GHI',
        values: months.map(({ ghi_kwh_m2 }) => ghi_kwh_m2),
        color: SERIES_COLORS[1],
      },
      {
        name: 'Clear sky',
        values: months.map(({ clear_sky_kwh_m2 }) => clear_sky_kwh_m2),
        type: 'line',
        color: INK.text,
        isDashed: true,
      },
    ]
    return { labels: labelsOf(months), series, unit: 'kWh/m²' }
  }, [months])
  return (
    <CategoryChart
      title="Global irradiation against a clear sky"
      summary={clearSkySummary(months)}
      data={data}
      height={300}
      table={{
        columns: ['Month', 'GHI (kWh/m²)', 'Clear sky (kWh/m²)', 'Ratio (–)'],
        rows: months.map(({ ghi_kwh_m2, clear_sky_kwh_m2 }, at) => [
          data.labels[at],
          ghi_kwh_m2,
          clear_sky_kwh_m2,
          ghi_kwh_m2 !== null && clear_sky_kwh_m2 ? ghi_kwh_m2 / clear_sky_kwh_m2 : null,
        ]),
      }}
    />
  )
}

function clearSkySummary(months: ReportMonths): string {
  const both = months.filter(
    (month) => month.ghi_kwh_m2 !== null && month.clear_sky_kwh_m2 !== null,
  )
  const sum = (value: (month: Month) => number | null): number =>
    both.reduce((total, month) => total + (value(month) ?? 0), 0)
  const clear = sum(({ clear_sky_kwh_m2 }) => clear_sky_kwh_m2)
  return clear === 0
    ? 'There is no global irradiance to compare.'
    : `All months together have ${formatPercent(sum(({ ghi_kwh_m2 }) => ghi_kwh_m2) / clear)} of the irradiation without clouds. A month above it, or far below its neighbours, is doubtful.`
}

/** How far the light is from the sun, by month: bars of minutes up or down from zero. */
export function LightOffsetChart({ months }: MonthChartProps): ReactNode {
  const data = useMemo(
    () => ({
      labels: labelsOf(months),
      series: [
        {
          name: 'Light after the sun',
          values: months.map(({ light_offset_min }) => light_offset_min),
        },
      ],
      unit: 'min',
      left: {
        limits: {
          min: ({ min }: { readonly min: number }) => Math.min(-10, Math.floor(min / 5) * 5),
          max: ({ max }: { readonly max: number }) => Math.max(10, Math.ceil(max / 5) * 5),
        },
      },
      hasLegend: false,
    }),
    [months],
  )
  return (
    <CategoryChart
      title="Light against the sun"
      summary={lightOffsetSummary(months)}
      data={data}
      height={360}
    />
  )
}

function lightOffsetSummary(months: ReportMonths): string {
  const middle = medianOffsetMin(months)
  const what =
    'How far the centre of the light of bright days is from that of the sun; above zero the data are late.'
  return middle === undefined
    ? `${what} No month has bright days enough.`
    : `${what} Median of the months: ${formatUnit(middle, 'min', 3)}.`
}
