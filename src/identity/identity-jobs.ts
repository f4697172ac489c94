import { deleteOldCodes } from './clients/authorization-codes.ts';
import type { IdentityDeps } from './identity-deps.ts';
import type { Job } from './jobs.ts';
import { finishErasures } from './privacy/deletion/erase-account.ts';
import { buildReports } from './privacy/reports/build-reports.ts';
import { cancelLapsedDeletions } from './privacy/retention/cancel-lapsed-deletions.ts';
import { deleteExpiredData } from './privacy/retention/delete-expired-data.ts';
import { eraseNeverVerified } from './privacy/retention/erase-never-verified.ts';
import { deleteExpiredAuthorizationRequests } from './providers/authorization-requests/authorization-requests.ts';
import { revokeTokens } from './providers/openid/revoke-tokens.ts';

const minute = 60_000;

/** All that this module does by the clock. */
export const identityJobs = (deps: IdentityDeps): readonly Job[] => [
	{ does: 'puts copies for readers together', everyMs: 3_000, run: () => buildReports(deps) },
	{ does: 'gives tokens back to providers', everyMs: 5_000, run: () => revokeTokens(deps) },
	{ does: 'finishes deletions', everyMs: minute, run: () => finishErasures(deps) },
	{ does: 'drops deletions that nobody decided', everyMs: 10 * minute, run: () => cancelLapsedDeletions(deps) },
	{ does: 'deletes accounts that nobody verified', everyMs: 60 * minute, run: () => eraseNeverVerified(deps) },
	{ does: 'deletes what was kept long enough', everyMs: 60 * minute, run: () => deleteExpiredData(deps) },
	{ does: 'forgets sign-ins that were not ended', everyMs: 10 * minute, run: () => deleteExpiredAuthorizationRequests(deps) },
	{ does: 'forgets codes of clients', everyMs: 60 * minute, run: () => deleteOldCodes(deps) },
];
