import type { Tables } from '../store/tables.ts';
import { type OwnAddress, verifiedAddressOf } from '../store/verified-address.ts';

/** What a reader answered to open calls: signed in, or with what is now their verified address. With the files of each, without their content. */
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
	const files =
		rows.length === 0
			? []
			: await filesOf(
					tables,
					rows.map(({ id }) => id),
				);
	return rows.map((row) => ({ ...row, files: files.filter(({ application }) => application === row.id) }));
}

const filesOf = (tables: Tables, applications: readonly string[]) =>
	tables.selectFrom('identity.application_file').selectAll().where('application', 'in', applications).orderBy('question').execute();

/** Erases all that was answered with an address. What the reader sent signed in with another address goes with the row of the account. */
export async function eraseApplications(tables: Tables, { tenant, email }: OwnAddress): Promise<void> {
	await tables.deleteFrom('identity.application').where('tenant', '=', tenant).where('email', '=', email).execute();
}
