import { removeAbandonedFiles, removeErasedFiles } from './applications/remove-orphaned-files.ts';
import { deleteOldCodes } from './clients/authorization-codes.ts';
import type { IdentityDeps } from './identity-deps.ts';
import type { Job } from './job-runner.ts';
import { finishErasures } from './privacy/deletion/erase-account.ts';
import { buildReports } from './privacy/reports/build-reports.ts';
import { cancelLapsedDeletions } from './privacy/retention/cancel-lapsed-deletions.ts';
import { deleteExpiredData } from './privacy/retention/delete-expired-data.ts';
import { eraseNeverVerified } from './privacy/retention/erase-never-verified.ts';
import { deleteExpiredAuthorizationRequests } from './providers/openid/authorization-requests.ts';
import { revokeAppleTokens } from './providers/openid/revoke-apple-tokens.ts';

/** The recurring jobs of this module. */
export const identityJobs = (deps: IdentityDeps): readonly Job[] => [
	{ does: 'builds reports for readers', everySeconds: 3, run: () => buildReports(deps) },
	{ does: 'revokes tokens at providers', everySeconds: 5, run: () => revokeAppleTokens(deps) },
	{ does: 'runs unfinished erase hooks', everySeconds: 60, run: () => finishErasures(deps) },
	{ does: 'cancels lapsed deletion requests', everySeconds: 600, run: () => cancelLapsedDeletions(deps) },
	{ does: 'deletes accounts that were never verified', everySeconds: 3600, run: () => eraseNeverVerified(deps) },
	{ does: 'deletes expired data', everySeconds: 3600, run: () => deleteExpiredData(deps) },
	{ does: 'removes files of erased applications', everySeconds: 60, run: () => removeErasedFiles(deps) },
	{ does: 'removes files that no application has', everySeconds: 3600, run: () => removeAbandonedFiles(deps) },
	{ does: 'deletes expired authorization requests', everySeconds: 600, run: () => deleteExpiredAuthorizationRequests(deps) },
	{ does: 'deletes old authorization codes', everySeconds: 3600, run: () => deleteOldCodes(deps) },
];
