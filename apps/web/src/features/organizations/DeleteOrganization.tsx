import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { OrganizationFullFragment } from '../../lib/gql/graphql.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useDeleteOrganization } from './useOrganization.ts'

export function DeleteOrganization(props: {
  readonly organization: OrganizationFullFragment
}): ReactNode {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Panel
      title="Delete organization"
      description="With all of its projects, weather and results, for every member. This cannot be undone."
    >
      <Button variant="default" c="red.9" onClick={() => setIsAsking(true)}>
        Delete organization
      </Button>
      {isAsking && (
        <DeleteDialog organization={props.organization} onClose={() => setIsAsking(false)} />
      )}
    </Panel>
  )
}

/** Its name must be typed: there is no way back. */
function DeleteDialog(props: {
  readonly organization: OrganizationFullFragment
  readonly onClose: () => void
}): ReactNode {
  const { organization, onClose } = props
  const [typed, setTyped] = useState('')
  const remove = useDeleteOrganization(organization.id)
  const isSure = typed.trim() === organization.name
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (isSure) remove.mutate()
  }
  return (
    <Modal opened onClose={onClose} title="Delete organization?">
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text size="sm">
            <b>{organization.name}</b> with all of its projects will be deleted for every member.
            This cannot be undone.
          </Text>
          <TextInput
            label={`Type ${organization.name} to confirm`}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            data-autofocus
          />
          {remove.isError && <ErrorNote message={errorMessage(remove.error)} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red.9" disabled={!isSure} loading={remove.isPending}>
              Delete organization
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
