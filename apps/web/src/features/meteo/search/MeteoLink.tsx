import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/links.tsx'

const route = getRouteApi('/$org/project/$projectId')

/** Back to the weather of the project. */
export function MeteoLink(): ReactNode {
  const params = route.useParams()
  return (
    <ButtonLink
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      to="/$org/project/$projectId/resources/meteo"
      params={params}
    >
      Meteo
    </ButtonLink>
  )
}
