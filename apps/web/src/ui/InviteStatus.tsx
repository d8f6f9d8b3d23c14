import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from './StatusBadge.tsx'

const TONES: Readonly<Record<string, Tone>> = {
  pending: 'active',
  accepted: 'good',
  expired: 'warning',
  revoked: 'neutral',
}

export function InviteStatus({ status }: { readonly status: string }): ReactNode {
  return <StatusBadge tone={TONES[status] ?? 'neutral'}>{status}</StatusBadge>
}
