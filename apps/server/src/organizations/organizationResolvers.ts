import { organizationAccess } from '../access/organizationAccess.ts'
import { succeeded } from '../access/succeeded.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { acceptInvite, declineInvite, ownInvites, readInvitation } from './acceptInvites.ts'
import {
  inviteMember,
  listOrganizationInvites,
  readInviteLink,
  resendInvite,
  revokeInvite,
} from './invites.ts'
import { organizationLogo, removeLogo, updateLogo } from './logos.ts'
import { changeRole, readMembers, removeMember, upsertMemberByEmail } from './members.ts'
import {
  createOrganization,
  deleteOrganization,
  updateOrganization,
} from './organizationChanges.ts'
import { ownOrganizations } from './organizations.ts'
import {
  answerRequest,
  createRequest,
  deleteRequest,
  listOrganizationRequests,
  matchingOrganizations,
  ownRequests,
} from './requests.ts'

export const organizationResolvers: Resolvers = {
  Query: {
    organizations: (_root, page, { server, userId }) => ownOrganizations(server, userId, page),
    organization: async (_root, { id }, { server, userId }) =>
      (await organizationAccess(server.db, userId, id)).organization,
    organizationLogo: (_root, { organization_id }, { server, userId }) =>
      organizationLogo(server, userId, organization_id),
    domainMatchingOrganizations: (_root, _args, { server, userId }) =>
      matchingOrganizations(server, userId),
    invites: (_root, { organization_id, ...page }, { server, userId }) =>
      listOrganizationInvites(server, userId, organization_id, page),
    myInvites: (_root, _args, { server, userId }) => ownInvites(server, userId),
    invitation: (_root, { token }, { server }) => readInvitation(server, token),
    userRequests: (_root, { organization_id, ...page }, { server, userId }) =>
      listOrganizationRequests(server, userId, organization_id, page),
    myUserRequests: (_root, _args, { server, userId }) => ownRequests(server, userId),
  },
  Mutation: {
    createOrganization: (_root, { input }, { server, userId }) =>
      createOrganization(server, userId, input),
    updateOrganization: (_root, { id, input }, { server, userId }) =>
      updateOrganization(server, userId, id, input),
    deleteOrganization: (_root, { id }, { server, userId }) =>
      succeeded(deleteOrganization(server, userId, id)),
    updateOrganizationLogo: (_root, args, { server, userId }) => updateLogo(server, userId, args),
    deleteOrganizationLogo: (_root, { organization_id }, { server, userId }) =>
      succeeded(removeLogo(server, userId, organization_id)),
    upsertOrganizationUser: (_root, args, { server, userId }) =>
      upsertMemberByEmail(server, userId, args),
    updateOrganizationUserRole: (_root, args, { server, userId }) =>
      changeRole(server, userId, args),
    deleteOrganizationUser: (_root, { organization_id, user_id }, { server, userId }) =>
      succeeded(removeMember(server, userId, organization_id, user_id)),
    inviteOrganizationUser: (_root, args, { server, userId }) => inviteMember(server, userId, args),
    resendInvite: (_root, { id }, ctx) => resendInvite(ctx.server, ctx, id),
    acceptInvite: (_root, { id }, { server, userId }) => acceptInvite(server, userId, id),
    declineInvite: (_root, args, { server, userId }) =>
      succeeded(declineInvite(server, userId, args)),
    inviteLink: (_root, { id }, ctx) => readInviteLink(ctx.server, ctx, id),
    deleteInvite: (_root, { id }, ctx) => succeeded(revokeInvite(ctx.server, ctx, id)),
    createUserRequest: (_root, { organization_id }, { server, userId }) =>
      createRequest(server, userId, organization_id),
    approveUserRequest: (_root, { id, role_id }, { server, userId }) =>
      answerRequest(server, userId, id, { isApproved: true, role_id }),
    rejectUserRequest: (_root, { id }, { server, userId }) =>
      answerRequest(server, userId, id, { isApproved: false }),
    deleteUserRequest: (_root, { id }, { server, userId }) =>
      succeeded(deleteRequest(server, userId, id)),
  },
  Organization: {
    user_organization: (organization, _args, ctx) => readMembers(ctx.server, ctx, organization.id),
  },
}
