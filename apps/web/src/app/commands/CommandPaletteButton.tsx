import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { BarButton } from '../BarButton.tsx'
import { palette } from './palette.ts'

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent)

export function CommandPaletteButton(): ReactNode {
  return (
    <BarButton label={`Go to… (${IS_MAC ? '⌘' : 'Ctrl+'}K)`} onClick={palette.open}>
      <IconSearch size={17} aria-hidden />
    </BarButton>
  )
}
