import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const route = getRouteApi('/$org/project/$projectId')

/** Back to the weather of the project. */
export function MeteoLink(): ReactNode {
  const params = route.useParams()
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link {...props} to="/$org/project/$projectId/resources/meteo" params={params} />
      )}
    >
      Meteo
    </Button>
  )
}
