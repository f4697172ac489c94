// `npm run staff` while the program runs: the command that sends an invitation over the control socket.
import * as v from 'valibot';
import { type InviteStaff, inviteStaff, type Role, roles } from '#newsroom';
import { type ControlHandler, controlCommand, controlHandler } from './control-command.ts';

/** Somebody to let into the newsroom. */
export type Invitation = { readonly email: string; readonly role?: Role | undefined };

/** Takes an invitation and returns the path of the set-up page. */
export const invitation = controlCommand<Invitation, string>('staff')(
	v.object({ email: v.string(), role: v.optional(v.picklist(roles)) }),
	v.string(),
);

/** Makes the invitations that arrive over the control socket. */
export const staffHandler = (deps: Omit<InviteStaff, keyof Invitation>): ControlHandler =>
	controlHandler(invitation, (input) => inviteStaff({ ...deps, ...input }));
