import { forgetCodes } from './clients/codes.ts';
import type { IdentityDeps } from './identity-deps.ts';
import type { Job } from './jobs.ts';
import { finishErasures } from './privacy/deletion/erase-account.ts';
import { buildReports } from './privacy/reports/build-reports.ts';
import { dropLapsedDeletions } from './privacy/retention/lapsed-deletions.ts';
import { eraseNeverVerified } from './privacy/retention/never-verified.ts';
import { keepNoLonger } from './privacy/retention/retention.ts';
import { forgetAttempts } from './providers/authorization-requests/attempts.ts';
import { revokeTokens } from './providers/openid/revoke-tokens.ts';

const minute = 60_000;

/** All that this module does by the clock. */
export const jobsOf = (deps: IdentityDeps): readonly Job[] => [
	{ does: 'puts copies for readers together', everyMs: 3_000, run: () => buildReports(deps) },
	{ does: 'gives tokens back to providers', everyMs: 5_000, run: () => revokeTokens(deps) },
	{ does: 'finishes deletions', everyMs: minute, run: () => finishErasures(deps) },
	{ does: 'drops deletions that nobody decided', everyMs: 10 * minute, run: () => dropLapsedDeletions(deps) },
	{ does: 'deletes accounts that nobody verified', everyMs: 60 * minute, run: () => eraseNeverVerified(deps) },
	{ does: 'deletes what was kept long enough', everyMs: 60 * minute, run: () => keepNoLonger(deps) },
	{ does: 'forgets sign-ins that were not ended', everyMs: 10 * minute, run: () => forgetAttempts(deps) },
	{ does: 'forgets codes of clients', everyMs: 60 * minute, run: () => forgetCodes(deps) },
];
