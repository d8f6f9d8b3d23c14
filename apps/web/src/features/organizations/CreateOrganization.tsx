import { Button, Group, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { CreateOrganizationDocument } from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { useRefreshUser } from '../../lib/session/useRefreshUser.ts'
import { requiredErrors, textFields, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
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
  const [draft, setDraft] = useState({ name: '', slug: '' })
  const create = useCreate()
  const refused = errorsByField(create.data ?? [])
  const form = useCheckedForm(
    requiredErrors(draft, { name: 'Name' }),
    () => create.mutate({ name: draft.name.trim(), slug: draft.slug.trim() }),
    create,
  )
  const text = textFields(draft, { ...refused, ...form.shown }, setDraft)
  return (
    <Form form={form} submitLabel="Create organization" isAtEnd>
      <TextInput
        label="Name"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user asked for this form
        autoFocus={isFocused}
        {...text('name')}
      />
      <TextInput
        label="Slug"
        description="The first part of the address of its pages; made from the name where empty"
        {...text('slug')}
      />
    </Form>
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
