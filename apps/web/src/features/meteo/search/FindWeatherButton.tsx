import { Button } from '@mantine/core'
import { IconMapSearch } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const route = getRouteApi('/$org/project/$projectId')

/** Leads to the weather of providers. */
export function FindWeatherButton(): ReactNode {
  const params = route.useParams()
  return (
    <Button
      variant="default"
      leftSection={<IconMapSearch size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link {...props} to="/$org/project/$projectId/resources/meteo/find" params={params} />
      )}
    >
      Find weather
    </Button>
  )
}
