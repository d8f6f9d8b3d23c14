import { greyPng } from '../greyPng.ts'
import { byId, ofOrganization } from './caseArgs.ts'
import type { PermissionDomain } from './permissionCase.ts'

/** API tokens open the queries, never the mutations. */
export const organizationCases: PermissionDomain = {
  title: 'Organizations',
  cases: [
    { field: 'organizations', may: 'signed in' },
    {
      field: 'organization',
      may: 'organization guest',
      args: byId('organization'),
      select: '{ id name slug allowed_domains user_organization { role_id user { email } } }',
    },
    { field: 'domainMatchingOrganizations', may: 'signed in' },
    {
      field: 'invites',
      may: 'organization admin',
      args: ofOrganization,
      select: '{ id email organization { slug } invited_by { email } }',
    },
    { field: 'myInvites', may: 'signed in' },
    // null for what is no token: nothing to distinguish
    { field: 'invitation', may: 'everybody', isOpenUnverified: true, args: () => ({ token: 'x' }) },
    {
      field: 'userRequests',
      may: 'organization admin',
      args: ofOrganization,
      select: '{ id user { email } }',
    },
    { field: 'myUserRequests', may: 'signed in' },
    {
      field: 'createOrganization',
      may: 'signed in',
      args: () => ({ input: { name: 'New' } }),
      select: '{ organization { id } errors { message } }',
    },
    {
      field: 'updateOrganization',
      may: 'organization admin',
      args: ({ organization }) => ({ id: organization, input: { name: 'Renamed' } }),
      select: '{ organization { id } errors { message } }',
    },
    {
      field: 'deleteOrganization',
      may: 'organization owner',
      args: byId('organization'),
      // it still has a project
      answers: 'CONFLICT',
    },
    { field: 'organizationLogo', may: 'organization guest', args: ofOrganization },
    {
      field: 'updateOrganizationLogo',
      may: 'organization admin',
      args: ({ organization }) => ({
        organization_id: organization,
        content: greyPng().toString('base64'),
      }),
    },
    { field: 'deleteOrganizationLogo', may: 'organization admin', args: ofOrganization },
    {
      field: 'upsertOrganizationUser',
      may: 'organization admin',
      args: ({ organization, bystanderEmail }) => ({
        organization_id: organization,
        email: bystanderEmail,
        role_id: 'guest',
      }),
    },
    {
      field: 'upsertOrganizationUser',
      variant: 'another owner',
      may: 'organization owner',
      args: ({ organization, bystanderEmail }) => ({
        organization_id: organization,
        email: bystanderEmail,
        role_id: 'owner',
      }),
    },
    {
      field: 'updateOrganizationUserRole',
      may: 'organization admin',
      args: ({ organization, bystander }) => ({
        organization_id: organization,
        user_id: bystander,
        role_id: 'admin',
      }),
    },
    {
      field: 'updateOrganizationUserRole',
      variant: 'to owner',
      may: 'organization owner',
      args: ({ organization, bystander }) => ({
        organization_id: organization,
        user_id: bystander,
        role_id: 'owner',
      }),
    },
    {
      field: 'deleteOrganizationUser',
      may: 'organization admin',
      args: ({ organization, bystander }) => ({
        organization_id: organization,
        user_id: bystander,
      }),
    },
    {
      field: 'deleteOrganizationUser',
      variant: 'oneself',
      may: 'organization guest',
      args: ({ organization, user }) => ({ organization_id: organization, user_id: user }),
      except: { orgOwner: 'CONFLICT' },
      note: 'The last owner stays.',
    },
    {
      field: 'inviteOrganizationUser',
      may: 'organization admin',
      args: ({ organization }) => ({
        organization_id: organization,
        email: 'new@people.example',
        role_id: 'member',
      }),
    },
    {
      field: 'inviteOrganizationUser',
      variant: 'an owner',
      may: 'organization owner',
      args: ({ organization }) => ({
        organization_id: organization,
        email: 'new@people.example',
        role_id: 'owner',
      }),
    },
    {
      field: 'resendInvite',
      may: 'organization admin',
      args: byId('sentInvite'),
      except: { systemAdmin: 'ok' },
      note: 'System administrators see the invitations to all organizations.',
    },
    {
      field: 'acceptInvite',
      variant: 'of oneself',
      may: 'signed in',
      except: { impersonated: 'FORBIDDEN' },
      note: 'To become a member is left to the user.',
      args: byId('invite'),
    },
    { field: 'acceptInvite', variant: 'of another', may: 'nobody else', args: byId('sentInvite') },
    { field: 'declineInvite', variant: 'of oneself', may: 'signed in', args: byId('invite') },
    { field: 'declineInvite', variant: 'of another', may: 'nobody else', args: byId('sentInvite') },
    {
      field: 'inviteLink',
      may: 'organization admin',
      args: byId('sentInvite'),
      except: { systemAdmin: 'ok' },
      note: 'System administrators see the invitations to all organizations.',
    },
    {
      field: 'deleteInvite',
      may: 'organization admin',
      args: byId('sentInvite'),
      except: { systemAdmin: 'ok' },
      note: 'System administrators see the invitations to all organizations.',
    },
    {
      field: 'createUserRequest',
      may: 'organization guest',
      args: ofOrganization,
      // who is in it needs no request
      answers: 'CONFLICT',
      note: 'Those who are in it already are informed. A stranger needs a verified address in one of the allowed domains.',
    },
    {
      field: 'createUserRequest',
      variant: 'with a matching address',
      may: 'signed in',
      args: ofOrganization,
      prepare: ({ organization }) =>
        `delete from user_organization where organization_id = '${organization}';
         update organization set allowed_domains = '{people.example}' where id = '${organization}'`,
    },
    { field: 'approveUserRequest', may: 'organization admin', args: byId('joinRequest') },
    { field: 'rejectUserRequest', may: 'organization admin', args: byId('joinRequest') },
    { field: 'deleteUserRequest', may: 'organization admin', args: byId('joinRequest') },
    { field: 'deleteUserRequest', variant: 'of oneself', may: 'signed in', args: byId('request') },
  ],
}
