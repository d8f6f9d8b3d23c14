import { spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { BarButton } from './BarButton.tsx'

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent)

export function CommandPaletteButton(): ReactNode {
  return (
    <BarButton label={`Go to… (${IS_MAC ? '⌘' : 'Ctrl+'}K)`} onClick={spotlight.open}>
      <IconSearch size={17} aria-hidden />
    </BarButton>
  )
}
