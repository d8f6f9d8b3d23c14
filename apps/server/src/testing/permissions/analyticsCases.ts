import type { PermissionDomain } from './permissionCase.ts'

export const analyticsCases: PermissionDomain = {
  title: 'Analytics',
  cases: [
    {
      field: 'captureAnalytics',
      may: 'everybody',
      isOpenUnverified: true,
      args: () => ({
        tab_session_id: 'tab',
        events: [{ event: 'page_viewed', path: '/auth/login', at: new Date().toISOString() }],
      }),
    },
  ],
}
