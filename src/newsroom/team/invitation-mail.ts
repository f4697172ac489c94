import { randomUUID } from 'node:crypto';
import type { Mail } from '#platform/mail';
import type { BrandSite } from '../readers/reader-support.ts';

type Invitation = { readonly site: BrandSite; readonly from: string; readonly to: string; readonly inviter: string; readonly link: string };

/** The email with the link to a set-up page. */
export function invitationMail({ site: { brand }, from, to, inviter, link }: Invitation): Mail {
	const lines = [
		`${inviter} te da acceso a la redacción de ${brand.name}.`,
		'Con este link elegís tu contraseña. Sirve una vez, durante una hora:',
		link,
		'Si no lo esperabas, no hagas nada.',
	];
	return {
		id: randomUUID(),
		brand: brand.id,
		template: 'staff-invitation',
		from: { name: `Redacción de ${brand.name}`, address: from },
		to,
		subject: `Tu acceso a la redacción de ${brand.name}`,
		text: lines.join('\n\n'),
		html: `<!doctype html><html lang="es"><body>${lines.map((line) => `<p>${line === link ? `<a href="${link}">${link}</a>` : escapeHtml(line)}</p>`).join('')}</body></html>`,
	};
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
