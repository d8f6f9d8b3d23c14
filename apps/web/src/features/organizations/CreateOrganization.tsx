import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { CreateOrganizationDocument } from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { useRefreshUser } from '../../lib/session/useRefreshUser.ts'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { Panel } from '../../ui/Panel.tsx'
import { errorsByField, type FieldError } from './fieldErrors.ts'

interface CreateOrganizationProps {
  /** Else a button opens the form. */
  readonly isOpen: boolean
  /** The user came for it: focus goes there. */
  readonly isWanted: boolean
}

export function CreateOrganization({ isOpen, isWanted }: CreateOrganizationProps): ReactNode {
  const [wasOpened, setWasOpened] = useState(false)
  if (!isOpen && !wasOpened) {
    return (
      <Group>
        <Button variant="default" onClick={() => setWasOpened(true)}>
          Create organization
        </Button>
      </Group>
    )
  }
  return (
    <Panel
      title="Create organization"
      description="You will be its owner, and may invite others to it."
    >
      <CreateForm isFocused={isWanted || wasOpened} />
    </Panel>
  )
}

function CreateForm({ isFocused }: { readonly isFocused: boolean }): ReactNode {
  const [name, setName] = useState('')
  const [slug, setSlug] = useState('')
  const create = useCreate()
  const refused = errorsByField(create.data ?? [])
  const errors = name.trim() === '' ? { name: 'Name is required' } : {}
  const form = useCheckedForm<{ name?: string }>(errors, () =>
    create.mutate({ name: name.trim(), slug: slug.trim() }),
  )
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="sm">
        <TextInput
          label="Name"
          value={name}
          error={form.shown.name ?? refused['name']}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user asked for this form
          autoFocus={isFocused}
          onChange={(event) => setName(event.target.value)}
        />
        <TextInput
          label="Slug"
          description="The first part of the address of its pages; made from the name where empty"
          value={slug}
          error={refused['slug']}
          onChange={(event) => setSlug(event.target.value)}
        />
        <FailureNote of={create} />
        <Group justify="flex-end">
          <Button type="submit" loading={create.isPending}>
            Create organization
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface NewOrganization {
  readonly name: string
  readonly slug: string
}

/** Gives what the server has against the fields. */
function useCreate(): ReturnType<
  typeof useMutation<readonly FieldError[], Error, NewOrganization>
> {
  const refreshUser = useRefreshUser()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ name, slug }: NewOrganization) => {
      const { createOrganization: answer } = await request(CreateOrganizationDocument, {
        input: { name, ...(slug === '' ? {} : { slug }) },
      })
      if (answer.organization !== null) {
        const params = { org: answer.organization.slug }
        await refreshUser(() => navigate({ to: '/$org/projects', params }))
      }
      return answer.errors
    },
  })
}
