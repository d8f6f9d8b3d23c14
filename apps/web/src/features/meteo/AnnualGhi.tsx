import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatUnit, MISSING } from '../../lib/format.ts'
import { annualGhi } from './annualGhi.ts'
import { useSparkLine } from './useDatasets.ts'

/** Mean global irradiation of a year; nothing for less than a year of data. */
export function AnnualGhi({ datasetId }: { readonly datasetId: string }): ReactNode {
  const view = useSparkLine(datasetId)
  if (view.state === 'loading') return <Skeleton width={80} height={14} ml="auto" />
  if (view.state === 'failed') return MISSING
  return <span style={{ whiteSpace: 'nowrap' }}>{formatUnit(annualGhi(view.data), 'kWh/m²')}</span>
}
