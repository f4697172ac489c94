// `npm run staff` while the program runs: invitations go through its door.
import * as v from 'valibot';
import { inviteStaff, type StaffCommand } from '#newsroom';
import type { DoorCommands } from './operator-door.ts';

const call = v.object({ email: v.string(), role: v.picklist(['editor', 'admin']) });

/** Takes invitations from the door. */
export const staffCommands = (parts: Omit<StaffCommand, 'email' | 'role'>): DoorCommands => ({
	staff: async (given) => inviteStaff({ ...parts, ...v.parse(call, given) }),
});
