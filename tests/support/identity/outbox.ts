import { eventually } from '../eventually.ts';
import type { Sites } from '../programs/program.ts';

type Mail = { readonly to: string; readonly links: readonly string[]; readonly unsubscribeUrl?: string };

/** Waits for an email to an address, and returns its newest link to a page. */
export async function linkOfMail(sites: Sites, address: string, path: string): Promise<string> {
	return found(async () => (await mailsTo(sites, address)).flatMap(({ links }) => links.filter((link) => link.includes(path)))[0]);
}

/** Waits for an email to an address that mail programs can end by a button, and returns where the button of the newest one leads. */
export async function unsubscribeUrlOfMail(sites: Sites, address: string): Promise<string> {
	return found(async () => (await mailsTo(sites, address)).flatMap(({ unsubscribeUrl }) => unsubscribeUrl ?? [])[0]);
}

async function mailsTo(sites: Sites, address: string): Promise<readonly Mail[]> {
	const { body } = await sites.get('tn', '/_dev/outbox', { accept: 'application/json' });
	const mails: readonly Mail[] = JSON.parse(body);
	return mails.filter(({ to }) => to.includes(address));
}

async function found(look: () => Promise<string | undefined>): Promise<string> {
	await eventually(look, (link) => link !== undefined, 20_000);
	return (await look()) ?? '';
}
