import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { RESEND_AFTER_S, useSecondsLeft } from '../lib/countdown.ts'
import { LinkButton } from './LinkButton.tsx'

interface ResendLinkProps {
  /** 'Resend code' */
  readonly label: string
  /** When it was last sent. 0: not yet. */
  readonly sentAtMs: number
  readonly isPending: boolean
  readonly onResend: () => void
}

/** Sends once more; after each time it counts down before it can be used again. */
export function ResendLink({ label, sentAtMs, isPending, onResend }: ResendLinkProps): ReactNode {
  const leftS = useSecondsLeft(sentAtMs, RESEND_AFTER_S)
  if (leftS > 0) {
    return <Text size="sm" c="gray.6">{`${label} in ${leftS} s`}</Text>
  }
  return (
    <LinkButton disabled={isPending} onClick={onResend}>
      {label}
    </LinkButton>
  )
}
