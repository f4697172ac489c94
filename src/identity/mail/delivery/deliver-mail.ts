import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import { type Mailer, MailNotSent } from '#platform/mail';
import type { QueuedMail, Tables } from '../../store/tables.ts';
import type { MailSealer } from '../mail-sealer.ts';
import { renderEmail } from '../render/render-email.ts';
import { findTemplate } from '../templates/templates.ts';
import { finishMail, postponeMail } from './claim-mails.ts';

const LONGEST_WAIT_MS = 1_800_000;

export type DeliveryDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly mailer: Mailer;
	readonly envelopes: MailSealer;
	readonly brands: readonly Brand[];
	/** Origin of each brand's site, without a slash at its end. */
	readonly origins: Readonly<Record<BrandId, string>>;
	/** Brand id → address that its mails come from. */
	readonly senders: ReadonlyMap<string, string>;
	/** How long a mail waits after its first failure, in ms; after each other three times as long, up to half an hour. */
	readonly firstWaitMs: number;
};

/** Sends a mail that this process has taken, and writes down what came of it; `false` when the server takes none at all for now. */
export async function deliver(deps: DeliveryDeps, row: QueuedMail): Promise<boolean> {
	const trouble = await send(deps, row).then(
		() => undefined,
		(error: unknown) => error,
	);
	if (trouble === undefined) {
		await finishMail(deps.tables, row, 'sent');
		return true;
	}
	await retryOrGiveUp(deps, row, trouble);
	return !(trouble instanceof MailNotSent && trouble.trouble === 'server');
}

async function send({ mailer, envelopes, brands, origins, senders, clock }: DeliveryDeps, row: QueuedMail): Promise<void> {
	const letter = findTemplate(row.letter);
	const brand = brands.find(({ id }) => id === row.brand);
	const sender = senders.get(row.brand);
	if (!letter || !brand || !sender || !row.sealed) throw new Error('the mail is of a letter or a brand that is not there');
	if (row.send_until <= clock()) throw new MailExpired();
	const { address, data } = envelopes.unseal(row.id, row.sealed);
	const to = { brand, account: row.account, address };
	const printed = renderEmail(letter.compose(data, to), to, origins[brand.id]);
	await mailer.send({
		id: row.id,
		brand: brand.id,
		template: row.letter,
		from: { name: brand.name, address: sender },
		to: address,
		...printed,
	});
}

class MailExpired extends Error {
	override readonly name = 'TooLate';
}

/** What no later try will mend is given up at once. No log names the address (P05): the row has the account. */
async function retryOrGiveUp({ tables, clock, log, firstWaitMs }: DeliveryDeps, row: QueuedMail, error: unknown): Promise<void> {
	const next = new Date(clock().getTime() + Math.min(firstWaitMs * 3 ** (row.tries - 1), LONGEST_WAIT_MS));
	const fields = { mail: row.id, account: row.account, brand: row.brand, letter: row.letter, tries: row.tries, error };
	if (error instanceof MailNotSent && error.trouble !== 'address' && next < row.send_until) {
		log.warn(fields, 'a mail could not be sent; it will be tried again');
		return postponeMail(tables, row, next);
	}
	log.error(fields, 'a mail was given up');
	return finishMail(tables, row, 'given-up');
}
