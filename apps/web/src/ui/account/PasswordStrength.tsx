import { Progress, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PasswordScore } from '../../lib/session/passwordJudge.ts'

const LEVELS = [
  { word: 'weak', share: 25, color: 'red' },
  { word: 'weak', share: 25, color: 'red' },
  { word: 'fair', share: 50, color: 'orange' },
  { word: 'good', share: 75, color: 'petrol' },
  { word: 'strong', share: 100, color: 'green' },
] as const

interface PasswordStrengthProps {
  readonly score: PasswordScore | undefined
  /** Why the password is not taken. */
  readonly fault: string | undefined
  /** The field says so by itself. */
  readonly isFaultShown: boolean
}

/** A bar with words, announced to those who do not see it. */
export function PasswordStrength(props: PasswordStrengthProps): ReactNode {
  const { score, fault, isFaultShown } = props
  const level = fault === undefined ? LEVELS[score ?? 0] : LEVELS[0]
  const words = fault ?? (score === undefined ? '' : `Password strength: ${level.word}`)
  return (
    <>
      <Progress
        size={4}
        mt={6}
        value={fault !== undefined || score === undefined ? 10 : level.share}
        color={level.color}
        aria-hidden
      />
      <Text
        component="output"
        display="block"
        size="xs"
        c="gray.7"
        mt={4}
        mih={isFaultShown ? 0 : '1.55em'}
      >
        {isFaultShown ? '' : words}
      </Text>
    </>
  )
}
