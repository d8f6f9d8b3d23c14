import { useNavigate, useParams } from '@tanstack/react-router'
import { useContext } from 'react'
import { findMembership, type Membership, useCurrentUser } from '../../lib/currentUser.ts'
import { mayCreateProject, mayManage } from '../../lib/organization/currentOrganization.ts'
import {
  addSessionFlag,
  removeSessionFlag,
  useSessionFlags,
} from '../../lib/session/featureFlags.ts'
import type { SessionFlag } from '../../lib/session/sessionFlags.ts'
import { logoutNow } from '../logoutNow.ts'
import { homeOrganizationOf } from '../routes/homeOrganization.ts'
import { DOCUMENTATION_URL, SUPPORT_URL } from '../routes/outsideLinks.ts'
import { ShareContext } from '../shareContext.ts'
import type { Command, CommandGroup } from './command.ts'

/** Label, other words, and the end of the address. */
type Entry = readonly [label: string, keywords: string, path: string]

/** Gives the command to go to an address. */
type Go = (href: string) => () => void

const PROJECT_PAGES: readonly Entry[] = [
  ['Blocks', 'model map design', '/design/blocks'],
  ['Components', 'model panels inverters tables', '/design/components'],
  ['Meteo', 'weather datasets', '/resources/meteo'],
  ['Custom datasets', 'csv excel parquet table upload', '/resources/datasets'],
  ['Import from PVsyst', 'project variant zip folder', '/pvsyst-import'],
  ['Compute', 'run simulation', '/compute/blocks'],
  ['Results', 'simulations yields', '/simulations'],
  ['Compare', 'runs difference', '/compare'],
  ['Plant playback', 'play day video animation tables', '/plant-playback'],
  ['Monitor', 'plant operation losses issues', '/monitor'],
]

const ORGANIZATION_PAGES: readonly Entry[] = [
  ['Projects', 'list open', '/projects'],
  ['Runs', 'simulations again outdated engine limits', '/runs'],
  ['Organization settings', 'members invites domains', '/settings/edit'],
]

const CREATOR_PAGES: readonly Entry[] = [
  ['Create project', 'new', '/project-create'],
  ['New project from PVsyst', 'import variant zip folder', '/project-create'],
  ['Import project', 'plant document upload', '/project-create'],
]

const MANAGER_PAGES: readonly Entry[] = [
  ['Organization projects', 'portfolios restore', '/settings/organization-projects'],
]

const ACCOUNT_PAGES: readonly Entry[] = [
  ['User settings', 'account password security', '/settings'],
  ['API tokens', 'keys', '/settings/user/api-tokens'],
  ['Notifications', 'mail issues quiet hours', '/settings/user/notifications'],
  ['Switch organization', 'invites join', '/organization-picker'],
]

const PLAYGROUND_PAGES: readonly Entry[] = [
  ['Playground', 'pv3 learn try', '/pv3'],
  ['Panel playground', 'pv3 shadow cells bypass diodes curve hot spot', '/pv3/panel'],
  ['Array playground', 'pv3 rows bifacial rear light albedo pitch backtracking', '/pv3/array'],
]

const ADMIN_PAGES: readonly Entry[] = [
  ['Users', 'admin people account deactivate delete second factor', '/admin/users'],
  ['Invite', 'admin user', '/admin/invite'],
  ['Impersonate', 'admin act as user', '/admin/impersonate'],
  ['Audit log', 'admin history', '/admin/audit'],
  ['Security events', 'admin logins attacks refused', '/admin/security'],
  ['Feature flags', 'admin', '/admin/flags'],
  ['CEC catalogue', 'admin modules panels inverters', '/admin/inverter'],
  ['Integration servers', 'admin', '/admin/org-integration-server'],
  ['Job events', 'admin integration', '/admin/org-integration-server-events'],
]

const FLAGS = ['ga-open-registration', 'ga-third-party-login', 'sentinel-demo'] as const

/** Every place and action that this user has here. */
export function useCommands(): readonly CommandGroup[] {
  const user = useCurrentUser()
  const { org, projectId } = useParams({ strict: false })
  const navigate = useNavigate()
  const sessionFlags = useSessionFlags()
  const go: Go = (href) => () => void navigate({ href })
  const share = useContext(ShareContext)
  const organization = homeOrganizationOf(user, org)
  const membership = organization && findMembership(user, organization.slug)
  return [
    ...(org === undefined || projectId === undefined
      ? []
      : [
          group('This project', [
            ...places(PROJECT_PAGES, `/${org}/project/${projectId}`, go),
            ...(share === undefined
              ? []
              : [command('Share project', 'invite people members access', share)]),
          ]),
        ]),
    ...(membership === undefined ? [] : [organizationGroup(membership, go)]),
    group('Playground', places(PLAYGROUND_PAGES, '', go)),
    accountGroup(go),
    ...(user.is_system_admin ? [adminGroup(sessionFlags, go)] : []),
  ]
}

function organizationGroup(membership: Membership, go: Go): CommandGroup {
  const { name, slug } = membership.organization
  const pages = [
    ...ORGANIZATION_PAGES,
    ...(mayCreateProject(membership) ? CREATOR_PAGES : []),
    ...(mayManage(membership) ? MANAGER_PAGES : []),
  ]
  return group(name, places(pages, `/${slug}`, go))
}

function accountGroup(go: Go): CommandGroup {
  return group('Account', [
    ...places(ACCOUNT_PAGES, '', go),
    command('Documentation', 'guide help', () => void window.open(DOCUMENTATION_URL)),
    command('Contact support', 'help', () => void window.open(SUPPORT_URL)),
    command('Logout', 'sign out', logoutNow),
  ])
}

function adminGroup(sessionFlags: readonly SessionFlag[], go: Go): CommandGroup {
  return group('Administration', [
    ...places(ADMIN_PAGES, '', go),
    ...FLAGS.map((id) => flagCommand(id, sessionFlags)),
  ])
}

/** Flags for this tab alone, to try what is not yet for all. */
function flagCommand(id: string, sessionFlags: readonly SessionFlag[]): Command {
  return sessionFlags.some((flag) => flag.id === id)
    ? command(`Remove session flag ${id}`, 'feature', () => removeSessionFlag(id))
    : command(`Set session flag ${id}`, 'feature', () => addSessionFlag({ id, enabled: true }))
}

function places(entries: readonly Entry[], base: string, go: Go): readonly Command[] {
  return entries.map(([label, keywords, path]) => command(label, keywords, go(base + path)))
}

function group(title: string, commands: readonly Command[]): CommandGroup {
  return { title, commands }
}

function command(label: string, keywords: string, run: () => void): Command {
  return { id: label, label, keywords, run }
}
