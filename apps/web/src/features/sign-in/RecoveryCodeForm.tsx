import { Button, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCheckedForm } from '../../ui/checkedForm.ts'
import { RECOVERY } from './mfaFactors.ts'
import type { AuthFlow } from './useAuthFlow.ts'

/** For those whose phone is lost: one of the codes that were shown when the first factor was set up. */
export function RecoveryCodeForm({ flow }: { readonly flow: AuthFlow }): ReactNode {
  const [code, setCode] = useState('')
  const { shown, onSubmit } = useCheckedForm(
    code.trim() === '' ? { code: 'Recovery code is required' } : {},
    () => flow.enterCode(RECOVERY, code.trim()),
  )
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <Text size="sm">
          Enter one of the recovery codes that you kept when you set up the second step. Each works
          once.
        </Text>
        <TextInput
          label="Recovery code"
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step has no other purpose
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={shown.code ?? flow.error}
        />
        <Button type="submit" size="sm" loading={flow.isPending}>
          Log In
        </Button>
      </Stack>
    </form>
  )
}
