import { listLogins } from '../../accounts/account-logins.ts';
import { getAccount } from '../../accounts/find-account.ts';
import { toProfile } from '../../accounts/profile/to-profile.ts';
import { applicationsOf } from '../../applications/applications-of-reader.ts';
import { subscriptionsOf } from '../../mail/newsletters/subscriptions-of-address.ts';
import type { IdentityTables, Tables } from '../../store/tables.ts';
import { verifiedAddressOf } from '../../store/verified-address.ts';

/** A section of a report, read from one table. It contains nothing that gives access: no hashes and no nonces (P03). */
type Category = { readonly table: keyof IdentityTables; readonly read: (tables: Tables, account: string) => Promise<unknown> };

/** The sections of a report by name. A test checks that every table about accounts is here or in `excludedTables`. */
export const categories: Readonly<Record<string, Category>> = {
	profile: { table: 'identity.account', read: profile },
	logins: { table: 'identity.login', read: logins },
	sessions: { table: 'identity.session', read: sessions },
	links: { table: 'identity.nonce', read: links },
	clients: { table: 'identity.client_grant', read: clients },
	segment: { table: 'identity.segment', read: segment },
	kept: { table: 'identity.kept', read: kept },
	newsletters: { table: 'identity.subscription', read: newsletters },
	applications: { table: 'identity.application', read: applications },
	events: { table: 'identity.audit', read: events },
	// The keys `copies` (reports) and `letters` (emails) are kept for existing reports.
	copies: { table: 'identity.report', read: reports },
	letters: { table: 'identity.mail', read: emails },
};

/** Tables with data of accounts that a report leaves out, and why. */
export const excludedTables: Partial<Record<keyof IdentityTables, string>> = {
	'identity.erasure': 'is about deleted accounts, which request no report',
	'identity.subscription_request': 'is kept for a week, and becomes a subscription, which is in the report, or nothing',
	'identity.code': 'gives access for a minute; the session that it opened is in the report',
};

/** Everything that is stored about an account. */
export async function collectPersonalData(tables: Tables, account: string, now: Date): Promise<Readonly<Record<string, unknown>>> {
	const data: Record<string, unknown> = { asOf: now };
	// One query at a time: a transaction has one connection, and after a failed query it accepts only a rollback.
	for (const [name, category] of Object.entries(categories)) data[name] = await category.read(tables, account);
	return data;
}

async function profile(tables: Tables, id: string) {
	const account = await getAccount(tables, id);
	const { identities: _theirOwnCategory, ...known } = toProfile(account, []);
	return { ...known, brand: account.brand, createdOn: account.created_at, modifiedOn: account.modified_at };
}

async function logins(tables: Tables, account: string) {
	return (await listLogins(tables, account)).map(({ type, issuer, subject, user_name, created_at, last_login_at, password_set_at }) => ({
		type,
		issuer,
		subject,
		userName: user_name,
		createdOn: created_at,
		lastLoginOn: last_login_at,
		passwordSetOn: password_set_at,
	}));
}

async function sessions(tables: Tables, account: string) {
	const rows = await tables.selectFrom('identity.session').selectAll().where('account', '=', account).orderBy('signed_in_at').execute();
	return rows.map(({ device, network, way, remembered, ...row }) => ({
		device,
		network,
		way,
		remembered,
		byStaff: row.impersonator !== null,
		signedInOn: row.signed_in_at,
		seenOn: row.seen_at,
		endedOn: row.ended_at,
		endReason: row.end_reason,
	}));
}

async function links(tables: Tables, account: string) {
	const rows = await tables.selectFrom('identity.nonce').selectAll().where('account', '=', account).orderBy('made_at').execute();
	return rows.map(({ purpose, data, made_at, expires_at, used_at }) => ({
		purpose,
		data,
		madeOn: made_at,
		goodUntil: expires_at,
		usedOn: used_at,
	}));
}

async function clients(tables: Tables, account: string) {
	const rows = await tables.selectFrom('identity.client_grant').selectAll().where('account', '=', account).orderBy('granted_at').execute();
	return rows.map(({ brand, client, scope, granted_at }) => ({ brand, client, scope, grantedOn: granted_at }));
}

async function segment(tables: Tables, account: string) {
	const row = await tables.selectFrom('identity.segment').selectAll().where('account', '=', account).executeTakeFirst();
	return row ? { id: row.number, segment: row.name, setOn: row.set_at } : null;
}

async function kept(tables: Tables, account: string) {
	const rows = await tables.selectFrom('identity.kept').selectAll().where('account', '=', account).orderBy('kept_at').execute();
	return rows.map(({ brand, list, key, path, title, kept_at }) => ({ brand, list, key, path, title, keptOn: kept_at }));
}

async function newsletters(tables: Tables, account: string) {
	const address = await verifiedAddressOf(tables, account);
	const rows = address ? await subscriptionsOf(tables, address) : [];
	return rows.map(({ brand, newsletter, way, asked_at, confirmed_at, network }) => ({
		brand,
		newsletter,
		way,
		askedOn: asked_at,
		confirmedOn: confirmed_at,
		network,
	}));
}

async function applications(tables: Tables, account: string) {
	const rows = await applicationsOf(tables, account);
	return rows.map(({ brand, open_call, email_typed, answers, consent, way, network, files, ...row }) => ({
		brand,
		openCall: open_call,
		email: email_typed,
		answers,
		files: files.map(({ question, kind, bytes }) => ({ question, kind, bytes })),
		consent,
		way,
		madeOn: row.made_at,
		confirmedOn: row.confirmed_at,
		network,
		keptUntil: row.kept_until,
	}));
}

async function events(tables: Tables, account: string) {
	const rows = await tables.selectFrom('identity.audit').selectAll().where('account', '=', account).orderBy('id').execute();
	return rows.map(({ event, details, network, happened_at }) => ({ event, details, network, happenedOn: happened_at }));
}

async function reports(tables: Tables, account: string) {
	const rows = await tables.selectFrom('identity.report').selectAll().where('account', '=', account).orderBy('id').execute();
	return rows.map(({ asked_at, built_at, available_until }) => ({ askedOn: asked_at, builtOn: built_at, availableUntil: available_until }));
}

async function emails(tables: Tables, account: string) {
	const rows = await tables.selectFrom('identity.mail').selectAll().where('account', '=', account).orderBy('queued_at').execute();
	return rows.map(({ letter, brand, state, queued_at }) => ({ letter, brand, state, queuedOn: queued_at }));
}
