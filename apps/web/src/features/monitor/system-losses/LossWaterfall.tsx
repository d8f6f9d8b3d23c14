import { type ReactNode, useMemo } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import type { LossSumsFragment } from '../../../lib/gql/graphql.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { useIsNarrow } from '../../../ui/useIsNarrow.ts'
import { closureError, type LossBar } from './lossBars.ts'
import { lossOption, ROW_PX } from './lossOption.ts'
import { lossScale } from './lossScale.ts'
import { type LossUnit, useLossSearch } from './lossSearch.ts'
import type { Price } from './lossSentence.ts'
import { lossTable } from './lossTable.ts'

interface LossWaterfallProps {
  readonly sums: LossSumsFragment
  readonly bars: readonly LossBar[]
  readonly unit: LossUnit
  readonly price: Price | undefined
  readonly controls: ReactNode
}

/** The bars between available and delivered; a click shows the days of a cause. */
export function LossWaterfall({
  sums,
  bars,
  unit,
  price,
  controls,
}: LossWaterfallProps): ReactNode {
  const [, change] = useLossSearch()
  const isNarrow = useIsNarrow()
  const { model_kwh: modelKwh } = sums
  const option = useMemo(
    () => lossOption(bars, lossScale(unit, { modelKwh, price }), isNarrow),
    [bars, unit, modelKwh, price, isNarrow],
  )
  return (
    <Chart
      title="From available to delivered"
      summary={`Causes in the order in which they take; ${closureText(closureError(sums))} The axis does not begin at zero. Choose a bar, or a cause of the table, to see its days.`}
      option={option}
      controls={controls}
      height={bars.length * ROW_PX + 48}
      table={lossTable(bars, modelKwh, price)}
      onPick={({ dataIndex }) => {
        const bar = bars[dataIndex]
        if (bar !== undefined && bar.kind !== 'level') change({ cause: bar.key })
      }}
    />
  )
}

/** Below it a difference is rounding of sums alone. */
const ROUNDING = 1e-9

const closureText = (error: number): string =>
  error < ROUNDING
    ? `the account closes (${error === 0 ? 'exactly' : `to ${error.toExponential(0)} of the expected energy`}).`
    : `the account misses ${formatPercent(error, 2)} of the expected energy.`
