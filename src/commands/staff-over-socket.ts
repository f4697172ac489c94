// `npm run staff` while the program runs: invitations go through its door.
import * as v from 'valibot';
import { inviteStaff, type StaffCommand } from '#newsroom';
import type { ControlCommands } from './control-socket.ts';

const call = v.object({ email: v.string(), role: v.picklist(['editor', 'admin']) });

/** Takes invitations from the door. */
export const staffCommands = (parts: Omit<StaffCommand, 'email' | 'role'>): ControlCommands => ({
	staff: async (given) => inviteStaff({ ...parts, ...v.parse(call, given) }),
});
