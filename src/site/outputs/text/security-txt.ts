import type { FileDefinition } from '../../file-definition.ts';

/** How long the file is valid after the day on which it is made, in ms; RFC 9116 recommends less than a year. */
const validFor = 180 * 86_400_000;

/** `/.well-known/security.txt`: where to report vulnerabilities of the site (RFC 9116). A brand without a contact has no such file. */
export const security: FileDefinition = {
	freshFor: 3_600,
	async make({ brand, origins, siteFiles, now }) {
		const contacts = siteFiles?.securityContacts ?? [];
		if (contacts.length === 0) return undefined;
		const today = Date.parse(now.toISOString().slice(0, 10));
		const lines = [
			...contacts.map((contact) => `Contact: ${contact}`),
			`Expires: ${new Date(today + validFor).toISOString()}`,
			'Preferred-Languages: es, en',
			`Canonical: ${origins[brand.id]}/.well-known/security.txt`,
		];
		return { contentType: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` };
	},
};
