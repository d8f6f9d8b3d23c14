import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { AnchorLink } from '../links.tsx'
import { useBareTitle } from './pageTitle.ts'

interface NotFoundProps {
  /** 'Project', 'Meteo dataset' */
  readonly resource: string
  /** Where those that are there are listed, when that is nearer than the projects. */
  readonly children?: ReactNode
}

/** For a record that is not there, or is not for this user: the two look the same. Stands within a page. */
export function NotFound({ resource, children }: NotFoundProps): ReactNode {
  const lower = resource.charAt(0).toLowerCase() + resource.slice(1)
  useBareTitle(`${resource} Not Found`)
  return (
    <Stack gap="sm" pt={48} align="flex-start">
      <Title order={1}>{resource} Not Found</Title>
      <Text size="sm">
        {`The ${lower} you are looking for does not exist, or you don't have access to the ${lower}.`}
      </Text>
      <AnchorLink size="sm" to="/">
        Go to Projects →
      </AnchorLink>
      {children}
    </Stack>
  )
}
