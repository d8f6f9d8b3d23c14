import type { ReactNode } from 'react'
import type { YearlyYieldsQuery } from '../../../lib/gql/graphql.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { type Scope, scopeName } from '../scope.ts'
import { useUtcOffset } from '../useResults.ts'
import { useMonthlyLosses } from '../useResultTabs.ts'
import { percentFigure } from '../yields/yieldFigures.ts'
import { changingLosses, type YearLoss } from './yearLosses.ts'

interface YearLossesProps {
  readonly years: YearlyYieldsQuery['yearlyYields']['years']
  readonly scope: Scope
}

/** The losses that change from year to year of a run of several; nothing of other runs. */
export function YearLosses({ years, scope }: YearLossesProps): ReactNode {
  return years.length < 2 ? null : <Changes years={years} scope={scope} />
}

function Changes({ years, scope }: YearLossesProps): ReactNode {
  const view = useMonthlyLosses(scope)
  const utcOffsetH = useUtcOffset(scope)
  const figures: readonly Figure<YearLoss>[] = [
    { title: 'Stage', minWidth: 170, value: ({ label }) => label },
    ...years.map(({ label }, index) =>
      percentFigure<YearLoss>(label, ({ fractions }) => 0 - (fractions[index] ?? 0)),
    ),
  ]
  return (
    <DataState view={view} skeleton={<SkeletonLines count={6} />}>
      {(data) => (
        <FigureTable
          title="Losses that change"
          label="Losses by year"
          description={`${scopeName(scope)}. Change of each year at its stage, in per cent of what came to it; stages that differ by 0.05 points and more.`}
          figures={figures}
          rows={changingLosses(data, years, utcOffsetH)}
          rowKey={({ key }) => key}
        />
      )}
    </DataState>
  )
}
