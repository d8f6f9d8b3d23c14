import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { CommandPalette } from './commands/CommandPalette.tsx'
import { palette } from './commands/palette.ts'
import classes from './Frame.module.css'
import { ImpersonationBar } from './ImpersonationBar.tsx'
import { NoticeBell } from './notices/NoticeBell.tsx'
import { OrganizationMenu } from './OrganizationMenu.tsx'
import { TaskPanel } from './tasks/TaskPanel.tsx'
import { UserMenu } from './UserMenu.tsx'

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
          <UserMenu />
        </div>
      </header>
      {subBar}
      <main id="content" tabIndex={-1} className={classes['content']}>
        {children}
      </main>
      <CommandPalette />
    </div>
  )
}

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent)

function CommandPaletteButton(): ReactNode {
  return (
    <IconButton label={`Go to… (${IS_MAC ? '⌘' : 'Ctrl+'}K)`} onClick={palette.open}>
      <IconSearch size={17} aria-hidden />
    </IconButton>
  )
}
