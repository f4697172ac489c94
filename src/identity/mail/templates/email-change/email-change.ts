import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { pathTo } from '../phrases.ts';
import { nonceLinkData } from '../shared-fields.ts';

/** Asks the owner of a new address to confirm it (A15). It names nobody, because anyone may have typed the address. */
export const emailChange = emailTemplate({
	goesTo: 'unverified_email',
	data: v.object(nonceLinkData),
	write: ({ nonce, validUntil }, { brand, owner }) => ({
		subject: `Confirmá tu nuevo mail en ${brand.name}`,
		preview: 'Falta un paso para usar esta dirección en tu cuenta.',
		title: 'Confirmá tu nuevo mail',
		paragraphs: [
			`Recibimos un pedido para usar esta dirección en una cuenta de ${brand.name}.`,
			'El cambio se hace cuando la confirmes. Hasta entonces, la cuenta sigue con el mail anterior.',
		],
		action: { label: 'Confirmar el cambio', path: pathTo('/validar-registro/', { nonce, uuid: owner }), validUntil },
		caution: { text: 'Ignorá este mail: sin tu confirmación, esta dirección no se suma a ninguna cuenta.' },
		because: `alguien quiere usar esta dirección en una cuenta de ${brand.name}`,
	}),
});
