import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { counted } from '../../lib/counted.ts'
import {
  type EnrolledFactorsFragment,
  MfaFactorsDocument,
  RemoveMfaFactorDocument,
  RenewRecoveryCodesDocument,
  type RenewRecoveryCodesMutation,
} from '../../lib/gql/graphql.ts'
import { authFailureText } from '../../lib/session/authErrors.ts'
import { useChange } from '../../lib/useChange.ts'
import { useView } from '../../lib/useView.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DataState } from '../../ui/DataState.tsx'
import type { Attempt } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EnrollDialog, type FactorKind } from './EnrollDialog.tsx'
import { FactorList } from './FactorList.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

export type EnrolledFactor = EnrolledFactorsFragment['factors'][number]

/** At most one dialog is open. */
type OpenDialog =
  | { readonly kind: 'enroll'; readonly factor: FactorKind }
  | { readonly kind: 'remove'; readonly factor: EnrolledFactor }
  | { readonly kind: 'renew' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

/** The second step of the login. */
export function FactorsSection({ email }: { readonly email: string }): ReactNode {
  const view = useView(MfaFactorsDocument, {})
  const [dialog, setDialog] = useState<OpenDialog | undefined>(undefined)
  return (
    <div id="second-step">
      <Panel
        title="Two-step verification"
        description="After the password, a code from your phone: a stolen password alone is then of no use."
      >
        <DataState view={view}>
          {(enrolled) => (
            <Stack gap="sm">
              <FactorList
                factors={enrolled.factors}
                onRemove={(factor) => setDialog({ kind: 'remove', factor })}
              />
              <Group gap="xs">
                <Button
                  variant="default"
                  onClick={() => setDialog({ kind: 'enroll', factor: 'totp' })}
                >
                  Add authenticator app
                </Button>
                <Button
                  variant="default"
                  onClick={() => setDialog({ kind: 'enroll', factor: 'phone' })}
                >
                  Add phone
                </Button>
              </Group>
              {enrolled.factors.length > 0 && (
                <RecoveryLine enrolled={enrolled} onRenew={() => setDialog({ kind: 'renew' })} />
              )}
            </Stack>
          )}
        </DataState>
      </Panel>
      <FactorDialogs email={email} dialog={dialog} onChange={setDialog} />
    </div>
  )
}

function RecoveryLine(props: {
  readonly enrolled: EnrolledFactorsFragment
  readonly onRenew: () => void
}): ReactNode {
  const left = props.enrolled.recovery_codes_left
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c={left === 0 ? 'red.9' : 'gray.7'}>
        {counted(left, 'recovery code left', 'recovery codes left')}
      </Text>
      <Button variant="default" onClick={props.onRenew}>
        Make new recovery codes
      </Button>
    </Group>
  )
}

interface FactorDialogsProps {
  readonly email: string
  readonly dialog: OpenDialog | undefined
  readonly onChange: (dialog: OpenDialog | undefined) => void
}

function FactorDialogs({ email, dialog, onChange }: FactorDialogsProps): ReactNode {
  const remove = useChange(RemoveMfaFactorDocument, { stale: [MfaFactorsDocument] })
  const renew = useChange(RenewRecoveryCodesDocument, { stale: [MfaFactorsDocument] })
  const close = (): void => {
    remove.reset()
    renew.reset()
    onChange(undefined)
  }
  const showCodes = ({ renewRecoveryCodes }: RenewRecoveryCodesMutation): void =>
    onChange({ kind: 'codes', codes: renewRecoveryCodes.recovery_codes })
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'enroll':
      return <EnrollDialog kind={dialog.factor} email={email} onClose={close} />
    case 'remove':
      return (
        <ConfirmDialog
          opened
          title={`Remove ${dialog.factor.displayName}?`}
          text="Codes of it are no longer accepted. Without any other way, the password alone lets you in, and your recovery codes are void."
          confirmLabel="Remove"
          isDangerous
          of={inWords(remove)}
          onConfirm={() => remove.mutate({ mfa_uid: dialog.factor.uid }, { onSuccess: close })}
          onClose={close}
        />
      )
    case 'renew':
      return (
        <ConfirmDialog
          opened
          title="Make new recovery codes?"
          text="The codes that you have so far are void then."
          confirmLabel="Make new codes"
          of={inWords(renew)}
          onConfirm={() => renew.mutate({}, { onSuccess: showCodes })}
          onClose={close}
        />
      )
    case 'codes':
      return (
        <Modal
          opened
          onClose={close}
          title="Recovery codes"
          size={460}
          closeOnClickOutside={false}
          closeOnEscape={false}
          withCloseButton={false}
        >
          <RecoveryCodes codes={dialog.codes} email={email} onClose={close} />
        </Modal>
      )
  }
}

/** Refusals by a second factor have sentences of their own. */
function inWords({ isPending, error }: Attempt): Attempt {
  return { isPending, error: error === null ? null : new Error(authFailureText(error)) }
}
