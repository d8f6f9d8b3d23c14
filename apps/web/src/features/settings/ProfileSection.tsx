import { SimpleGrid, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { capture } from '../../lib/analytics/analytics.ts'
import { formatDate } from '../../lib/formatTime.ts'
import { UpdateUserDocument } from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import { requiredErrors, textFields, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { type Account, useRefreshAccount } from './useAccount.ts'

const MAX_NAME_LENGTH = 100

export function ProfileSection({ account }: { readonly account: Account }): ReactNode {
  const { email, first_name, last_name, created_at } = account
  const [draft, setDraft] = useState({ first_name, last_name })
  const refreshAccount = useRefreshAccount()
  const update = useChange(UpdateUserDocument, {
    onDone: async () => {
      capture('account_edited')
      await refreshAccount()
      notifyDone('Your name is saved.')
    },
  })
  const typed = { first_name: draft.first_name.trim(), last_name: draft.last_name.trim() }
  const form = useCheckedForm(
    requiredErrors(typed, { first_name: 'First name', last_name: 'Last name' }),
    () => update.mutate(typed),
    update,
    /^(first_name|last_name)$/,
  )
  const text = textFields(draft, form.shown, setDraft)
  const isChanged = typed.first_name !== first_name || typed.last_name !== last_name
  return (
    <div id="profile">
      <Panel title="Profile">
        <Form form={form} submitLabel="Save" isDisabled={!isChanged} isAtEnd>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput
              label="First name"
              name="first-name"
              autoComplete="given-name"
              maxLength={MAX_NAME_LENGTH}
              {...text('first_name')}
            />
            <TextInput
              label="Last name"
              name="last-name"
              autoComplete="family-name"
              maxLength={MAX_NAME_LENGTH}
              {...text('last_name')}
            />
          </SimpleGrid>
          <TextInput
            label="Email"
            value={email}
            readOnly
            variant="filled"
            description={`You sign in with it. Member since ${formatDate(created_at)}.`}
          />
        </Form>
      </Panel>
    </div>
  )
}
