import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { capture } from '../../lib/analytics/analytics.ts'
import { formatDate } from '../../lib/formatTime.ts'
import { UpdateUserDocument, type UpdateUserMutationVariables } from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { notifyDone } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { type Account, useRefreshAccount } from './useAccount.ts'

const MAX_NAME_LENGTH = 100

export function ProfileSection({ account }: { readonly account: Account }): ReactNode {
  const [first, setFirst] = useState(account.first_name)
  const [last, setLast] = useState(account.last_name)
  const update = useUpdateUser()
  const errors = {
    ...(first.trim() === '' ? { first_name: 'First name is required' } : {}),
    ...(last.trim() === '' ? { last_name: 'Last name is required' } : {}),
  }
  const { shown, message, onSubmit } = useCheckedForm<{ first_name?: string; last_name?: string }>(
    errors,
    () => update.mutate({ first_name: first.trim(), last_name: last.trim() }),
    { error: update.error, fields: /^(first_name|last_name)$/ },
  )
  const isChanged = first.trim() !== account.first_name || last.trim() !== account.last_name
  return (
    <div id="profile">
      <Panel title="Profile">
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="sm">
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              <TextInput
                label="First name"
                name="first-name"
                autoComplete="given-name"
                maxLength={MAX_NAME_LENGTH}
                value={first}
                error={shown.first_name}
                onChange={(event) => setFirst(event.target.value)}
              />
              <TextInput
                label="Last name"
                name="last-name"
                autoComplete="family-name"
                maxLength={MAX_NAME_LENGTH}
                value={last}
                error={shown.last_name}
                onChange={(event) => setLast(event.target.value)}
              />
            </SimpleGrid>
            <TextInput
              label="Email"
              value={account.email}
              readOnly
              variant="filled"
              description={`You log in with it. Member since ${formatDate(account.created_at)}.`}
            />
            {message !== undefined && <ErrorNote message={message} />}
            <Group justify="flex-end">
              <Button type="submit" disabled={!isChanged} loading={update.isPending}>
                Save
              </Button>
            </Group>
          </Stack>
        </form>
      </Panel>
    </div>
  )
}

function useUpdateUser() {
  const refreshAccount = useRefreshAccount()
  return useMutation({
    mutationFn: (name: UpdateUserMutationVariables) => request(UpdateUserDocument, name),
    onSuccess: async () => {
      capture('account_edited')
      await refreshAccount()
      notifyDone('Your name is saved.')
    },
  })
}
