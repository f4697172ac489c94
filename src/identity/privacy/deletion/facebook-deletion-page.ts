import type { Brand } from '#brands';
import { longTime } from '../../mail/templates/phrases.ts';

/** The page that a Facebook user sees at the link of their deletion request (P08). It contains no personal data. */
export function facebookDeletionPage(brand: Brand, at: Date): string {
	const title = `Tus datos de Facebook en ${brand.name}`;
	return `<!doctype html><html lang="${brand.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title>
<h1>${title}</h1><p>Eliminamos los datos que recibimos de Facebook ${longTime(at, brand)}.</p>`;
}
