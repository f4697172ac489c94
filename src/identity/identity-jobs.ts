import { deleteOldCodes } from './clients/authorization-codes.ts';
import type { IdentityDeps } from './identity-deps.ts';
import type { Job } from './job-runner.ts';
import { finishErasures } from './privacy/deletion/erase-account.ts';
import { buildReports } from './privacy/reports/build-reports.ts';
import { cancelLapsedDeletions } from './privacy/retention/cancel-lapsed-deletions.ts';
import { deleteExpiredData } from './privacy/retention/delete-expired-data.ts';
import { eraseNeverVerified } from './privacy/retention/erase-never-verified.ts';
import { deleteExpiredAuthorizationRequests } from './providers/authorization-requests/authorization-requests.ts';
import { revokeAppleTokens } from './providers/openid/revoke-apple-tokens.ts';

const minute = 60_000;

/** The recurring jobs of this module. */
export const identityJobs = (deps: IdentityDeps): readonly Job[] => [
	{ does: 'builds reports for readers', everyMs: 3_000, run: () => buildReports(deps) },
	{ does: 'revokes tokens at providers', everyMs: 5_000, run: () => revokeAppleTokens(deps) },
	{ does: 'runs unfinished erase hooks', everyMs: minute, run: () => finishErasures(deps) },
	{ does: 'cancels lapsed deletion requests', everyMs: 10 * minute, run: () => cancelLapsedDeletions(deps) },
	{ does: 'deletes accounts that were never verified', everyMs: 60 * minute, run: () => eraseNeverVerified(deps) },
	{ does: 'deletes expired data', everyMs: 60 * minute, run: () => deleteExpiredData(deps) },
	{ does: 'deletes expired authorization requests', everyMs: 10 * minute, run: () => deleteExpiredAuthorizationRequests(deps) },
	{ does: 'deletes old authorization codes', everyMs: 60 * minute, run: () => deleteOldCodes(deps) },
];
