import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePageTitle } from './page/pageTitle.ts'

interface PageHeaderProps {
  readonly title: string
  /** Title of the browser tab where it should say more than the heading. */
  readonly tabTitle?: string
  readonly description?: ReactNode
  /** Buttons at the right end; the main one last. */
  readonly actions?: ReactNode
}

/** Heading of a page with its actions; also sets the title of the browser tab. */
export function PageHeader(props: PageHeaderProps): ReactNode {
  usePageTitle(props.tabTitle ?? props.title)
  return (
    <Group justify="space-between" align="flex-start" gap="md" mb="md">
      <Stack gap={2} maw="100%">
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {props.title}
        </Title>
        {props.description !== undefined && (
          <Text size="sm" c="gray.6">
            {props.description}
          </Text>
        )}
      </Stack>
      {props.actions !== undefined && <Group gap="xs">{props.actions}</Group>}
    </Group>
  )
}
