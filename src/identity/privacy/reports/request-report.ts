import { type ReaderCall, tenantOf } from '../../call.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import { reportLifetimeMs, toReportSummary } from './reports-of-reader.ts';

const againAfterMs = 3_600_000;

/**
 * Asks for a copy of all that is kept about the reader (P03). It is put together by the clock, and a letter tells when; one that she asked
 * for within the last hour is given instead of another.
 */
export async function requestReport(deps: IdentityDeps, call: ReaderCall): Promise<EndpointOutput<'requestReport'>> {
	const now = deps.clock();
	const latest = await latestSince(deps, call, new Date(now.getTime() - againAfterMs));
	if (latest) return toReportSummary(latest);
	const asked = await deps.tables
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
	return toReportSummary(asked);
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
