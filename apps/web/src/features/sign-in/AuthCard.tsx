import { Group, Paper, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { GuideLink } from '../../ui/help/GuideLink.tsx'
import { usePageTitle } from '../../ui/page/pageTitle.ts'
import classes from './AuthCard.module.css'

interface AuthCardProps {
  readonly title: string
  /** Title of the browser tab where it is shorter than the heading. */
  readonly tabTitle?: string
  readonly children: ReactNode
}

/** The one card of a page before the login. */
export function AuthCard({ title, tabTitle, children }: AuthCardProps): ReactNode {
  usePageTitle(tabTitle ?? title)
  return (
    <main className={classes['page']}>
      <Paper className={classes['card']} p="lg">
        <Group justify="space-between" align="flex-start">
          <img src="/favicon.svg" alt="" width={36} height={36} />
          <GuideLink to="/docs/account.html#logging-in" about="logging in" />
        </Group>
        <Title order={1} mt="xs" mb="md">
          {title}
        </Title>
        <Stack gap="sm">{children}</Stack>
      </Paper>
    </main>
  )
}
