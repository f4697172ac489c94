import type { Brand } from '#brands';
import { findAccountByEmail, findAccountByUuid, listLogins } from '../accounts/find-account.ts';
import { queueVerification } from '../accounts/verification/queue-verification.ts';
import type { Call } from '../call.ts';
import { canonicalEmail } from '../contract/email.ts';
import type { Identity } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { openSession } from '../sessions/open-session.ts';
import { tokenResponse } from '../sessions/token-response.ts';
import { queueReset } from '../sign-in/passwords/request-reset.ts';
import { recordSecurityEvent } from '../store/record-security-event.ts';
import type { Account, Impersonator } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';
import { overviewOf, type ReaderOverview } from './reader-overview.ts';

/** A brand and the address of its site. */
type BrandSite = { readonly brand: Brand; readonly origin: string };

/** A member of staff at a brand. */
type ActingStaff = { readonly place: BrandSite; readonly staff: Impersonator };

/** What staff may do for a reader of a brand. Each gives false, or nothing, for a reader who is none of the brand's. */
export type ReaderSupport = {
	find(place: BrandSite, asked: string): Promise<ReaderOverview | undefined>;
	sendVerification(by: ActingStaff, uuid: string): Promise<boolean>;
	sendReset(by: ActingStaff, uuid: string): Promise<boolean>;
	liftThrottle(by: ActingStaff, uuid: string): Promise<boolean>;
	endSessions(by: ActingStaff, uuid: string): Promise<boolean>;
	impersonate(by: ActingStaff, uuid: string): Promise<Identity | undefined>;
};

type SupportAction<Result> = (call: Call, account: Account, staff: Impersonator) => Promise<Result>;

/** The desk of these accounts. */
export function readerSupport(deps: IdentityDeps): ReaderSupport {
	const doing =
		<Result, None>(act: SupportAction<Result>, none: None) =>
		async ({ place, staff }: ActingStaff, uuid: string): Promise<Result | None> => {
			const call = callFor(place);
			const account = await accountOf(deps, call, uuid);
			return account ? act(call, account, staff) : none;
		};
	return {
		find: async (place, asked) => {
			const account = await accountOf(deps, callFor(place), asked);
			return account && overviewOf(deps, account, await listLogins(deps.tables, account.id));
		},
		sendVerification: doing(async (call, account) => {
			if (!account.email_verified) await inTransaction(deps, (tx) => queueVerification(tx, call, account));
			return true;
		}, false),
		sendReset: doing(async (call, account) => {
			await inTransaction(deps, (tx) => queueReset(tx, call, account));
			return true;
		}, false),
		liftThrottle: doing(async (call, account, staff) => {
			await deps.throttle.lift(call, account.email ?? account.id);
			await recordSecurityEvent(deps, call, { event: 'throttle_lifted', account: account.id, details: { staff: staff.id } });
			return true;
		}, false),
		endSessions: doing(async (call, account, staff) => {
			await endSessions(deps, { account: account.id, reason: 'ended-by-staff' });
			await recordSecurityEvent(deps, call, { event: 'session_ended', account: account.id, details: { staff: staff.id } });
			return true;
		}, false),
		impersonate: doing((call, account, staff) => impersonate(deps, call, { account, staff }), undefined),
	};
}

type Impersonation = { readonly account: Account; readonly staff: Impersonator };

async function impersonate(deps: IdentityDeps, call: Call, { account, staff }: Impersonation): Promise<Identity> {
	const opened = await inTransaction(deps, async (tx) => {
		await recordSecurityEvent(tx, call, { event: 'impersonated', account: account.id, details: { staff: staff.id } });
		return openSession(tx, call, { account, method: 'impersonation', remember: false, impersonator: staff });
	});
	return tokenResponse(deps, call, opened);
}

const callFor = (place: BrandSite): Call => ({
	...place,
	ip: undefined,
	device: undefined,
	userAgent: '',
	requestId: '',
	reader: undefined,
});

async function accountOf({ tables }: IdentityDeps, call: Call, asked: string): Promise<Account | undefined> {
	const email = canonicalEmail(asked);
	return email === undefined ? findAccountByUuid(tables, call, asked) : findAccountByEmail(tables, call, email);
}
