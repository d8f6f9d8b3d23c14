import {
  isSameSelection,
  renamedTag,
  resetTag,
  selectionOf,
  type WorkbookData,
  type WorkbookTag,
  withoutTag,
  withTag,
} from '@duet/comparison'
import { Button, Group, Text } from '@mantine/core'
import { IconPencil, IconRefresh, IconTagPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { mayCompare, useCurrentProject } from '../../lib/currentProject.ts'
import { formatDateTime } from '../../lib/formatTime.ts'
import {
  GetCompareWorkbooksDocument,
  UpdateCompareWorkbookDocument,
  type WorkbookFragment,
} from '../../lib/gql/graphql.ts'
import { type Change, useChange } from '../../lib/useChange.ts'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { RenameDialog } from '../../ui/RenameDialog.tsx'
import { MenuAction, RowMenu } from '../../ui/RowMenu.tsx'
import type { ShownSelection } from './useSelection.ts'
import { dataOf, inputOf, storedSelection } from './workbookData.ts'

interface TagBarProps {
  readonly workbook: WorkbookFragment
  readonly shown: ShownSelection
}

/** Selections of a workbook that people go back to. */
export function TagBar({ workbook, shown }: TagBarProps): ReactNode {
  const isMaker = mayCompare(useCurrentProject())
  const { tags } = dataOf(workbook)
  const save = useChange(UpdateCompareWorkbookDocument, { stale: [GetCompareWorkbooksDocument] })
  const onTags = (changed: WorkbookData['tags'], done?: () => void): void =>
    save.mutate(
      {
        id: workbook.id,
        revision: workbook.revision,
        // What is shown and not saved stays so
        input: inputOf(workbook.name, storedSelection(workbook), changed),
      },
      { onSuccess: () => done?.() },
    )
  if (tags.length === 0 && !isMaker) return null
  return (
    <div>
      <Group gap="xs">
        {tags.map((tag) => (
          <Tag key={tag.id} tag={tag} tags={tags} shown={shown} save={save} onTags={onTags} />
        ))}
        {isMaker && (
          <Button
            variant="default"
            leftSection={<IconTagPlus size={16} aria-hidden />}
            loading={save.isPending}
            onClick={() =>
              onTags(
                withTag(tags, shown.selection, {
                  id: crypto.randomUUID(),
                  createdAt: new Date().toISOString(),
                }),
              )
            }
          >
            Add tag
          </Button>
        )}
      </Group>
      <FailureNote of={save} />
    </div>
  )
}

interface TagProps extends Pick<TagBarProps, 'shown'> {
  readonly tag: WorkbookTag
  readonly tags: WorkbookData['tags']
  readonly save: Change<typeof UpdateCompareWorkbookDocument>
  readonly onTags: (tags: WorkbookData['tags'], done?: () => void) => void
}

function Tag({ tag, tags, shown, save, onTags }: TagProps): ReactNode {
  const isMaker = mayCompare(useCurrentProject())
  const [isNaming, setIsNaming] = useState(false)
  const isShown = isSameSelection(selectionOf(tag), shown.selection)
  return (
    <Group gap={2} wrap="nowrap">
      <Button
        variant={isShown ? 'light' : 'default'}
        aria-pressed={isShown}
        title={`Of ${formatDateTime(tag.createdAt)}`}
        onClick={() => shown.onChange(selectionOf(tag))}
      >
        <Text span size="sm" truncate maw={180}>
          {tag.name}
        </Text>
      </Button>
      {isMaker && (
        <RowMenu name={tag.name}>
          <MenuAction Icon={IconPencil} label="Rename" onClick={() => setIsNaming(true)} />
          <MenuAction
            Icon={IconRefresh}
            label="Reset to what is shown"
            onClick={() => onTags(resetTag(tags, tag.id, shown.selection))}
          />
          <MenuAction
            Icon={IconTrash}
            label="Remove"
            isDangerous
            onClick={() => onTags(withoutTag(tags, tag.id))}
          />
        </RowMenu>
      )}
      {isNaming && (
        <RenameDialog
          title="Rename tag"
          name={tag.name}
          of={save}
          onRename={(name) => onTags(renamedTag(tags, tag.id, name), () => setIsNaming(false))}
          onClose={() => setIsNaming(false)}
        />
      )}
    </Group>
  )
}
