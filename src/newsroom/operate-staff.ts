import type { BrandId } from '#brands';
import { checkAudit } from './audit/check-audit.ts';
import { recordStaffEvent, type StaffEvent } from './audit/record-staff-event.ts';
import { type AddStaffDeps, addStaff, Suspended, setUpPath } from './staff/add-staff.ts';
import { canonicalEmail } from './staff/sign-in.ts';
import type { Role } from './store/tables.ts';
import { LastAdmin } from './team/change-team.ts';
import { rolesOf } from './team/roles.ts';
import { remove, resume, suspend } from './team/team.ts';

export const staffOrders = ['add', 'suspend', 'resume', 'remove', 'check'] as const;

/** An order of an operator. All orders but `check` need an email. */
export type StaffOrder = {
	readonly order: (typeof staffOrders)[number];
	readonly email?: string | undefined;
	readonly role?: Role | undefined;
	readonly brands?: readonly BrandId[] | undefined;
};

/** The outcome of an order, in words for the operator. `failed` says why nothing was done, or that the log was tampered with. */
export type OrderOutcome = { readonly done?: string | undefined; readonly failed?: string | undefined };

/** `origin`: that of the newsroom, if the program has one. */
type OperateDeps = AddStaffDeps & { readonly origin: string | undefined };

/** Carries out an order of an operator. The log records no member of staff for it. */
export async function operateStaff({ origin, ...deps }: OperateDeps, asked: StaffOrder): Promise<OrderOutcome> {
	if (origin === undefined) return { failed: 'There is no newsroom: NEWSROOM_ORIGIN is missing' };
	if (asked.order === 'check') return checkLog(deps);
	const email = canonicalEmail(asked.email ?? '');
	try {
		if (asked.order === 'add')
			return { done: `Open this link within an hour:\n  ${origin}${setUpPath(await addStaff(deps, { ...asked, email }))}` };
		const staff = await deps.tables.selectFrom('newsroom.staff').select('id').where('email', '=', email).executeTakeFirst();
		if (!staff) return { failed: `nobody has the email ${email}` };
		const [change, event, sentence] = changes[asked.order];
		const brands = [...(await rolesOf(deps.tables, staff.id)).keys()];
		await change(deps, staff.id);
		await recordStaffEvent(deps, { staff: null, event, details: { brands, person: staff.id, email } });
		return { done: `${email} ${sentence}` };
	} catch (error) {
		if (error instanceof LastAdmin || error instanceof Suspended) return { failed: error.message };
		throw error;
	}
}

type Change = readonly [change: (deps: AddStaffDeps, staff: string) => Promise<void>, event: StaffEvent, sentence: string];

const changes: Readonly<Record<'suspend' | 'resume' | 'remove', Change>> = {
	suspend: [suspend, 'staff_suspended', 'cannot sign in any more, and their sessions ended'],
	resume: [resume, 'staff_resumed', 'can sign in again'],
	remove: [remove, 'staff_removed', 'was removed: roles, password, second factor, passkeys and sessions'],
};

async function checkLog({ tables }: AddStaffDeps): Promise<OrderOutcome> {
	const { events, head, brokenAt } = await checkAudit(tables);
	if (brokenAt === undefined) return { done: `the log of staff is whole: ${events} events, the last with the hash ${head || 'none'}` };
	return { failed: `the log of staff was rewritten: event ${brokenAt} is not as it was recorded; the ${events} before it are` };
}
