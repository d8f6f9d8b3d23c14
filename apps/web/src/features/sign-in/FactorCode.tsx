import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { CodeField } from '../../ui/account/CodeField.tsx'
import type { Factor } from './authAnswer.ts'
import type { AuthFlow } from './useAuthFlow.ts'

interface FactorCodeProps {
  readonly flow: AuthFlow
  readonly factor: Factor
  readonly text: string
}

/** The code of a factor; its sixth digit submits it, and a wrong one makes room for the next. */
export function FactorCode({ flow, factor, text }: FactorCodeProps): ReactNode {
  return (
    <>
      <Text size="sm">{text}</Text>
      <CodeField
        key={`${factor.uid} ${flow.refusals}`}
        label="Verification code"
        isPending={flow.isPending}
        error={flow.error}
        onComplete={(code) => flow.enterCode(factor.uid, code)}
      />
    </>
  )
}
