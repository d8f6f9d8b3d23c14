import { useHotkeys, useWindowEvent } from '@mantine/hooks'
import { useSpotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { palette, paletteStore } from './commands/palette.ts'
import classes from './Frame.module.css'
import { GuidePanel } from './help/GuidePanel.tsx'
import { HelpMenu } from './help/HelpMenu.tsx'
import { ImpersonationBar } from './ImpersonationBar.tsx'
import { NoticeBell } from './notices/NoticeBell.tsx'
import { OrganizationMenu } from './OrganizationMenu.tsx'
import { TaskPanel } from './tasks/TaskPanel.tsx'
import { UserMenu } from './UserMenu.tsx'

const CommandPalette = lazy(async () => ({
  default: (await import('./commands/CommandPalette.tsx')).CommandPalette,
}))

interface FrameProps {
  readonly organizationName: string | undefined
  /** After the organisation: the name of the project and its navigation. */
  readonly navigation?: ReactNode
  /** A second bar below the first. */
  readonly subBar?: ReactNode
  readonly children: ReactNode
}

/** Top bar and content. The content scrolls by itself, so that a map can fill what the bars leave. */
export function Frame({ organizationName, navigation, subBar, children }: FrameProps): ReactNode {
  return (
    <div className={classes['frame']}>
      <a className={classes['skip']} href="#content">
        Skip to content
      </a>
      <ImpersonationBar />
      <header className={classes['bar']}>
        <Link className={classes['logo'] ?? ''} to="/" aria-label="DUET, to the projects">
          <img src="/favicon.svg" alt="" width={22} height={22} />
          <span>DUET</span>
        </Link>
        <OrganizationMenu name={organizationName} />
        <div className={classes['navigation']}>{navigation}</div>
        <div className={classes['user']}>
          <TaskPanel />
          <NoticeBell />
          <CommandPaletteButton />
          <HelpMenu />
          <UserMenu />
        </div>
      </header>
      {subBar}
      <div className={classes['beside']} data-guide-beside>
        <main id="content" tabIndex={-1} className={classes['content']}>
          {children}
        </main>
        <GuidePanel />
      </div>
      <Palette />
    </div>
  )
}

/** Ctrl+K or Cmd+K, also while a field has the focus. The palette is fetched when it is first asked for. */
function Palette(): ReactNode {
  useHotkeys([['mod+K', palette.toggle]], [])
  const { opened } = useSpotlight(paletteStore)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  return wasOpened ? (
    <Suspense fallback={opened && <TypedAhead />}>
      <CommandPalette />
    </Suspense>
  ) : null
}

/** What is typed before the palette is fetched stands in it when it comes, and is no shortcut of the page behind. */
function TypedAhead(): ReactNode {
  useWindowEvent('keydown', typeAhead, { capture: true })
  return null
}

function typeAhead(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return
  if (key === 'Escape') palette.close()
  else if (key === 'Backspace') changeQuery((query) => query.slice(0, -1))
  else if (key.length === 1) changeQuery((query) => query + key)
  // Enter would press what has the focus behind; F5 is the browser's
  else if (key !== 'Enter') return
  event.preventDefault()
  event.stopPropagation()
}

function changeQuery(change: (query: string) => string): void {
  paletteStore.updateState((state) => ({ ...state, query: change(state.query) }))
}

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent)

function CommandPaletteButton(): ReactNode {
  return (
    <IconButton label={`Go to… (${IS_MAC ? '⌘' : 'Ctrl+'}K)`} word="Go to…" onClick={palette.open}>
      <IconSearch size={17} aria-hidden />
    </IconButton>
  )
}
