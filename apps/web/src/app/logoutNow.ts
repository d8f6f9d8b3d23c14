import { flushAnalytics } from '../lib/analytics/analytics.ts'
import { logout } from '../lib/session/session.ts'

/** What is noted so far goes first: afterwards nobody could say whose it is. */
export function logoutNow(): void {
  void flushAnalytics()
  void logout()
}
