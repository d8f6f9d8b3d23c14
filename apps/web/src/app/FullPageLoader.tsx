import { Center, Loader } from '@mantine/core'
import type { ReactNode } from 'react'

export function FullPageLoader(): ReactNode {
  return (
    <Center mih="60dvh" component="output" aria-label="Loading">
      <Loader />
    </Center>
  )
}
