import type { Call } from '../call.ts';
import type { EndpointOutput } from '../contract/endpoints.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Tables } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';
import { openCallNameOf } from './open-call-name.ts';
import { removeErasedFiles } from './remove-orphaned-files.ts';
import { lockApplications } from './replace-application.ts';
import { type ApplicationKey, readWithdrawalToken } from './withdrawal-token.ts';

type Withdrawal = EndpointOutput<'applicationOfLink'>;

/** The answers that the link of an email would erase, and whether any of them still exist. Reading them changes nothing. */
export async function findApplicationToWithdraw(deps: IdentityDeps, call: Call, token: string): Promise<Withdrawal> {
	const key = readWithdrawalToken(deps, call, token);
	const kept = await ofKey(deps.tables, key).select('id').executeTakeFirst();
	return { openCall: await openCallNameOf(deps, call.brand, key.openCall), isKept: kept !== undefined };
}

/** Erases all answers of a link's address to its call, confirmed or not, with the files. Doing it twice is no error. */
export async function withdrawApplication(deps: IdentityDeps, call: Call, token: string): Promise<Withdrawal> {
	const key = readWithdrawalToken(deps, call, token);
	await inTransaction(deps, async ({ tables }) => {
		await lockApplications(tables, key);
		const ids = await ofKey(tables, key).select('id').execute();
		for (const { id } of ids) await tables.deleteFrom('identity.application').where('id', '=', id).execute();
	});
	await removeErasedFiles(deps);
	return { openCall: await openCallNameOf(deps, call.brand, key.openCall), isKept: false };
}

const ofKey = (tables: Tables, { brand, openCall, email }: ApplicationKey) =>
	tables.selectFrom('identity.application').where('brand', '=', brand).where('open_call', '=', openCall).where('email', '=', email);
