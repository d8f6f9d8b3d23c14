import type { Block } from '@duet/plant'
import { List, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { AnchorLink } from '../../ui/links.tsx'
import { Note } from '../../ui/Note.tsx'
import { FieldLink } from './FieldLink.tsx'
import type { Preflight } from './usePreflight.ts'
import type { BlockRefusal } from './useRunForm.ts'

interface RunErrorsProps {
  readonly blocks: readonly Block[]
  /** What the server answered; a block id is empty for what concerns the whole run. */
  readonly answer: readonly BlockRefusal[]
  /** Of the pre-flight, which knows the fields of messages. */
  readonly found: Preflight | undefined
}

/** Why nothing was started, block by block. */
export function RunErrors({ blocks, answer, found }: RunErrorsProps): ReactNode {
  if (answer.length === 0) return null
  return (
    <Note kind="error" isAlert title="Nothing was started">
      <Stack gap="xs">
        {answer.map(({ block_id, messages }) => {
          const block = blocks.find(({ id }) => id === block_id)
          return (
            <div key={block_id}>
              <BlockName block={block} />
              <List size="sm">
                {messages.map((message) => (
                  <List.Item key={message}>
                    <FieldLink block={block} path={pathOf(found, block_id, message)}>
                      {message}
                    </FieldLink>
                  </List.Item>
                ))}
              </List>
            </div>
          )
        })}
      </Stack>
    </Note>
  )
}

function pathOf(found: Preflight | undefined, blockId: string, message: string): string | null {
  const block = found?.blocks.find(({ block_id }) => block_id === blockId)
  const known = blockId === '' ? found?.messages : block?.messages
  return known?.find((one) => one.message === message)?.path ?? null
}

function BlockName({ block }: { readonly block: Block | undefined }): ReactNode {
  if (block === undefined) {
    return (
      <Text size="sm" fw={600}>
        The whole run
      </Text>
    )
  }
  return (
    <AnchorLink
      size="sm"
      fw={600}
      to="/$org/project/$projectId/design/blocks"
      from="/$org/project/$projectId"
      search={{ block: block.id }}
    >
      {block.name}
    </AnchorLink>
  )
}
