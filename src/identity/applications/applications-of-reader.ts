import type { Tables } from '../store/tables.ts';
import { type OwnAddress, verifiedAddressOf } from '../store/verified-address.ts';

/**
 * A reader's answers to open calls: those sent while signed in, and those sent with their verified address. The files of each are listed
 * without their content.
 */
export async function applicationsOf(tables: Tables, account: string) {
	const address = await verifiedAddressOf(tables, account);
	const rows = await tables
		.selectFrom('identity.application')
		.selectAll()
		.where((is) =>
			is.or([
				is('account', '=', account),
				...(address ? [is.and([is('tenant', '=', address.tenant), is('email', '=', address.email)])] : []),
			]),
		)
		.orderBy('made_at')
		.execute();
	const ids = rows.map(({ id }) => id);
	const files = ids.length === 0 ? [] : await filesOf(tables, ids);
	return rows.map((row) => ({ ...row, files: files.filter(({ application }) => application === row.id) }));
}

const filesOf = (tables: Tables, applications: readonly string[]) =>
	tables.selectFrom('identity.application_file').selectAll().where('application', 'in', applications).orderBy('question').execute();

/**
 * Erases all answers that were sent with an address. Answers that the signed-in reader sent with another address are erased with the row of
 * the account.
 */
export async function eraseApplications(tables: Tables, { tenant, email }: OwnAddress): Promise<void> {
	await tables.deleteFrom('identity.application').where('tenant', '=', tenant).where('email', '=', email).execute();
}
