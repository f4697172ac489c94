import { randomUUID } from 'node:crypto';
import { digest, randomSecret } from '#platform/crypto';
import { type Call, tenantOf } from '../call.ts';
import { applicationKeptUntil } from '../contract/application-form.ts';
import type { OpenCallForm, TransactionDeps } from '../identity-deps.ts';
import type { ApplicationAnswer } from '../store/application-tables.ts';
import type { TakenFile } from './application-files.ts';
import { lockApplications, replaceApplication } from './replace-application.ts';
import { withdrawalToken } from './withdrawal-token.ts';

/** How long the link of the email works, in ms: three days. Unconfirmed answers are erased then. */
export const confirmationMs = 3 * 86_400_000;

type NewApplication = {
	readonly form: OpenCallForm;
	readonly email: string;
	readonly typed: string;
	readonly answers: readonly ApplicationAnswer[];
	readonly files: ReadonlyMap<string, TakenFile>;
	/** The reader has proved that the address is theirs. */
	readonly isOwn: boolean;
};

/** Stores an application, and queues the email that asks for its confirmation, or says that it counts. */
export async function insertApplication(tx: TransactionDeps, call: Call, application: NewApplication): Promise<void> {
	const { form, email, files, isOwn } = application;
	const key = { brand: call.brand.id, openCall: form.slug, email };
	await lockApplications(tx.tables, key);
	const nonce = randomSecret();
	const row = newRow(tx.clock(), call, { ...application, nonce });
	await tx.tables
		.insertInto('identity.application')
		.values({ ...row, answers: JSON.stringify(application.answers) })
		.execute();
	await insertFiles(tx, row.id, files);
	const mail = { brand: call.brand, application: row.id };
	const shared = { title: form.title, keptUntil: row.kept_until, withdrawalToken: withdrawalToken(tx, key) };
	if (isOwn) {
		await replaceApplication(tx, { ...row, way: 'account' });
		await tx.mail.queue(tx.tables, 'application-received', { ...mail, data: shared });
	} else {
		const validUntil = new Date(row.made_at.getTime() + confirmationMs);
		await tx.mail.queue(tx.tables, 'confirm-application', { ...mail, data: { ...shared, nonce, validUntil } });
	}
}

/** The row of an application that does not count yet. */
const newRow = (now: Date, call: Call, { form, email, typed, nonce }: NewApplication & { readonly nonce: string }) =>
	({
		id: randomUUID(),
		tenant: tenantOf(call),
		brand: call.brand.id,
		open_call: form.slug,
		account: call.reader?.account ?? null,
		email,
		email_typed: typed,
		consent: form.consent,
		hash: digest(nonce),
		way: 'mail',
		made_at: now,
		confirmed_at: null,
		network: call.networkPrefix,
		kept_until: applicationKeptUntil(form.closesAt),
	}) as const;

async function insertFiles({ tables }: TransactionDeps, application: string, files: ReadonlyMap<string, TakenFile>): Promise<void> {
	if (files.size === 0) return;
	const rows = [...files].map(([question, file]) => ({ ...file, application, question }));
	await tables.insertInto('identity.application_file').values(rows).execute();
}
