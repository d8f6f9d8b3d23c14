import { IconMapSearch } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/links.tsx'

const route = getRouteApi('/$org/project/$projectId')

/** Leads to the weather of providers. */
export function FindWeatherButton(): ReactNode {
  const params = route.useParams()
  return (
    <ButtonLink
      variant="default"
      leftSection={<IconMapSearch size={16} aria-hidden />}
      to="/$org/project/$projectId/resources/meteo/find"
      params={params}
    >
      Find weather
    </ButtonLink>
  )
}
