// Sends one claimed email and records the result.
import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import { type Mailer, MailNotSent } from '#platform/mail';
import type { QueuedMail } from '../../store/mail-table.ts';
import type { Tables } from '../../store/tables.ts';
import type { MailSealer } from '../mail-sealer.ts';
import { renderEmail } from '../render/render-email.ts';
import { findTemplate } from '../templates/templates.ts';
import { finishMail, postponeMail } from './mail-states.ts';

const LONGEST_WAIT_MS = 1_800_000;

export type DeliveryDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly mailer: Mailer;
	readonly sealer: MailSealer;
	readonly brands: readonly Brand[];
	/** Origin of each brand's site, without a trailing slash. */
	readonly origins: Readonly<Record<BrandId, string>>;
	/** Sender address by brand id. */
	readonly senders: ReadonlyMap<string, string>;
	/** Wait after a mail's first failure (ms); it triples after each further failure, up to half an hour. */
	readonly firstWaitMs: number;
};

/** Sends a mail that this process has claimed. Returns false when the mail server accepts no mail at present. */
export async function deliverMail(deps: DeliveryDeps, row: QueuedMail): Promise<boolean> {
	const failure = await send(deps, row).then(
		() => undefined,
		(error: unknown) => error,
	);
	if (failure === undefined) {
		await finishMail(deps.tables, row, 'sent');
		return true;
	}
	await retryOrGiveUp(deps, row, failure);
	return !(failure instanceof MailNotSent && failure.trouble === 'server');
}

async function send({ mailer, sealer, brands, origins, senders, clock }: DeliveryDeps, row: QueuedMail): Promise<void> {
	const template = findTemplate(row.letter);
	const brand = brands.find(({ id }) => id === row.brand);
	const sender = senders.get(row.brand);
	if (!template || !brand || !sender || !row.sealed) {
		throw new Error(`mail ${row.id} has an unknown template (${row.letter}), an unknown brand or sender (${row.brand}), or no content`);
	}
	if (row.send_until <= clock()) throw new MailExpired();
	const { address, data } = sealer.unseal(row.id, row.sealed);
	const to = { brand, owner: row.account ?? row.subscription_request ?? row.application ?? '', address };
	const email = renderEmail(template.compose(data, to), to, origins[brand.id]);
	await mailer.send({
		id: row.id,
		brand: brand.id,
		template: row.letter,
		from: { name: brand.name, address: sender },
		to: address,
		...email,
	});
}

class MailExpired extends Error {
	override readonly name = 'MailExpired';
}

/** Gives a mail up at once when a later try cannot succeed. The log never names the address (P05); the account identifies the reader. */
async function retryOrGiveUp({ tables, clock, log, firstWaitMs }: DeliveryDeps, row: QueuedMail, error: unknown): Promise<void> {
	const next = new Date(clock().getTime() + Math.min(firstWaitMs * 3 ** (row.tries - 1), LONGEST_WAIT_MS));
	const fields = { mail: row.id, account: row.account ?? undefined, brand: row.brand, template: row.letter, tries: row.tries, error };
	if (error instanceof MailNotSent && error.trouble !== 'address' && next < row.send_until) {
		log.warn(fields, 'a mail could not be sent; it will be tried again');
		return postponeMail(tables, row, next);
	}
	log.error(fields, 'a mail was given up');
	return finishMail(tables, row, 'given-up');
}
