import { Code, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyText } from '../../ui/CopyText.tsx'
import { curlExample } from './apiTokenForm.ts'

/** One call of the API, ready to paste into a terminal. */
export function CurlExample({ token }: { readonly token: string }): ReactNode {
  const command = curlExample(location.origin, token)
  return (
    <Stack gap="xs">
      <Code block fz="xs" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {command}
      </Code>
      <Group>
        <CopyText label="Copy command" text={command} />
      </Group>
    </Stack>
  )
}
