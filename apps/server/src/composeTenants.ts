import { createAttemptLimiter } from './access/attemptLimiter.ts'
import type { FileParts, Foundation } from './compose.ts'
import type { NotifyUser } from './mail/accountNotices.ts'
import type { SendMail } from './mail/outgoingMail.ts'
import {
  createOrganizationsService,
  type OrganizationsService,
} from './organizations/organizationService.ts'
import { leaveProjects } from './projects/leaveProjects.ts'
import { giveUpProjects } from './projects/projectPurge.ts'
import { deriveKey } from './secret.ts'

/** How many people an organisation or a user may reach by mail, and what they may leave behind. */
const INVITES_OF_ORGANIZATION = { name: 'invites of organization', attempts: 100, windowS: 3600 }
const INVITES_TO_ADDRESS = { name: 'invites to address', attempts: 10, windowS: 3600 }
const REQUESTS_OF_USER = { name: 'requests of user', attempts: 10, windowS: 3600 }
const ORGANIZATIONS_OF_USER = { name: 'organizations of user', attempts: 20, windowS: 24 * 3600 }

export function composeOrganizations(
  { db, publicUrl, secret }: Foundation,
  { sweeper }: FileParts,
  { sendMail, notify }: { readonly sendMail: SendMail; readonly notify: NotifyUser },
): OrganizationsService {
  return createOrganizationsService({
    db,
    sendMail,
    notify,
    publicUrl,
    linkKey: deriveKey(secret, 'invite links'),
    limiters: {
      invitesOfOrganization: createAttemptLimiter(db, INVITES_OF_ORGANIZATION),
      invitesToAddress: createAttemptLimiter(db, INVITES_TO_ADDRESS),
      requestsOfUser: createAttemptLimiter(db, REQUESTS_OF_USER),
      organizationsOfUser: createAttemptLimiter(db, ORGANIZATIONS_OF_USER),
    },
    leaveProjects,
    giveUpProjects,
    wakeSweeper: sweeper.wake,
    now: Date.now,
  })
}
