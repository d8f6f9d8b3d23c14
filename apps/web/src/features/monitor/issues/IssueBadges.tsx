import { issueStateLabel, severityLabel } from '@duet/monitoring/texts'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx'

const SEVERITY_TONES: Readonly<Record<string, Tone>> = {
  critical: 'bad',
  major: 'warning',
}
const STATE_TONES: Readonly<Record<string, Tone>> = {
  open: 'bad',
  acknowledged: 'warning',
  in_progress: 'active',
  resolved: 'good',
}

export function SeverityBadge({ severity }: { readonly severity: string }): ReactNode {
  return (
    <StatusBadge tone={SEVERITY_TONES[severity] ?? 'neutral'}>
      {severityLabel(severity)}
    </StatusBadge>
  )
}

export function StateBadge({ state }: { readonly state: string }): ReactNode {
  return <StatusBadge tone={STATE_TONES[state] ?? 'neutral'}>{issueStateLabel(state)}</StatusBadge>
}
