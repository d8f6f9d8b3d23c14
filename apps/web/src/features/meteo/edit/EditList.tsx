import { Button, Group, Menu, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { WeatherColumn } from '../useColumns.ts'
import type { DraftErrors } from './draftErrors.ts'
import { EditFields } from './EditFields.tsx'
import { EDIT_KINDS, type EditDraft, type EditKind, editTitle } from './editDraft.ts'

interface EditListProps {
  readonly drafts: readonly EditDraft[]
  readonly columns: readonly WeatherColumn[]
  readonly kinds: readonly EditKind[]
  readonly errorsOf: (draft: EditDraft) => DraftErrors
  readonly onChange: (drafts: readonly EditDraft[]) => void
  readonly onAdd: (kind: EditKind) => void
}

/** The edits in the order in which they are made. */
export function EditList(props: EditListProps): ReactNode {
  const { drafts, onChange } = props
  const swap = (at: number, other: number): void => {
    const [one, two] = [drafts[at], drafts[other]]
    if (one !== undefined && two !== undefined) onChange(drafts.with(at, two).with(other, one))
  }
  return (
    <Stack gap="sm">
      {drafts.length === 0 && (
        <Text size="sm" c="gray.6">
          No edits yet. They are made one after the other, from the first to the last.
        </Text>
      )}
      {drafts.map((draft, at) => (
        <Paper key={draft.key} p="sm" component="section" aria-label={`Edit ${at + 1}`}>
          <Group justify="space-between" mb="xs" wrap="nowrap">
            <Title order={3}>{`${at + 1}. ${editTitle(draft.kind)}`}</Title>
            <Group gap={0} wrap="nowrap">
              <IconButton label="Earlier" disabled={at === 0} onClick={() => swap(at, at - 1)}>
                <IconArrowUp size={16} aria-hidden />
              </IconButton>
              <IconButton
                label="Later"
                disabled={at === drafts.length - 1}
                onClick={() => swap(at, at + 1)}
              >
                <IconArrowDown size={16} aria-hidden />
              </IconButton>
              <IconButton
                label="Take this edit out"
                onClick={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
              >
                <IconTrash size={16} aria-hidden />
              </IconButton>
            </Group>
          </Group>
          <Stack gap="xs">
            <EditFields
              draft={draft}
              columns={props.columns}
              errors={props.errorsOf(draft)}
              onChange={(changed) => onChange(drafts.with(at, changed))}
            />
            <TextInput
              label="Reason"
              placeholder="Recorded in the history"
              maxLength={200}
              value={draft.reason}
              onChange={(event) =>
                onChange(drafts.with(at, { ...draft, reason: event.currentTarget.value }))
              }
            />
          </Stack>
        </Paper>
      ))}
      <AddMenu kinds={props.kinds} onAdd={props.onAdd} />
    </Stack>
  )
}

function AddMenu({ kinds, onAdd }: Pick<EditListProps, 'kinds' | 'onAdd'>): ReactNode {
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button variant="default" w="max-content" leftSection={<IconPlus size={15} aria-hidden />}>
          Add edit
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {EDIT_KINDS.filter(({ kind }) => kinds.includes(kind)).map(({ kind, title }) => (
          <Menu.Item key={kind} onClick={() => onAdd(kind)}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
