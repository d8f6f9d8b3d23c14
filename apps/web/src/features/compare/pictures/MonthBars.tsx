import { addsUp, type ComparedMonth, comparedMonths, totalUnitOf } from '@duet/comparison'
import { type ReactNode, useMemo } from 'react'
import { formatNumber, formatPercentFixed } from '../../../lib/format.ts'
import { formatMonth } from '../../../lib/formatTime.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'
import { INK } from '../../../ui/palette.ts'
import { hasDifference, orNull, type PictureProps } from './pictureNames.ts'

/** Both series month by month, over the steps that both have. */
export function MonthBars({ aligned, names }: PictureProps): ReactNode {
  const months = useMemo(() => comparedMonths(aligned), [aligned])
  const data = useMemo(() => monthData(months, { aligned, names }), [months, aligned, names])
  const { quantityA, quantityB } = aligned
  return (
    <CategoryChart
      title="By month"
      summary={`${addsUp(quantityA) ? 'Sums' : 'Means'} of the steps that both have, by the clock of the site.${partial(months)}`}
      data={data}
      height={360}
      table={{
        columns: [
          'Month',
          `A (${totalUnitOf(quantityA)})`,
          `B (${totalUnitOf(quantityB)})`,
          'B / A',
          'Steps of both',
          'Steps of the month',
        ],
        rows: months.map((month) => [
          monthText(month.month),
          orNull(month.a),
          orNull(month.b),
          ratioOf(month),
          month.paired,
          month.steps,
        ]),
      }}
    />
  )
}

const ratioOf = ({ a, b }: ComparedMonth): number | null => (a === 0 ? null : orNull(b / a))

/** 'Jun 2026', or 'Jun' where years count for nothing. */
function monthText(month: string): string {
  const name = formatMonth(Number(month.slice(-2)) - 1)
  return month.length > 2 ? `${name} ${month.slice(0, 4)}` : name
}

function partial(months: readonly ComparedMonth[]): string {
  const names = months
    .filter(({ paired, steps }) => paired < steps)
    .map(
      ({ month, paired, steps }) =>
        `${monthText(month)} (${formatPercentFixed(paired / steps, 0)})`,
    )
  return names.length === 0 ? '' : ` Months that are not whole: ${names.join(', ')}.`
}

function monthData(
  months: readonly ComparedMonth[],
  { aligned, names }: PictureProps,
): CategoryData {
  const { quantityA, quantityB } = aligned
  const isOneKind = hasDifference(aligned)
  const hasRatio = isOneKind && quantityA.hasShares
  const isLine = !addsUp(quantityA)
  const type = isLine ? 'line' : 'bar'
  return {
    labels: months.map(({ month }) => monthText(month)),
    series: [
      { name: names.a, values: months.map(({ a }) => orNull(a)), type },
      {
        name: names.b,
        values: months.map(({ b }) => orNull(b)),
        type,
        symbol: 'rect',
        isRight: !isOneKind,
      },
      ...(hasRatio
        ? [
            {
              name: 'Ratio B / A',
              values: months.map(ratioOf),
              type: 'line' as const,
              color: INK.text,
              isRight: true,
            },
          ]
        : []),
    ],
    unit: totalUnitOf(quantityA),
    left: { nameAlign: 'left', limits: { scale: isLine } },
    ...((hasRatio || !isOneKind) && {
      right: {
        name: hasRatio ? 'B / A' : totalUnitOf(quantityB),
        label: (value) => formatNumber(value, 3),
        text: (value) => formatNumber(value, 4),
        limits: { scale: true },
      },
    }),
  }
}
