import { digest, unseal } from '#platform/crypto';
import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { forgetAccess } from '../store/forget-access.ts';
import type { Staff } from '../store/tables.ts';
import { timeStepOf } from './second-factor.ts';
import { hashPassword, isPasswordAllowed } from './staff-password.ts';
import { type Browser, openStaffSession } from './staff-session.ts';

/** What the page of a valid set-up link shows. */
export type SetUp = { readonly staff: Staff; readonly secondFactor: string };

/** Finds the set-up of a link. Undefined when the link is unknown, used or expired. */
export async function findSetUp({ tables, clock, sealingKey }: NewsroomDeps, secret: string): Promise<SetUp | undefined> {
	const link = await tables
		.selectFrom('newsroom.set_up_link')
		.select(['staff', 'second_factor'])
		.where('hash', '=', digest(secret))
		.where('used_at', 'is', null)
		.where('expires_at', '>', clock())
		.executeTakeFirst();
	if (!link) return undefined;
	const staff = await tables.selectFrom('newsroom.staff').selectAll().where('id', '=', link.staff).executeTakeFirstOrThrow();
	return { staff, secondFactor: unseal(sealingKey, link.second_factor) };
}

export type SetUpForm = Browser & { readonly secret: string; readonly name: string; readonly password: string; readonly code: string };

/** Why a set-up was refused. */
export type SetUpProblem = 'link' | 'password' | 'code';

/** `session`: the secret of the session that the set-up opened. */
export type SetUpOutcome =
	| { readonly kind: 'done'; readonly session: string }
	| { readonly kind: 'refused'; readonly problem: SetUpProblem };

const refused = (problem: SetUpProblem): SetUpOutcome => ({ kind: 'refused', problem });

/**
 * Stores name, password and second factor of the link's member of staff, and ends their former sessions, recovery codes and passkeys. One
 * request alone can use the link. It has proved all that a sign-in asks for, so it opens a session.
 */
export async function setUp(deps: NewsroomDeps, form: SetUpForm): Promise<SetUpOutcome> {
	const found = await findSetUp(deps, form.secret);
	if (!found) return refused('link');
	if (!isPasswordAllowed(form.password)) return refused('password');
	const step = timeStepOf(found.secondFactor, form.code, deps.clock());
	if (step === undefined) return refused('code');
	const password = await hashPassword(deps, found.staff, form.password);
	return finish(deps, { ...form, staff: found.staff, password, step });
}

/** A set-up whose password and code are valid. */
type CheckedSetUp = SetUpForm & { readonly staff: Staff; readonly step: number };

async function finish(deps: NewsroomDeps, { secret, staff, name, password, step, ...browser }: CheckedSetUp): Promise<SetUpOutcome> {
	const now = deps.clock();
	const isDone = await deps.tables.transaction().execute(async (tables) => {
		const link = await tables
			.updateTable('newsroom.set_up_link')
			.set({ used_at: now })
			.where('hash', '=', digest(secret))
			.where('used_at', 'is', null)
			.returning('second_factor')
			.executeTakeFirst();
		if (!link) return false;
		const set = { name: name.trim() || staff.name, password, second_factor: link.second_factor, last_step: step };
		await tables.updateTable('newsroom.staff').set(set).where('id', '=', staff.id).execute();
		await tables
			.updateTable('newsroom.staff_session')
			.set({ ended_at: now })
			.where('staff', '=', staff.id)
			.where('ended_at', 'is', null)
			.execute();
		await forgetAccess(tables, staff.id);
		return true;
	});
	if (!isDone) return refused('link');
	await recordStaffEvent(deps, { staff: staff.id, event: 'set_up' });
	return { kind: 'done', session: await openStaffSession(deps, staff, browser) };
}
