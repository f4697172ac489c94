// What staff can do for a reader's account.
import type { Brand } from '#brands';
import type { Call } from '../../call.ts';
import { canonicalEmail } from '../../contract/email-address.ts';
import type { TokenResponse } from '../../contract/shapes.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { queueLinkMailAlone } from '../../mail/queue-link-mail.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { openSession } from '../../sessions/open-session.ts';
import { tokenResponse } from '../../sessions/session-tokens.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { Account, Impersonator } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { listLogins } from '../account-logins.ts';
import { findAccountByEmail, findAccountByUuid } from '../find-account.ts';
import { resendVerification } from '../verification/request-verification.ts';
import { overviewOf, type ReaderOverview } from './reader-overview.ts';

/** A brand and the origin of its site. */
type BrandSite = { readonly brand: Brand; readonly origin: string };

/** A member of staff, and the brand that they act for. */
type ActingStaff = { readonly site: BrandSite; readonly staff: Impersonator };

/** What staff can do for a reader of a brand. Each returns false or undefined when the brand has no such reader. */
export type ReaderSupport = {
	/** Finds a reader by email address or uuid. */
	find(site: BrandSite, emailOrUuid: string): Promise<ReaderOverview | undefined>;
	sendVerification(by: ActingStaff, uuid: string): Promise<boolean>;
	sendReset(by: ActingStaff, uuid: string): Promise<boolean>;
	liftThrottle(by: ActingStaff, uuid: string): Promise<boolean>;
	endSessions(by: ActingStaff, uuid: string): Promise<boolean>;
	/** Opens a read-only session of the reader for the member of staff (T15). */
	impersonate(by: ActingStaff, uuid: string): Promise<TokenResponse | undefined>;
};

/** What is done for the account of a reader, once it is found. */
type SupportAction<Result> = (call: Call, account: Account, staff: Impersonator) => Promise<Result>;

/** Support for the readers of all brands. */
export function readerSupport(deps: IdentityDeps): ReaderSupport {
	const onAccount =
		<Result, None>(act: SupportAction<Result>, none: None) =>
		async ({ site, staff }: ActingStaff, uuid: string): Promise<Result | None> => {
			const call = callFor(site);
			const account = await accountOf(deps, call, uuid);
			return account ? act(call, account, staff) : none;
		};
	return {
		find: async (site, emailOrUuid) => {
			const account = await accountOf(deps, callFor(site), emailOrUuid);
			return account && overviewOf(deps, account, await listLogins(deps.tables, account.id));
		},
		sendVerification: onAccount(async (call, account) => {
			await resendVerification(deps, call, account);
			return true;
		}, false),
		sendReset: onAccount(async (call, account) => {
			await queueLinkMailAlone(deps, call, { account, template: 'reset' });
			return true;
		}, false),
		liftThrottle: onAccount(async (call, account, staff) => {
			await deps.throttle.lift(call, account.email ?? account.id);
			await recordSecurityEvent(deps, call, { event: 'throttle_lifted', account: account.id, details: { staff: staff.id } });
			return true;
		}, false),
		endSessions: onAccount(async (call, account, staff) => {
			await endSessions(deps, { account: account.id, reason: 'ended-by-staff' });
			await recordSecurityEvent(deps, call, { event: 'session_ended', account: account.id, details: { staff: staff.id } });
			return true;
		}, false),
		impersonate: onAccount((call, account, staff) => impersonate(deps, call, { account, staff }), undefined),
	};
}

type Impersonation = { readonly account: Account; readonly staff: Impersonator };

async function impersonate(deps: IdentityDeps, call: Call, { account, staff }: Impersonation): Promise<TokenResponse> {
	const opened = await inTransaction(deps, async (tx) => {
		await recordSecurityEvent(tx, call, { event: 'impersonated', account: account.id, details: { staff: staff.id } });
		return openSession(tx, call, { account, method: 'impersonation', remember: false, impersonator: staff });
	});
	return tokenResponse(deps, call, opened);
}

/** A call that no HTTP request made: it has no address, device or browser. */
const callFor = (site: BrandSite): Call => ({
	...site,
	ip: undefined,
	networkPrefix: null,
	deviceMarks: undefined,
	openedNonce: () => undefined,
	userAgent: '',
	requestId: '',
	reader: undefined,
});

async function accountOf({ tables }: IdentityDeps, call: Call, emailOrUuid: string): Promise<Account | undefined> {
	const email = canonicalEmail(emailOrUuid);
	return email === undefined ? findAccountByUuid(tables, call, emailOrUuid) : findAccountByEmail(tables, call, email);
}
