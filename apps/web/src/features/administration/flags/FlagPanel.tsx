import { Badge, Box, Button, Code, Group, Stack, Switch } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { fieldErrorsOf } from '../../../lib/fields/fieldErrors.ts'
import {
  AdminFeatureFlagsDocument,
  type AdminFlagFragment,
  FeatureFlagsDocument,
  UpdateFeatureFlagDocument,
} from '../../../lib/gql/graphql.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { useChange } from '../../../lib/useChange.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Note } from '../../../ui/Note.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { ConstraintRow } from './ConstraintRow.tsx'
import { type ConstraintDraft, flagReach, isSameDraft } from './flagDraft.ts'

/** A flag with its switch, which acts at once, and its constraints, which are saved together. */
export function FlagPanel({ flag }: { readonly flag: AdminFlagFragment }): ReactNode {
  const toggle = useUpdateFlag()
  return (
    <Panel
      title={<Code fz="sm">{flag.id}</Code>}
      description={flag.description}
      actions={
        <>
          <Badge color={flag.enabled ? 'petrol' : 'gray'} visibleFrom="sm">
            {flagReach(flag.enabled, flag.constraints)}
          </Badge>
          <Switch
            aria-label={`${flag.id} is on`}
            checked={flag.enabled}
            disabled={toggle.isPending}
            onChange={(event) =>
              toggle.mutate(
                {
                  id: flag.id,
                  enabled: event.currentTarget.checked,
                  constraints: [...flag.constraints],
                },
                { onError: notifyError },
              )
            }
          />
        </>
      }
    >
      {flag.no_effect_because !== null && (
        <Box mb="sm">
          <Note kind={flag.enabled ? 'warning' : 'neutral'} title="Has no effect at present">
            {flag.no_effect_because}
          </Note>
        </Box>
      )}
      <ConstraintEditor key={JSON.stringify(flag.constraints)} flag={flag} />
    </Panel>
  )
}

function ConstraintEditor({ flag }: { readonly flag: AdminFlagFragment }): ReactNode {
  const [draft, setDraft] = useState<readonly ConstraintDraft[]>(flag.constraints)
  const save = useUpdateFlag()
  const errors = fieldErrorsOf(save.error, /^(constraints\.\d+\.(?:key|value))$/)
  const hasFieldErrors = Object.keys(errors).length > 0
  const change = (next: readonly ConstraintDraft[]): void => {
    save.reset()
    setDraft(next)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({
          id: flag.id,
          enabled: flag.enabled,
          constraints: [...draft],
        })
      }}
    >
      <Stack gap="xs">
        {draft.map((constraint, index) => (
          <ConstraintRow
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and stay in order
            key={index}
            label={`constraint ${index + 1} of ${flag.id}`}
            constraint={constraint}
            error={errors[`constraints.${index}.value`] ?? errors[`constraints.${index}.key`]}
            onChange={(next) => change(draft.map((one, at) => (at === index ? next : one)))}
            onRemove={() => change(draft.filter((_, at) => at !== index))}
          />
        ))}
        {save.isError && !hasFieldErrors && <ErrorNote message={errorMessage(save.error)} />}
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconPlus size={15} aria-hidden />}
            aria-label={`Add constraint to ${flag.id}`}
            onClick={() => change([...draft, { key: 'organization', value: '', enabled: true }])}
          >
            Add constraint
          </Button>
          {!isSameDraft(draft, flag.constraints) && (
            <>
              <Button type="submit" loading={save.isPending}>
                Save constraints
              </Button>
              <Button variant="default" onClick={() => change(flag.constraints)}>
                Discard
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </form>
  )
}

function useUpdateFlag() {
  return useChange(UpdateFeatureFlagDocument, {
    stale: [AdminFeatureFlagsDocument, FeatureFlagsDocument],
  })
}
