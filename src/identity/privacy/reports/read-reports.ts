import type { Selectable } from 'kysely';
import { unseal } from '#platform/crypto';
import { getAccount } from '../../accounts/find-account.ts';
import type { ReaderCall } from '../../call.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { ReportRow } from '../../store/tables.ts';

/** How long a report can be downloaded (ms, P03). */
export const reportLifetimeMs = 7 * 86_400_000;

type ListedReport = Pick<Selectable<ReportRow>, 'id' | 'built_at' | 'asked_at' | 'available_until'>;

/** A report as the API lists it. */
export const toReportSummary = ({ id, built_at, asked_at, available_until }: ListedReport): EndpointOutput<'requestReport'> => ({
	id,
	ready: built_at !== null,
	requestDate: asked_at.getTime(),
	availableUntil: available_until.getTime(),
});

/** The reader's reports that have not expired, newest first (API-31). */
export async function listReports({ tables, clock }: IdentityDeps, { reader }: ReaderCall): Promise<EndpointOutput<'reports'>> {
	const rows = await tables
		.selectFrom('identity.report')
		.select(['id', 'built_at', 'asked_at', 'available_until'])
		.where('account', '=', reader.account)
		.where('available_until', '>', clock())
		.orderBy('id', 'desc')
		.execute();
	return rows.map(toReportSummary);
}

/** Returns one of the reader's own reports that is ready and has not expired (API-32). Refuses every other id with `report-not-found`. */
export async function readReport(deps: IdentityDeps, call: ReaderCall, id: number): Promise<EndpointOutput<'report'>> {
	const { account } = call.reader;
	const row = await deps.tables
		.selectFrom('identity.report')
		.select(['built_at', 'sealed'])
		.where('id', '=', id)
		.where('account', '=', account)
		.where('available_until', '>', deps.clock())
		.executeTakeFirst();
	if (!row?.built_at || !row.sealed) return refuse('report-not-found');
	await recordSecurityEvent(deps, call, { event: 'report_read', account });
	const { email_typed: email, display_name: displayName, ...names } = await getAccount(deps.tables, account);
	return {
		asOfDate: row.built_at.toISOString(),
		data: unseal(deps.derived.reports, row.sealed),
		displayName,
		email,
		firstName: names.first_name,
		lastName: names.last_name,
		secondLastName: names.second_last_name,
	};
}
