import { Text } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { RESEND_AFTER_S, useSecondsLeft } from '../../lib/session/countdown.ts'
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
  const place = useRef<HTMLDivElement>(null)
  // the link makes way for the countdown: the focus goes on to what waits for what was sent
  const resend = (): void => {
    onResend()
    place.current
      ?.closest('main, [role="dialog"]')
      ?.querySelector<HTMLElement>('[data-autofocus]')
      ?.focus()
  }
  return (
    <div ref={place}>
      {leftS > 0 ? (
        <Text size="sm" c="gray.6">{`${label} in ${leftS} s`}</Text>
      ) : (
        <LinkButton disabled={isPending} onClick={resend}>
          {label}
        </LinkButton>
      )}
    </div>
  )
}
