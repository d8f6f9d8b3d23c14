import { Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { aboutText, partText, partTitle, sourceText } from './preflightTexts.ts'
import type { Preflight } from './usePreflight.ts'

/** How long each part would take. */
export function PreflightTimes({ preflight }: { readonly preflight: Preflight }): ReactNode {
  const shown = preflight.parts.filter(({ key, task_count }) => key !== 'queue' || task_count > 0)
  return (
    <div>
      <Table aria-label="Estimated time" withRowBorders={false} w="auto" verticalSpacing={2}>
        <Table.Tbody>
          {shown.map((part) => (
            <Table.Tr key={part.key}>
              <Table.Td pl={0}>{partTitle(part)}</Table.Td>
              <Table.Td c="gray.7">{partText(part)}</Table.Td>
              <Table.Td ta="right">
                {part.task_count === 0 ? 'no time' : aboutText(part.seconds)}
              </Table.Td>
            </Table.Tr>
          ))}
          <Table.Tr>
            <Table.Td pl={0} fw={600}>
              Altogether
            </Table.Td>
            <Table.Td />
            <Table.Td ta="right" fw={600}>
              {aboutText(preflight.total_seconds)}
            </Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
      <Text size="xs" c="gray.6" mt={4}>
        {sourceText(preflight)}
      </Text>
    </div>
  )
}
