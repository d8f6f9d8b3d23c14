import { flushAnalytics } from '../lib/analytics.ts'
import { logout } from '../lib/session.ts'

/** What is noted so far goes first: afterwards nobody could say whose it is. */
export function logoutNow(): void {
  void flushAnalytics()
  void logout()
}
