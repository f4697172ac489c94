import { type ReaderCall, tenantOf } from '../../call.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import { reportLifetimeMs, toReportSummary } from './read-reports.ts';

/** A reader gets one new report in this time (ms). */
const oneReportPerMs = 3_600_000;

/**
 * Requests a report of everything that is stored about the reader (P03). A job builds it, and an email tells the reader when it is ready.
 * Returns the latest report when it was requested within the last hour.
 */
export async function requestReport(deps: IdentityDeps, call: ReaderCall): Promise<EndpointOutput<'requestReport'>> {
	const now = deps.clock();
	const latest = await latestSince(deps, call, new Date(now.getTime() - oneReportPerMs));
	if (latest) return toReportSummary(latest);
	const requested = await deps.tables
		.insertInto('identity.report')
		.values({
			tenant: tenantOf(call),
			account: call.reader.account,
			asked_at: now,
			due_at: now,
			built_at: null,
			available_until: new Date(now.getTime() + reportLifetimeMs),
			sealed: null,
		})
		.returningAll()
		.executeTakeFirstOrThrow();
	await recordSecurityEvent(deps, call, { event: 'report_asked', account: call.reader.account });
	return toReportSummary(requested);
}

async function latestSince({ tables }: IdentityDeps, { reader }: ReaderCall, since: Date) {
	return tables
		.selectFrom('identity.report')
		.selectAll()
		.where('account', '=', reader.account)
		.where('asked_at', '>', since)
		.orderBy('id', 'desc')
		.limit(1)
		.executeTakeFirst();
}
