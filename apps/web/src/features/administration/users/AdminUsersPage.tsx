import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { TabBar } from '../../../ui/tabs/TabBar.tsx'
import { USER_TABS, type UsersSearch } from '../adminSearch.ts'
import { AdminOrganizationList } from './AdminOrganizationList.tsx'
import { AdminRequestList } from './AdminRequestList.tsx'
import { AdminUserList } from './AdminUserList.tsx'

const route = getRouteApi('/signed-in/admin/users')

const PANEL_ID = 'admin-users'

const TAB_LABELS = { users: 'Users', requests: 'Requests to join', organizations: 'Organizations' }

/** Everybody who has an account, who asks to join what, and all organisations. */
export function AdminUsersPage(): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const tab = search.tab ?? 'users'
  const change = (next: Partial<UsersSearch>): void =>
    void navigate({ search: { ...search, page: undefined, ...next }, replace: true })
  return (
    <Page>
      <PageHeader title="Users" />
      <TabBar
        label="Users"
        panelId={PANEL_ID}
        tab={tab}
        tabs={USER_TABS.map((key) => ({
          key,
          title: TAB_LABELS[key],
          to: '/admin/users',
          search: { tab: key },
        }))}
      />
      <div id={PANEL_ID} role="tabpanel" aria-label={TAB_LABELS[tab]}>
        {tab === 'users' && <AdminUserList search={search} onChange={change} />}
        {tab === 'requests' && <AdminRequestList />}
        {tab === 'organizations' && <AdminOrganizationList search={search} onChange={change} />}
      </div>
    </Page>
  )
}
