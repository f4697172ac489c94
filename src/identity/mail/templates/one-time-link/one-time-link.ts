import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { becauseHasAccount, pathTo } from '../phrases.ts';
import { nonceLinkData } from '../shared-fields.ts';

/** Carries the link that signs in once, without a password. */
export const oneTimeLink = emailTemplate({
	goesTo: 'email_typed',
	data: v.object(nonceLinkData),
	write: ({ nonce, validUntil }, { brand }) => ({
		subject: `Tu enlace para ingresar a ${brand.name}`,
		preview: 'Ingresá sin contraseña, una sola vez.',
		title: 'Ingresá sin contraseña',
		paragraphs: [`Pediste un enlace para ingresar a tu cuenta de ${brand.name}.`, 'Abrilo en el dispositivo en el que querés ingresar.'],
		action: { label: `Ingresar a ${brand.name}`, path: pathTo('/ingresar/', { ota_nonce: nonce }), validUntil },
		caution: { text: 'Ignorá este mail y no compartas el enlace: sin él, nadie puede ingresar.' },
		because: becauseHasAccount(brand),
	}),
});
