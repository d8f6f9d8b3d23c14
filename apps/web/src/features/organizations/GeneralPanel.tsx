import { Button, Group, Stack, TagsInput, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { OrganizationFullFragment } from '../../lib/gql/graphql.ts'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { errorsByField } from './fieldErrors.ts'
import { useUpdateOrganization } from './useOrganization.ts'

/** Name, slug and allowed domains; what the server has against one stands under it. */
export function GeneralPanel(props: {
  readonly organization: OrganizationFullFragment
}): ReactNode {
  const { id, name, slug, allowed_domains } = props.organization
  const [form, setForm] = useState({ name, slug, allowed_domains: [...allowed_domains] })
  const update = useUpdateOrganization(id)
  const errors = errorsByField(update.data ?? [])
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (update.data && update.data.length > 0) focusFirstError(fields.current)
  }, [update.data])
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    update.mutate(form)
  }
  return (
    <Panel title="General">
      <form ref={fields} onSubmit={onSubmit} noValidate>
        <Stack gap="sm" maw={560}>
          <TextInput
            label="Name"
            value={form.name}
            error={errors['name']}
            onChange={(event) => setForm({ ...form, name: event.target.value })}
          />
          <TextInput
            label="Slug"
            description="The first part of the address of its pages. Links with the old one will not lead here any more."
            value={form.slug}
            error={errors['slug']}
            onChange={(event) => setForm({ ...form, slug: event.target.value })}
          />
          <TagsInput
            label="Allowed domains"
            description="Whoever has a verified e-mail address in one of them may ask to join"
            placeholder={form.allowed_domains.length === 0 ? 'example.com' : ''}
            acceptValueOnBlur
            splitChars={[',', ' ', ';']}
            value={form.allowed_domains}
            error={errors['allowed_domains']}
            onChange={(domains) => setForm({ ...form, allowed_domains: domains })}
          />
          <FailureNote of={update} />
          <Group>
            <Button type="submit" loading={update.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}

function focusFirstError(fields: HTMLFormElement | null): void {
  fields?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error] input')?.focus()
}
