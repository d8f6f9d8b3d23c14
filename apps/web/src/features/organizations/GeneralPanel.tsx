import { Stack, TagsInput, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OrganizationFullFragment } from '../../lib/gql/graphql.ts'
import { textFields, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { errorsByField } from './fieldErrors.ts'
import { useUpdateOrganization } from './useOrganization.ts'

/** Name, slug and allowed domains; what the server has against one stands under it. */
export function GeneralPanel(props: {
  readonly organization: OrganizationFullFragment
}): ReactNode {
  const { id, name, slug, allowed_domains } = props.organization
  const [draft, setDraft] = useState({ name, slug, allowed_domains: [...allowed_domains] })
  const update = useUpdateOrganization(id)
  const errors = errorsByField(update.data ?? [])
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (update.data && update.data.length > 0) focusFirstError(fields.current)
  }, [update.data])
  const form = useCheckedForm({}, () => update.mutate(draft), update)
  const text = textFields(draft, errors, setDraft)
  return (
    <Panel title="General">
      <Form form={form} submitLabel="Save" maxWidth={560}>
        <Stack ref={fields} gap="sm">
          <TextInput label="Name" {...text('name')} />
          <TextInput
            label="Slug"
            description="The first part of the address of its pages. Links with the old one will not lead here any more."
            {...text('slug')}
          />
          <TagsInput
            label="Allowed domains"
            description="Whoever has a verified email address in one of them may ask to join"
            placeholder={draft.allowed_domains.length === 0 ? 'example.com' : ''}
            acceptValueOnBlur
            splitChars={[',', ' ', ';']}
            value={draft.allowed_domains}
            error={errors['allowed_domains']}
            onChange={(domains) => setDraft({ ...draft, allowed_domains: domains })}
          />
        </Stack>
      </Form>
    </Panel>
  )
}

function focusFirstError(fields: HTMLElement | null): void {
  fields?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error] input')?.focus()
}
