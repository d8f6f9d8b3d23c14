import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconDeviceMobileMessage, IconShieldLock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { LinkButton } from '../../ui/account/LinkButton.tsx'
import { requiredErrors, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { AuthForm } from './AuthForm.tsx'
import type { Challenge } from './authAnswer.ts'
import { FactorCode } from './FactorCode.tsx'
import { factorLabel, factorStep, RECOVERY } from './mfaFactors.ts'
import { SmsFactor } from './SmsFactor.tsx'
import type { AuthFlow } from './useAuthFlow.ts'

interface MfaStepProps {
  readonly flow: AuthFlow
  readonly challenge: Challenge
  /** The factor that the user chose, or 'recovery'. */
  readonly uid: string | undefined
  readonly onChoose: (uid: string | undefined) => void
}

/** The second step of a login: which factor, then its code. */
export function MfaStep({ flow, challenge, uid, onChoose }: MfaStepProps): ReactNode {
  const step = factorStep(challenge, uid)
  const choose = (next: string | undefined): void => {
    flow.clearError()
    onChoose(next)
  }
  switch (step.kind) {
    case 'choose':
      return <FactorChoice challenge={challenge} onChoose={choose} />
    case 'recovery':
      return (
        <>
          <RecoveryCodeForm flow={flow} />
          <LinkButton onClick={() => choose(undefined)}>Use a code instead</LinkButton>
        </>
      )
    case 'code':
      return (
        <>
          {step.isSent ? (
            <SmsFactor flow={flow} challenge={challenge} factor={step.factor} />
          ) : (
            <FactorCode
              flow={flow}
              factor={step.factor}
              text="Enter the 6-digit code that your authenticator app shows."
            />
          )}
          <Group gap="md">
            {challenge.hints.length > 1 && (
              <LinkButton onClick={() => choose(undefined)}>Use another way</LinkButton>
            )}
            <LinkButton onClick={() => choose(RECOVERY)}>Use a recovery code</LinkButton>
          </Group>
        </>
      )
  }
}

function FactorChoice(props: {
  readonly challenge: Challenge
  readonly onChoose: (uid: string) => void
}): ReactNode {
  return (
    <Stack gap="xs">
      <Text size="sm">Choose how to confirm that it is you.</Text>
      {props.challenge.hints.map((factor) => (
        <Button
          key={factor.uid}
          variant="default"
          size="sm"
          justify="flex-start"
          h="auto"
          mih={34}
          py={6}
          styles={{ label: { whiteSpace: 'normal', textAlign: 'left' } }}
          leftSection={
            factor.factorId === 'phone' ? (
              <IconDeviceMobileMessage size={16} aria-hidden />
            ) : (
              <IconShieldLock size={16} aria-hidden />
            )
          }
          onClick={() => props.onChoose(factor.uid)}
        >
          {factorLabel(factor)}
        </Button>
      ))}
      <LinkButton onClick={() => props.onChoose(RECOVERY)}>Use a recovery code</LinkButton>
    </Stack>
  )
}

/** For those whose phone is lost: one of the codes that were shown when the first factor was set up. */
function RecoveryCodeForm({ flow }: { readonly flow: AuthFlow }): ReactNode {
  const [code, setCode] = useState('')
  const { shown, onSubmit } = useCheckedForm(
    requiredErrors({ code }, { code: 'Recovery code' }),
    () => flow.enterCode(RECOVERY, code.trim()),
  )
  return (
    <AuthForm onSubmit={onSubmit} isPending={flow.isPending} submitLabel="Log In">
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
    </AuthForm>
  )
}
