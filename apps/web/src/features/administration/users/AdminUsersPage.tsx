import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { USER_TABS, type UsersSearch } from '../adminSearch.ts'
import { AdminOrganizationList } from './AdminOrganizationList.tsx'
import { AdminRequestList } from './AdminRequestList.tsx'
import { AdminUserList } from './AdminUserList.tsx'

const route = getRouteApi('/signed-in/admin/users')

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
      <Tabs
        value={tab}
        onChange={(next) =>
          void navigate({ search: { tab: USER_TABS.find((known) => known === next) } })
        }
      >
        <Tabs.List mb="md">
          {USER_TABS.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {TAB_LABELS[value]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="users">
          <AdminUserList search={search} onChange={change} />
        </Tabs.Panel>
        <Tabs.Panel value="requests">
          <AdminRequestList />
        </Tabs.Panel>
        <Tabs.Panel value="organizations">
          <AdminOrganizationList search={search} onChange={change} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
