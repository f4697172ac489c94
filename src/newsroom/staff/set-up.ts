import { digest, unseal } from '#platform/sealing';
import type { NewsroomParts } from '../newsroom-parts.ts';
import type { Staff } from '../store/tables.ts';
import { note } from './note.ts';
import { stepOf } from './second-factor.ts';

/** Least length of a staff password: with a second factor NIST asks for eight, ASVS for fifteen. */
const leastLength = 15;
const mostLength = 250;

/** What the page of a good link shows. */
export type SetUp = { readonly staff: Staff; readonly secondFactor: string };

/** The set-up of a link; undefined when it is unknown, spent or too old. */
export async function openSetUp({ tables, clock, sealing }: NewsroomParts, secret: string): Promise<SetUp | undefined> {
	const link = await tables
		.selectFrom('newsroom.set_up_link')
		.select(['staff', 'second_factor'])
		.where('hash', '=', digest(secret))
		.where('used_at', 'is', null)
		.where('expires_at', '>', clock())
		.executeTakeFirst();
	if (!link) return undefined;
	const staff = await tables.selectFrom('newsroom.staff').selectAll().where('id', '=', link.staff).executeTakeFirstOrThrow();
	return { staff, secondFactor: unseal(sealing, link.second_factor) };
}

export type SetUpForm = { readonly secret: string; readonly name: string; readonly password: string; readonly code: string };

/** Why a set-up was not taken. */
export type SetUpProblem = 'link' | 'password' | 'code';

/** Takes name, password and second factor of the link's member of staff; the link is spent by one request alone. Undefined: it is done. */
export async function setUp(parts: NewsroomParts, form: SetUpForm): Promise<SetUpProblem | undefined> {
	const found = await openSetUp(parts, form.secret);
	if (!found) return 'link';
	const length = [...form.password].length;
	if (length < leastLength || length > mostLength) return 'password';
	const step = stepOf(found.secondFactor, form.code, parts.clock());
	if (step === undefined) return 'code';
	const password = await parts.passwords.hash(form.password);
	return finish(parts, { ...form, staff: found.staff, password, step });
}

type Finishing = SetUpForm & { readonly staff: Staff; readonly step: number };

async function finish(parts: NewsroomParts, { secret, staff, name, password, step }: Finishing): Promise<SetUpProblem | undefined> {
	const now = parts.clock();
	const isDone = await parts.tables.transaction().execute(async (tables) => {
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
		return true;
	});
	if (isDone) await note(parts, { staff: staff.id, event: 'set_up' });
	return isDone ? undefined : 'link';
}
