import { eventually } from '../eventually.ts';
import type { Sites } from '../programs/program.ts';

type Mail = { readonly to: string; readonly links: readonly string[] };

/** Waits for an email to an address, and returns its newest link to a page. */
export async function linkOfMail(sites: Sites, address: string, path: string): Promise<string> {
	const found = async () => {
		const { body } = await sites.get('tn', '/_dev/outbox', { accept: 'application/json' });
		const mails: readonly Mail[] = JSON.parse(body);
		return mails.filter(({ to }) => to.includes(address)).flatMap(({ links }) => links.filter((link) => link.includes(path)))[0];
	};
	await eventually(found, (link) => link !== undefined, 20_000);
	return (await found()) ?? '';
}
