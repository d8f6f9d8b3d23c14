import { Group, Loader, Text } from '@mantine/core'
import { IconCheck, IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Saving, saveText } from './fields/saveText.ts'

/** 'Saving…', 'Saved 12:04', 'Offline, 3 changes kept'; spoken politely when it changes. */
export function SaveState({ saving }: { readonly saving: Saving }): ReactNode {
  return (
    <Group gap={6} component="output" wrap="nowrap">
      <SaveIcon saving={saving} />
      <Text size="xs" c={isTrouble(saving) ? 'red.9' : 'gray.6'} component="span">
        {saveText(saving)}
      </Text>
    </Group>
  )
}

function isTrouble({ state }: Saving): boolean {
  return state === 'failed' || state === 'undecided'
}

function SaveIcon({ saving }: { readonly saving: Saving }): ReactNode {
  switch (saving.state) {
    case 'saving':
      return <Loader size={12} aria-hidden />
    case 'saved':
      return <IconCheck size={14} aria-hidden />
    case 'unsaved':
      return undefined
    case 'offline':
    case 'undecided':
    case 'failed':
      return <IconCloudOff size={14} aria-hidden />
  }
}
