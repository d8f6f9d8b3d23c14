import { type ReactNode, useMemo } from 'react'
import type { WeatherGridFragment } from '../../../lib/gql/graphql.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { valueGridOption, valueGridTable } from '../valueGrid.ts'

/** Whether the parts of the light add up. */
export function ClosureChart({ grid }: { readonly grid: WeatherGridFragment }): ReactNode {
  const option = useMemo(() => valueGridOption(grid), [grid])
  const table = useMemo(() => valueGridTable(grid), [grid])
  return (
    <Chart
      title="Closure"
      summary="Global irradiance beside what beam and diffuse irradiance make of it. Sound rows lie along the dashed line; a second cloud beside it tells of a wrong time, a wrong unit or columns that were swapped."
      option={option}
      height={360}
      table={table}
    />
  )
}
