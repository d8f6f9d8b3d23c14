import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { downloadBlob } from '../../lib/download.ts'
import { formatDate } from '../../lib/formatTime.ts'
import { CopyText } from '../../ui/CopyText.tsx'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly email: string
  readonly onClose: () => void
}

/** Shown once: only what makes them checkable is stored on the server. */
export function RecoveryCodes({ codes, email, onClose }: RecoveryCodesProps): ReactNode {
  const save = (): void => {
    const text = recoveryCodeText(codes, email, formatDate(new Date().toISOString()))
    downloadBlob(new Blob([text], { type: 'text/plain' }), 'duet-recovery-codes.txt')
  }
  return (
    <Stack gap="sm">
      <Text size="sm">
        Keep these codes where your phone is not. Each lets you log in once when you cannot get a
        code. They are not shown again.
      </Text>
      <SimpleGrid
        cols={2}
        spacing="xs"
        verticalSpacing={4}
        p="sm"
        bg="gray.1"
        aria-label="Recovery codes"
        component="ul"
        m={0}
        style={{ listStyle: 'none' }}
      >
        {codes.map((code) => (
          <Text key={code} component="li" size="sm" ff="monospace" ta="center">
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <CopyText label="Copy codes" text={codes.join('\n')} />
          <Button
            variant="default"
            leftSection={<IconDownload size={15} aria-hidden />}
            onClick={save}
          >
            Download
          </Button>
        </Group>
        <Button onClick={onClose}>I have kept them</Button>
      </Group>
    </Stack>
  )
}

/** The file for the user to store. */
function recoveryCodeText(codes: readonly string[], email: string, dateText: string): string {
  return [
    `DUET recovery codes of ${email}, made ${dateText}`,
    'Each works once, in place of the code of the second step.',
    '',
    ...codes,
    '',
  ].join('\n')
}
