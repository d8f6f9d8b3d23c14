import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { AnchorLink } from '../ui/links.tsx'
import { Page } from '../ui/Page.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'

/** For a record that is not there, or is not for this user: the two look the same. */
export function NotFound({ resource }: { readonly resource: string }): ReactNode {
  const lower = resource.toLowerCase()
  usePageTitle(`${resource} Not Found`)
  return (
    <Page width="text">
      <Stack gap="sm" pt={48}>
        <Title order={1}>{resource} Not Found</Title>
        <Text size="sm">
          {`The ${lower} you are looking for does not exist, or you don't have access to the ${lower}.`}
        </Text>
        <AnchorLink size="sm" to="/">
          Go to Projects →
        </AnchorLink>
      </Stack>
    </Page>
  )
}
