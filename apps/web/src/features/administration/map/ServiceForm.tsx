import { Anchor, Checkbox, PasswordInput, Select, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import {
  type MapServiceRowFragment,
  MapServicesDocument,
  SetMapServiceDocument,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { textFields, useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { type MapKind, OTHER_SERVICE } from './mapTemplates.ts'
import {
  draftOf,
  draftOfTemplate,
  needsKey,
  type ServiceDraft,
  type ServiceDraftErrors,
  serviceDraftErrors,
  serviceInput,
} from './serviceDraft.ts'

interface ServiceFormProps {
  readonly kind: MapKind
  readonly stored: MapServiceRowFragment | undefined
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** A service by one of the templates or any address. */
export function ServiceForm({ kind, stored, onDone, onCancel }: ServiceFormProps): ReactNode {
  const [draft, setDraft] = useState(() => draftOf(kind, stored))
  const save = useChange(SetMapServiceDocument, { stale: [MapServicesDocument], onDone })
  const hasKey = stored?.has_key === true && hostOf(stored.url) === hostOf(draft.url)
  const form = useCheckedForm<ServiceDraftErrors>(
    serviceDraftErrors(draft, hasKey),
    () => save.mutate({ kind: kind.kind, input: serviceInput(draft) }),
    save,
    /^input\.(name|url|key|max_zoom|terms_accepted)$/,
  )
  const change = (next: ServiceDraft): void => {
    save.reset()
    setDraft(next)
  }
  return (
    <Form form={form} submitLabel="Save" onCancel={onCancel} maxWidth={640}>
      <Select
        label="Service"
        data={[
          ...kind.templates.map(({ name }) => ({ value: name, label: name })),
          { value: OTHER_SERVICE, label: 'Another address' },
        ]}
        value={draft.template}
        allowDeselect={false}
        onChange={(name) => change(draftOfTemplate(kind, name ?? OTHER_SERVICE))}
      />
      <ServiceFields
        kind={kind}
        draft={draft}
        errors={form.shown}
        hasKey={hasKey}
        onChange={change}
      />
      <Terms kind={kind} draft={draft} error={form.shown.terms_accepted} onChange={change} />
    </Form>
  )
}

interface FieldsProps {
  readonly kind: MapKind
  readonly draft: ServiceDraft
  readonly errors: ServiceDraftErrors
  readonly hasKey: boolean
  readonly onChange: (draft: ServiceDraft) => void
}

function ServiceFields({ kind, draft, errors, hasKey, onChange }: FieldsProps): ReactNode {
  const text = textFields(draft, errors as Partial<Record<keyof ServiceDraft, string>>, onChange)
  return (
    <>
      {draft.template === OTHER_SERVICE && (
        <TextInput label="Name" required description="Shown to users" {...text('name')} />
      )}
      <TextInput
        label="Address"
        required
        description={
          kind.kind === 'places'
            ? 'Without the parameters of a search; {key} where the key goes'
            : 'With {z}, {x} and {y}; {key} where the key goes'
        }
        styles={{ input: { fontFamily: 'monospace', fontSize: 12 } }}
        {...text('url')}
      />
      {needsKey(draft) && (
        <PasswordInput
          label="Key"
          required={!hasKey}
          description={
            kind.kind === 'places'
              ? 'Stored encrypted; only the server uses it'
              : 'Stored encrypted. Browsers fetch tiles with it, so that every user who is signed in can read it: restrict it to the address of this server'
          }
          placeholder={hasKey ? '•••••••• (stored)' : ''}
          autoComplete="off"
          {...text('key')}
        />
      )}
      {kind.formats.length > 0 && (
        <Select
          label={kind.kind === 'places' ? 'Protocol' : 'How colours hold heights'}
          data={[...kind.formats]}
          value={draft.format}
          allowDeselect={false}
          onChange={(format) => onChange({ ...draft, format })}
        />
      )}
      {kind.kind !== 'places' && (
        <NumberField
          label="Finest zoom"
          description="Beyond it, its pictures are enlarged"
          value={draft.max_zoom}
          error={errors.max_zoom}
          onChange={(max_zoom) => onChange({ ...draft, max_zoom })}
        />
      )}
      <TextInput
        label="Attribution"
        description="What the service asks to be named beside its data"
        {...text('attribution')}
      />
    </>
  )
}

interface TermsProps {
  readonly kind: MapKind
  readonly draft: ServiceDraft
  readonly error: string | undefined
  readonly onChange: (draft: ServiceDraft) => void
}

function Terms({ kind, draft, error, onChange }: TermsProps): ReactNode {
  const template = kind.templates.find(({ name }) => name === draft.template)
  return (
    <Stack gap={4}>
      {template !== undefined && (
        <Text size="sm">
          {template.note}{' '}
          <Anchor
            size="sm"
            href={template.terms}
            target="_blank"
            rel="noreferrer"
            underline="always"
          >
            Terms of {template.name}
          </Anchor>
        </Text>
      )}
      <Checkbox
        label="I have read the terms of this service and keep to them"
        checked={draft.terms_accepted}
        error={error}
        onChange={(event) => onChange({ ...draft, terms_accepted: event.currentTarget.checked })}
      />
    </Stack>
  )
}

function hostOf(url: string): string | undefined {
  return URL.parse(url)?.origin
}
