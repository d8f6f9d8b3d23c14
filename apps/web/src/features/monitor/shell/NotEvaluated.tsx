import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useDeployment } from './deployment.ts'
import { type Period, periodText } from './period.ts'

/** In the place of a page whose period has no evaluated day. */
export function NotEvaluated({ period }: { readonly period: Period }): ReactNode {
  const { evaluation } = useDeployment()
  return (
    <EmptyState
      title={`Nothing has been evaluated ${period.from === period.to ? 'on' : 'from'} ${periodText(period)}`}
      text={
        evaluation.waiting_days > 0
          ? `${evaluation.waiting_days} days wait for their evaluation: this page follows it.`
          : 'No readings have come of these days. Choose another period, or look whether the readings are sent.'
      }
    />
  )
}
